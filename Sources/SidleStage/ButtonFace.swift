import SidleControls
import SidleUnits

/// How a button looks, as far as its host has said. Only buttons that were configured have one; the others
/// are a rectangle and a title.
struct ButtonFace: BitwiseCopyable {
  /// Slot of the button.
  let button: Int
  /// Whether the host has said how it looks. One that was never configured but is busy has a face for that
  /// time, in the button's two colours.
  var isConfigured = false
  var configuration = ButtonConfiguration()
  var values = StateValues()
  var subtitle = StoredText.empty
  var titleText = MeasuredText()
  var subtitleText = MeasuredText()
  var busy = BusyMark()
  /// Slot of the motion of its layout; -1 of one that changes at once.
  var motion = -1
  /// Whether it counts among those whose spinner turns.
  var isSpinning = false
  /// Of a button in a row: the width that it asks for at rest, as the row was last laid out.
  var contentWidth = 0.0

  func free(_ allocator: Allocator) {
    values.free(allocator)
    subtitle.free(allocator)
    titleText.pieces.free(allocator)
    subtitleText.pieces.free(allocator)
  }

  func hash(into hash: inout Hash64) {
    hash.add(Int64(button))
    if !isConfigured { hash.add(isConfigured) }
    configuration.hash(into: &hash)
    values.hash(into: &hash)
    hash.add(subtitle.buffer)
    titleText.hash(into: &hash)
    subtitleText.hash(into: &hash)
    hash.add(busy.isOn)
    hash.add(busy.isHeld)
    hash.add(busy.begun)
  }
}

/// Whether a button is busy, and since when.
struct BusyMark: BitwiseCopyable {
  /// The host says so.
  var isOn = false
  /// The host says so no more, but it was not for long enough.
  var isHeld = false
  var begun: Int64 = 0

  var isBusy: Bool { isOn || isHeld }
}

/// A text as it was measured when it was set.
public struct MeasuredText: BitwiseCopyable {
  public var size = Size(width: 0, height: 0)
  public var pieces = TextPieces()
  /// The font it was measured with, points.
  public var font = 0.0
  /// Width of a blank, when there are pieces.
  public var blank = 0.0
  /// The hash of the text: when the text is another one, the pieces are not its.
  public var textHash: UInt64 = 0

  public init() {}

  func hash(into hash: inout Hash64) {
    hash.add(size.width)
    hash.add(size.height)
    hash.add(font)
    pieces.hash(into: &hash)
  }
}

/// A configuration to come, checked, its texts measured. Whoever makes it owns the pieces until `configure`
/// has succeeded.
public struct ConfigurationSpec {
  public var configuration: ButtonConfiguration
  /// The button's title, whether it is set or was there.
  public var title: UnsafeBufferPointer<UInt8>
  public var titleText: MeasuredText
  public var subtitle: UnsafeBufferPointer<UInt8>
  public var subtitleText: MeasuredText

  public init(
    _ configuration: ButtonConfiguration, title: UnsafeBufferPointer<UInt8>,
    titleText: MeasuredText, subtitle: UnsafeBufferPointer<UInt8>, subtitleText: MeasuredText
  ) {
    self.configuration = configuration
    self.title = title
    self.titleText = titleText
    self.subtitle = subtitle
    self.subtitleText = subtitleText
  }
}
