import SidleUnits

/// What carrying out a button asks of its row.
public struct ButtonAction: Equatable, BitwiseCopyable {
  /// Whether the row goes with it, once the host has said yes.
  public var removes: Bool
  /// Whether the row stays open afterwards.
  public var keepsOpen: Bool
  /// Whether it takes a second tap, or after a pull an answer.
  public var needsConfirm: Bool
  /// How long the second tap may take, ns; 0: for ever.
  public var confirmTimeout: Int64
  /// The pull from which on a lift carries it out, in `span`; 0: a pull does not.
  public var level: Double
  public var span: Span

  public init(
    removes: Bool, keepsOpen: Bool, needsConfirm: Bool, confirmTimeout: Int64, level: Double,
    span: Span
  ) {
    self.removes = removes
    self.keepsOpen = keepsOpen
    self.needsConfirm = needsConfirm
    self.confirmTimeout = confirmTimeout
    self.level = level
    self.span = span
  }

  /// The defaults of a button.
  public static var plain: ButtonAction {
    ButtonAction(
      removes: false, keepsOpen: false, needsConfirm: false, confirmTimeout: 3_000_000_000,
      level: 0, span: .points)
  }

  public func hash(into hash: inout Hash64) {
    hash.add(
      UInt64(removes ? 1 : 0) | UInt64(keepsOpen ? 2 : 0) | UInt64(needsConfirm ? 4 : 0)
        | UInt64(span.rawValue) << 8)
    hash.add(confirmTimeout)
    hash.add(level)
  }
}
