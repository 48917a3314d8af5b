import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits

/// What hosts read in place: pointers into the stage's own memory.
extension Stage {
  /// The events of the last step; valid until the next.
  public var batch: (first: UnsafeRawPointer?, count: Int) {
    (
      events.batch.count == 0 ? nil : UnsafeRawPointer(events.batch.pointer), events.batch.count
    )
  }

  /// The log since the last read; valid until the next call that is recorded.
  public mutating func readLog() -> UnsafeBufferPointer<UInt8> { log.read() }

  public var movingCount: Int { awake.count }

  /// Whether a push would find no room in the log rather than among the samples.
  public var isLogFull: Bool { !log.hasRoom() }
}
