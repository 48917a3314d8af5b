/// Samples that are read and not yet given away, and the numbers of the pointers they belong to.
struct SampleQueue {
  private var waiting: [Sample] = []
  private var given = 0
  private var taken: [Bool] = []

  var isEmpty: Bool { given == waiting.count }

  mutating func append(_ sample: Sample) { waiting.append(sample) }

  mutating func next() -> Sample? {
    guard given < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      given = 0
      return nil
    }
    given += 1
    return waiting[given - 1]
  }

  /// The least number that no pointer has, from 1. Numbers are used again as slots are.
  mutating func takePointer() -> Int32 {
    let index = taken.firstIndex(of: false) ?? taken.count
    if index == taken.count { taken.append(true) } else { taken[index] = true }
    return Int32(index + 1)
  }

  mutating func release(_ pointer: Int32) { taken[Int(pointer) - 1] = false }
}

extension [Sample] {
  mutating func sortByTime() {
    // Nearly all stand in order, and sorting takes as much memory again.
    guard !zip(self, dropFirst()).allSatisfy({ $0.time <= $1.time }) else { return }
    self = enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
