/// How a call ended. The raw values are those of the C header.
public enum Status: Int32, BitwiseCopyable, Sendable {
  case ok = 0
  case more = 1
  case null = -1
  case argument = -2
  case notFinite = -3
  case range = -4
  case invalidID = -10
  case stale = -11
  case wrongKind = -12
  case wrongStage = -13
  case timeBackwards = -20
  case full = -21
  case busy = -22
  case outOfMemory = -30
  case nameTaken = -40
  case notFound = -41
  case notUTF8 = -42
  case newerFields = -50
  case abi = -51
  case state = -60
}

/// Why a call failed: what the sentence of the last error is made of. A call that throws one has
/// changed nothing.
public struct Failure: Error, BitwiseCopyable {
  public enum Value: BitwiseCopyable, Sendable {
    case none
    case number(Double)
    case integer(Int64)
    case id(UInt64)
  }

  public var status: Status
  /// The argument or field that was wrong, as the C header spells it.
  public var argument: StaticString
  public var value: Value
  /// What would have been right.
  public var rule: StaticString

  public init(
    _ status: Status, _ argument: StaticString, _ value: Value = .none, _ rule: StaticString
  ) {
    self.status = status
    self.argument = argument
    self.value = value
    self.rule = rule
  }

  public static func outOfMemory(_ argument: StaticString) -> Failure {
    Failure(.outOfMemory, argument, .none, "no memory for it")
  }
}
