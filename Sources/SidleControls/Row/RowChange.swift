import SidleUnits

/// Why something happened to a row. The raw values are those of `SIDLE_REASON_` in the C header.
public enum Reason: Int32, BitwiseCopyable {
  case none = 0
  case touch = 1
  case code = 2
  case tap = 3
  case tapOutside = 4
  case otherRow = 5
  case action = 6
  case cancelled = 7
  case removed = 8
  case resized = 9
  case disabled = 10
  case reset = 11
  case scroll = 12
  case group = 13
  case accessibility = 14
  case timedOut = 15
  case key = 16
  case hold = 17
  case hidden = 18
  case focus = 19
  case busy = 20
  case secondary = 21
  case otherMenu = 22
}

/// One thing a row announces.
public struct RowNotice: Equatable, BitwiseCopyable {
  public enum Kind: Equatable, BitwiseCopyable {
    case dragBegan
    case dragEnded(cancelled: Bool)
    case willOpen
    case opened
    case willClose
    case closed
    case interrupted
    /// A button is carried out; whether the row waits for an answer.
    case committed(awaits: Bool)
    case collapseBegan
    case removed
    case restored
  }

  public var kind: Kind
  public var reason: Reason
  /// The edge that shows, opens or closes; nil when none does.
  public var edge: Edge?
  public var offset: Double
  public var velocity: Double
}

/// What one input did to a row: what to announce, in order. Whether the row moves is its state.
public struct RowChange: BitwiseCopyable {
  /// The most that one input can cause: the end of a drag or an interruption, a button that is carried
  /// out, then an announced motion and, without animation, its end. A call carries out no button, but
  /// may give up what a lift would have carried out.
  public static let capacity = 4

  public private(set) var count = 0
  private var notices: InlineArray<4, RowNotice>

  @inline(never)
  public init() {
    notices = InlineArray(
      repeating: RowNotice(kind: .dragBegan, reason: .none, edge: nil, offset: 0, velocity: 0))
  }

  public subscript(index: Int) -> RowNotice { notices[index] }

  @inline(never)
  mutating func announce(_ notice: RowNotice) {
    notices[count] = notice
    count &+= 1
  }
}
