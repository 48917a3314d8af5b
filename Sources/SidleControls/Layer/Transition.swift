import SidleUnits

/// How one content of a layer takes the place of another.
///
/// The four kinds and their directions are those of Core Animation's CATransition. Everything is a
/// function of one progress, 0 at the beginning and 1 at the end.
public struct Transition: Equatable, BitwiseCopyable {
  public enum Kind: UInt8, BitwiseCopyable {
    /// The old content fades out while the new one fades in.
    case fade
    /// The new content travels over the old one.
    case moveIn
    /// Both travel together, by the size of the layer.
    case push
    /// The old content travels away from over the new one.
    case reveal
  }

  /// A physical side. Whatever moves comes from it.
  public enum Side: UInt8, BitwiseCopyable { case left, right, top, bottom }

  /// Where a content is drawn, and how much of it.
  public struct Placement: Equatable, BitwiseCopyable {
    /// Displacement from where the layer lies, points.
    public var x: Double
    public var y: Double
    /// 0 to 1.
    public var opacity: Double

    public init(x: Double, y: Double, opacity: Double) {
      self.x = x
      self.y = y
      self.opacity = opacity
    }

    /// In its place, wholly there.
    public static var resting: Placement { Placement(x: 0, y: 0, opacity: 1) }

    /// Whether any of a content as large as its layer shows inside the layer.
    public func isVisible(in size: Size) -> Bool {
      opacity > 0 && x.magnitude < size.width && y.magnitude < size.height
    }
  }

  public var kind: Kind
  /// Not read by a fade.
  public var side: Side
  /// Whether what travels also fades, as UIKit's push does.
  public var fades: Bool

  public init(kind: Kind, side: Side, fades: Bool) {
    self.kind = kind
    self.side = side
    self.fades = fades
  }

  /// Where the new content is. A curve that overshoots takes it past its place; its opacity stays
  /// within 0 to 1.
  public func incoming(at progress: Double, in size: Size) -> Placement {
    switch kind {
    case .fade, .reveal: return place(0, in: size, opacity(progress, of: kind == .fade))
    case .moveIn, .push: return place(progress - 1, in: size, opacity(progress, of: fades))
    }
  }

  /// Where the old content is.
  public func outgoing(at progress: Double, in size: Size) -> Placement {
    switch kind {
    case .fade, .moveIn: return place(0, in: size, opacity(1 - progress, of: kind == .fade))
    case .push, .reveal: return place(progress, in: size, opacity(1 - progress, of: fades))
    }
  }

  /// Whether the old content is painted over the new one.
  public var outgoingIsAbove: Bool { kind == .reveal }

  /// `share` of the layer's size away from the side.
  private func place(_ share: Double, in size: Size, _ opacity: Double) -> Placement {
    switch side {
    case .left: return Placement(x: share * size.width + 0, y: 0, opacity: opacity)
    case .right: return Placement(x: -share * size.width + 0, y: 0, opacity: opacity)
    case .top: return Placement(x: 0, y: share * size.height + 0, opacity: opacity)
    case .bottom: return Placement(x: 0, y: -share * size.height + 0, opacity: opacity)
    }
  }

  private func opacity(_ progress: Double, of fades: Bool) -> Double {
    guard fades else { return 1 }
    return progress < 0 ? 0 : progress > 1 ? 1 : progress
  }

  public func hash(into hash: inout Hash64) {
    hash.add(Int32(kind.rawValue) << 8 | Int32(side.rawValue) << 1 | (fades ? 1 : 0))
  }
}
