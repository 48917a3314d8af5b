import SidleUnits

/// Two batches of events: the one that was handed out, and the one that calls between steps fill.
///
/// A step turns the second into the first and appends to it, so what a host reads stays as it is
/// until the next step, whatever the host does meanwhile.
struct EventQueue: ~Copyable {
  /// The most events that one input in a step can cause: every contact may lose its drag, at four events
  /// each, and pointers find themselves over other buttons.
  private let perInput: Int

  private(set) var batch: Buffer<Event>
  private(set) var waiting: Buffer<Event>
  private(set) var capacity: Int

  init(_ allocator: Allocator, perInput: Int) {
    self.perInput = perInput
    batch = Buffer(allocator)
    waiting = Buffer(allocator)
    capacity = 0
  }

  /// Grows both batches, or neither.
  mutating func reserve(_ capacity: Int, _ allocator: Allocator) -> Bool {
    if capacity <= self.capacity { return true }
    var largerBatch = Buffer<Event>(allocator)
    var largerWaiting = Buffer<Event>(allocator)
    guard largerBatch.reserve(capacity), largerWaiting.reserve(capacity) else { return false }
    for index in 0..<batch.count { largerBatch.append(batch[index]) }
    for index in 0..<waiting.count { largerWaiting.append(waiting[index]) }
    swap(&batch, &largerBatch)
    swap(&waiting, &largerWaiting)
    self.capacity = capacity
    return true
  }

  /// Whether there is nothing to read, and nothing for the next step to hand out.
  var isEmpty: Bool { batch.count | waiting.count == 0 }

  /// Begins the batch of a step with what waits.
  mutating func turn() {
    if isEmpty { return }
    swap(&batch, &waiting)
    waiting.removeAll()
  }

  /// Room for one more input in the batch of the step that is under way.
  var hasRoom: Bool { capacity &- batch.count >= perInput }

  /// Room for events of calls until the next step.
  func hasRoom(forWaiting count: Int) -> Bool { capacity &- waiting.count >= count }

  mutating func append(_ event: Event, stepping: Bool) {
    if stepping { batch.append(event) } else { waiting.append(event) }
  }
}
