import SidleUnits

/// What a draw command does. The raw values are those of `SIDLE_DRAW_` in the C header.
public enum DrawKind: Int32, BitwiseCopyable {
  case rectangle = 1
  case text = 2
  case clipBegin = 3
  case clipEnd = 4
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
  public var text: StoredText
  public var contentToken: UInt64

  func hash(into hash: inout Hash64) {
    hash.add(kind)
    hash.add(part)
    hash.add(object)
    hash.add(frame)
    hash.add(UInt64(color) << 32 | UInt64(flags))
    hash.add(opacity)
    hash.add(fontSize)
    hash.add(text.buffer)
    hash.add(contentToken)
  }
}

/// The commands of the scene as last drawn. Grows when a scene is larger than any before it.
struct DrawList: ~Copyable {
  private(set) var commands: Buffer<DrawCommand>
  /// Changes when the commands do.
  private(set) var serial: UInt64 = 0
  private var fingerprint: UInt64 = 0
  private var isComplete = true

  init(_ allocator: Allocator) { commands = Buffer(allocator) }

  mutating func begin() {
    commands.removeAll()
    isComplete = true
  }

  mutating func append(
    _ kind: DrawKind, _ part: Part, _ object: ObjectID, _ frame: Rect, color: UInt32 = 0,
    fontSize: Double = 0, text: StoredText = .empty, contentToken: UInt64 = 0
  ) {
    guard commands.reserveOneMore() else {
      isComplete = false
      return
    }
    commands.append(
      DrawCommand(
        kind: kind.rawValue, part: part.rawValue, object: object.rawValue, frame: frame,
        color: color, flags: 0, opacity: 1, fontSize: fontSize, text: text,
        contentToken: contentToken))
  }

  /// False when there was no memory for all commands; then there are none.
  mutating func end() -> Bool {
    guard isComplete else {
      commands.removeAll()
      return false
    }
    var hash = Hash64()
    for index in 0..<commands.count { commands[index].hash(into: &hash) }
    if serial == 0 || hash.value != fingerprint {
      serial &+= 1
      fingerprint = hash.value
    }
    return true
  }
}
