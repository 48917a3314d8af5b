import SidleUnits

/// What a draw command does. The raw values are those of `SIDLE_DRAW_` in the C header.
public enum DrawKind: Int32, BitwiseCopyable {
  case rectangle = 1
  case text = 2
  case clipBegin = 3
  case clipEnd = 4
  case image = 5
  case spinner = 6
  case line = 7
}

/// The text of a draw command, laid out as `sidle_text`. Valid as long as its object has it.
public struct DrawnText: BitwiseCopyable {
  public let bytes: UnsafePointer<UInt8>?
  public let count: Int64

  /// Some bytes of a text.
  init(_ text: StoredText, start: Int, end: Int) {
    bytes = text.bytes.map { $0 + start }
    count = Int64(end &- start)
  }

  init(_ text: StoredText) {
    bytes = text.bytes
    count = Int64(text.count)
  }

  init(_ text: StaticString) {
    bytes = text.utf8Start
    count = Int64(text.utf8CodeUnitCount)
  }
}

/// One draw command, laid out as `sidle_draw_command`: hosts read this memory.
public struct DrawCommand: BitwiseCopyable {
  public var kind: Int32
  public var part: Int32
  public var object: UInt64
  public var frame: Rect
  public var color: UInt32
  public var flags: UInt32
  public var opacity: Double
  public var fontSize: Double
  public var text: DrawnText
  public var contentToken: UInt64
  public var paint: Paint

  /// Whether another command is the same but for where its text lies.
  @inline(__always)
  func equals(_ other: DrawCommand) -> Bool {
    kind == other.kind && part == other.part && object == other.object
      && frame.hasBits(of: other.frame) && color == other.color && flags == other.flags
      && opacity.bitPattern == other.opacity.bitPattern
      && fontSize.bitPattern == other.fontSize.bitPattern && text.count == other.text.count
      && contentToken == other.contentToken && paint.hasBits(of: other.paint)
  }
}

/// The commands of the scene as last drawn. Grows when a scene is larger than any before it.
///
/// Each command is compared with the one in its place that it overwrites, so that a changed scene
/// is known without a second list. The texts of the last list may be gone by then; what is left of
/// them are their hashes.
struct DrawList: ~Copyable {
  /// Between `begin` and `end` with the rest of the last list behind.
  private(set) var commands: Buffer<DrawCommand>
  /// The hash of each command's text.
  private var texts: Buffer<UInt64>
  /// Changes when the commands do.
  private(set) var serial: UInt64 = 0
  /// Commands of the list that is being made.
  private var count = 0
  private var isChanged = true
  private var isComplete = true

  init(_ allocator: Allocator) {
    commands = Buffer(allocator)
    texts = Buffer(allocator)
  }

  mutating func begin() {
    count = 0
    isComplete = true
  }

  /// A command that is painted plainly.
  @inline(never)
  mutating func append(
    _ kind: DrawKind, _ part: Part, _ object: ObjectID, _ frame: Rect, color: UInt32 = 0,
    fontSize: Double = 0, text: StoredText = .empty, opacity: Double = 1, contentToken: UInt64 = 0
  ) {
    put(
      DrawCommand(
        kind: kind.rawValue, part: part.rawValue, object: object.rawValue, frame: frame,
        color: color, flags: 0, opacity: opacity, fontSize: fontSize, text: DrawnText(text),
        contentToken: contentToken, paint: Paint()), text.hash)
  }

  /// A command with corners, a stroke, a shadow, an image or a phase.
  @inline(never)
  mutating func append(
    _ kind: DrawKind, _ part: Part, _ object: ObjectID, _ frame: Rect, color: UInt32 = 0,
    opacity: Double = 1, contentToken: UInt64 = 0, paint: Paint
  ) {
    put(
      DrawCommand(
        kind: kind.rawValue, part: part.rawValue, object: object.rawValue, frame: frame,
        color: color, flags: 0, opacity: opacity, fontSize: 0, text: DrawnText(.empty),
        contentToken: contentToken, paint: paint), StoredText.empty.hash)
  }

  /// A text of an overlay, in its frame. Static texts are known by where they lie.
  @inline(never)
  mutating func append(label: StaticString, _ object: ObjectID, _ frame: Rect) {
    put(
      DrawCommand(
        kind: DrawKind.text.rawValue, part: Part.none.rawValue, object: object.rawValue,
        frame: frame, color: OverlayTuning.labelColor, flags: 0, opacity: 1,
        fontSize: OverlayTuning.fontSize, text: DrawnText(label), contentToken: 0, paint: Paint()),
      UInt64(UInt(bitPattern: label.utf8Start)))
  }

  /// A line of a text.
  @inline(never)
  mutating func append(
    line part: Part, _ object: ObjectID, _ frame: Rect, color: UInt32, fontSize: Double,
    text: StoredText, start: Int, end: Int
  ) {
    var hash = Hash64()
    hash.add(text.hash)
    hash.add(Int64(start))
    put(
      DrawCommand(
        kind: DrawKind.text.rawValue, part: part.rawValue, object: object.rawValue, frame: frame,
        color: color, flags: 0, opacity: 1, fontSize: fontSize,
        text: DrawnText(text, start: start, end: end), contentToken: 0, paint: Paint()),
      hash.value)
  }

  /// Three times in the code, because what is known of a plain paint is not compared word by word. A
  /// command that is there already is not written again: only its text may lie elsewhere.
  @inline(__always)
  private mutating func put(_ command: DrawCommand, _ hash: UInt64) {
    if count < commands.count {
      if texts[count] == hash, commands[count].equals(command) {
        commands[count].text = command.text
      } else {
        isChanged = true
        commands[count] = command
        texts[count] = hash
      }
    } else {
      guard commands.reserveOneMore(), texts.reserveOneMore() else {
        isComplete = false
        return
      }
      isChanged = true
      commands.append(command)
      texts.append(hash)
    }
    count &+= 1
  }

  /// False when there was no memory for all commands; then there are none.
  mutating func end() -> Bool {
    guard isComplete else {
      commands.removeAll()
      texts.removeAll()
      isChanged = true
      return false
    }
    if count < commands.count {
      isChanged = true
      commands.truncate(to: count)
      texts.truncate(to: count)
    }
    if isChanged { serial &+= 1 }
    isChanged = false
    return true
  }
}

extension Rect {
  /// Whether another is the same to the bit: -0 and 0 differ.
  fileprivate func hasBits(of other: Rect) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
      && width.bitPattern == other.width.bitPattern
      && height.bitPattern == other.height.bitPattern
  }
}
