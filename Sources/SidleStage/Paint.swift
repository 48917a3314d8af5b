/// How a draw command is painted beyond its frame and colour, laid out as the end of a
/// `sidle_draw_command`. What is 0 is not there.
public struct Paint: BitwiseCopyable {
  /// Of a rectangle, an image or a clip: points; a renderer takes half the shorter side at most.
  public var cornerRadius = 0.0
  /// Points. A rectangle's stroke lies inside its frame, so that no clip to the frame cuts it.
  public var strokeWidth = 0.0
  public var strokeColor: UInt32 = 0
  public var shadowColor: UInt32 = 0
  /// How far the edge of a rectangle's shadow is blurred: two standard deviations, points.
  public var shadowRadius = 0.0
  public var shadowX = 0.0
  public var shadowY = 0.0
  /// Of a spinner: how far it is turned, 0 up to 1.
  public var phase = 0.0
  /// Of an image: the host's token.
  public var image: UInt64 = 0

  public init() {}

  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  public init(strokeWidth: Double) { self.strokeWidth = strokeWidth }

  public init(image: UInt64) { self.image = image }

  public init(phase: Double, strokeWidth: Double) {
    self.phase = phase
    self.strokeWidth = strokeWidth
  }

  public func stroked(_ color: UInt32, width: Double) -> Paint {
    var paint = self
    paint.strokeColor = color
    paint.strokeWidth = width
    return paint
  }

  public func shadowed(_ color: UInt32, radius: Double, x: Double, y: Double) -> Paint {
    var paint = self
    paint.shadowColor = color
    paint.shadowRadius = radius
    paint.shadowX = x
    paint.shadowY = y
    return paint
  }

  /// Whether another is the same to the bit. Without branches: nearly all are.
  @inline(__always)
  func hasBits(of other: Paint) -> Bool {
    (cornerRadius.bitPattern ^ other.cornerRadius.bitPattern)
      | (strokeWidth.bitPattern ^ other.strokeWidth.bitPattern)
      | UInt64(strokeColor ^ other.strokeColor) | UInt64(shadowColor ^ other.shadowColor)
      | (shadowRadius.bitPattern ^ other.shadowRadius.bitPattern)
      | (shadowX.bitPattern ^ other.shadowX.bitPattern)
      | (shadowY.bitPattern ^ other.shadowY.bitPattern)
      | (phase.bitPattern ^ other.phase.bitPattern) | (image ^ other.image) == 0
  }
}
