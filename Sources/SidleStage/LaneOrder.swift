import SidleMotion
import SidleUnits

/// The slots of the animations that play, those of one lane side by side, in no other order.
///
/// One buffer, cut by the ends of the lanes. A slot enters or leaves by moving one slot of each lane
/// behind it, so both cost the same however many there are.
struct LaneOrder: ~Copyable {
  private var slots: Buffer<Int32>
  private var ends = InlineArray<5, Int>(repeating: 0)

  init(_ allocator: Allocator) { slots = Buffer(allocator) }

  /// Makes room for `count` slots in all; false without memory.
  mutating func reserve(_ count: Int) -> Bool { slots.grow(toHold: count) }

  var count: Int { slots.count }

  func begin(_ lane: Manner.Lane) -> Int {
    lane.rawValue == 0 ? 0 : ends[Int(lane.rawValue) &- 1]
  }

  func end(_ lane: Manner.Lane) -> Int { ends[Int(lane.rawValue)] }

  subscript(place: Int) -> Int { Int(slots[place]) }

  /// The slots of a lane; valid until the order changes.
  func all(_ lane: Manner.Lane) -> UnsafeBufferPointer<Int32> {
    guard let base = slots.pointer else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: base + begin(lane), count: end(lane) &- begin(lane))
  }

  /// Enters a slot into a lane. `moved` is told each slot, also this one, that has a new place. The caller has
  /// reserved.
  mutating func insert(_ slot: Int, _ lane: Manner.Lane, moved: (_ slot: Int, _ place: Int) -> Void)
  {
    slots.append(-1)
    var hole = slots.count &- 1
    var behind = ends.count &- 1
    while behind > Int(lane.rawValue) {
      let first = ends[behind &- 1]
      if first != ends[behind] {
        slots[hole] = slots[first]
        moved(Int(slots[hole]), hole)
      }
      hole = first
      ends[behind] &+= 1
      behind &-= 1
    }
    ends[behind] &+= 1
    slots[hole] = Int32(truncatingIfNeeded: slot)
    moved(slot, hole)
  }

  /// Takes out the slot at a place.
  mutating func remove(at place: Int, moved: (_ slot: Int, _ place: Int) -> Void) {
    var hole = place
    var lane = 0
    while ends[lane] <= place { lane &+= 1 }
    while lane < ends.count {
      let last = ends[lane] &- 1
      if last != hole {
        slots[hole] = slots[last]
        moved(Int(slots[hole]), hole)
      }
      hole = last
      ends[lane] = last
      lane &+= 1
    }
    slots.truncate(to: slots.count &- 1)
  }
}
