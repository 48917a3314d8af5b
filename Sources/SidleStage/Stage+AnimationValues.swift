import SidleControls
import SidleMotion
import SidleUnits

/// The values of everything that plays, in one list.
extension Stage {
  /// Makes the list of the values that move now: every value in everything that plays. Lanes come first; while
  /// nothing begins or ends, a value keeps its place.
  public mutating func gatherValues() {
    let laneEnd = underWay.begin(.single)
    if hasNewOrder {
      values.removeAll()
      for place in 0..<laneEnd {
        values.append(
          AnimationValue(
            animation: id(animation: underWay[place]).rawValue, value: 0, velocity: 0))
      }
      hasNewOrder = false
    } else {
      values.truncate(to: laneEnd)
    }
    readLanes()
    for place in laneEnd..<underWay.count {
      let slot = underWay[place]
      gather(slot, outer(slot))
    }
  }

  public var gathered: (first: UnsafeRawPointer?, count: Int) {
    (values.count == 0 ? nil : UnsafeRawPointer(values.pointer), values.count)
  }

  private func readLanes() {
    guard values.count > 0, let manners = manners.base, let output = values.pointer,
      let columns = laneColumns.pointer
    else { return }
    let reader = LaneReader(
      manners: manners, mannerStride: InternTable<Manner>.stride, now: now, columns: columns)
    readLane(.swingingSpring, reader, output)
    readLane(.criticalSpring, reader, output)
    readLane(.polynomial, reader, output)
    readLane(.bezier, reader, output)
  }

  private func readLane(
    _ lane: Manner.Lane, _ reader: LaneReader, _ output: UnsafeMutablePointer<AnimationValue>
  ) {
    let first = UnsafeMutableRawPointer(output + underWay.begin(lane))
    reader.read(
      lane, underWay.values, underWay.begin(lane)..<underWay.end(lane),
      LaneOutput(
        values: first.advanced(by: MemoryLayout<UInt64>.size),
        stride: MemoryLayout<AnimationValue>.stride))
  }

  private mutating func gather(_ slot: Int, _ outer: AnimationTiming.Place) {
    guard animations[slot].isGroup else {
      append(slot, state(slot, outer))
      return
    }
    let place = place(slot, outer)
    let members = members(slot)
    let isParallel = isParallel(slot)
    var under: MotionState?
    for index in 0..<Int(members.count) {
      let member = members[index]
      let outer = self.outer(member, in: place)
      if animations[member].isGroup {
        gather(member, outer)
        let next = index &+ 1
        let isBeneath = isParallel && next < Int(members.count) && isAdditive(members[next])
        under = isBeneath ? state(member, outer) : nil
      } else {
        under = state(member, outer, over: isParallel && isAdditive(member) ? under : nil)
        append(member, under ?? .rest)
      }
    }
  }

  private mutating func append(_ slot: Int, _ state: MotionState) {
    values.append(
      AnimationValue(
        animation: id(animation: slot).rawValue, value: state.value, velocity: state.velocity))
  }
}
