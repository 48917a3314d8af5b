import SidleMotion
import SidleUnits

/// The moving values of all animations and their slots, those that play first, of one lane side by
/// side, in no other order; behind them those that do not play.
///
/// One sequence of places, cut by the ends of the lanes. A slot goes to another lane by moving one slot
/// of each lane between, so that costs the same however many there are.
struct LaneOrder: ~Copyable {
  private let anchor = Anchor()
  private var slots: Buffer<Int32>
  private(set) var values: MovingBlocks
  /// Of each lane, and last of what does not play.
  private var ends = InlineArray<6, Int>(repeating: 0)

  init(_ allocator: Allocator) {
    slots = Buffer(allocator)
    values = MovingBlocks(allocator)
  }

  /// Makes room for `count` slots in all; false without memory.
  mutating func reserve(_ count: Int) -> Bool {
    slots.grow(toHold: count) && values.reserve(slots.capacity)
  }

  /// How many play.
  var count: Int { end(.single) }

  func begin(_ lane: Manner.Lane) -> Int {
    lane.rawValue == 0 ? 0 : ends[Int(lane.rawValue) &- 1]
  }

  func end(_ lane: Manner.Lane) -> Int { ends[Int(lane.rawValue)] }

  subscript(place: Int) -> Int { Int(slots[place]) }

  /// The moving value at a place, which it is until something moves.
  @inline(__always)
  func value(_ place: Int) -> MovingPlace { values.place(place) }

  /// The lane at a place; nil where what lies there does not play.
  func lane(_ place: Int) -> Manner.Lane? {
    Manner.Lane(rawValue: UInt8(truncatingIfNeeded: number(place)))
  }

  private func number(_ place: Int) -> Int {
    var lane = 0
    while ends[lane] <= place { lane &+= 1 }
    return lane
  }

  /// Enters a slot that does not play; returns its place. The caller has reserved.
  mutating func append(_ slot: Int, _ value: MovingValue) -> Int {
    let place = slots.count
    slots.append(Int32(truncatingIfNeeded: slot))
    values.place(place).value = value
    ends[LaneOrder.still] &+= 1
    return place
  }

  /// Moves what lies at a place to a lane, or with nil to what does not play; false when it is there already.
  /// `moved` is told each slot that has a new place.
  @discardableResult
  mutating func move(
    _ place: Int, to lane: Manner.Lane?, moved: (_ slot: Int, _ place: Int) -> Void
  ) -> Bool {
    let wanted = lane.map { Int($0.rawValue) } ?? LaneOrder.still
    var current = number(place)
    if current == wanted { return false }
    let slot = slots[place]
    let value = value(place).value
    var hole = place
    while current < wanted {
      let last = ends[current] &- 1
      fill(hole, from: last, moved)
      hole = last
      ends[current] = last
      current &+= 1
    }
    while current > wanted {
      current &-= 1
      let first = ends[current]
      fill(hole, from: first, moved)
      hole = first
      ends[current] = first &+ 1
    }
    if hole == place { return true }
    slots[hole] = slot
    self.value(hole).value = value
    moved(Int(slot), hole)
    return true
  }

  /// Takes out the slot at a place, which does not play.
  mutating func remove(_ place: Int, moved: (_ slot: Int, _ place: Int) -> Void) {
    let last = slots.count &- 1
    fill(place, from: last, moved)
    slots.truncate(to: last)
    ends[LaneOrder.still] = last
  }

  private mutating func fill(
    _ hole: Int, from place: Int, _ moved: (_ slot: Int, _ place: Int) -> Void
  ) {
    if hole == place { return }
    slots[hole] = slots[place]
    value(hole).copy(value(place))
    moved(Int(slots[hole]), hole)
  }

  private static var still: Int { Manner.Lane.count }
}
