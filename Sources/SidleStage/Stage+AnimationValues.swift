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
      let playback = playback(slot)
      gather(slot, at: playback.elapsed(at: now, length: length(slot)), rate: playback.rate)
    }
  }

  public var gathered: (first: UnsafeRawPointer?, count: Int) {
    (values.count == 0 ? nil : UnsafeRawPointer(values.pointer), values.count)
  }

  private func readLanes() {
    guard values.count > 0, let records = animations.base, let manners = manners.base,
      let output = values.pointer, let columns = laneColumns.pointer
    else { return }
    let reader = LaneReader(
      records: UnsafeRawPointer(records), recordStride: SlotTable<AnimationRecord>.stride,
      manners: manners, mannerStride: InternTable<Manner>.stride, now: now,
      columns: columns)
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
      lane, underWay.all(lane),
      LaneOutput(
        values: first.advanced(by: MemoryLayout<UInt64>.size),
        stride: MemoryLayout<AnimationValue>.stride))
  }

  private mutating func gather(_ slot: Int, at time: Int64, rate: Double) {
    guard animations[slot].isGroup else {
      let state = state(slot, at: time, rate: rate)
      values.append(
        AnimationValue(
          animation: id(animation: slot).rawValue, value: state.value, velocity: state.velocity))
      return
    }
    let place = place(slot, at: time)
    let members = members(slot)
    for index in 0..<Int(members.count) {
      let member = members[index]
      gather(
        member, at: Elementary.difference(from: begin(member), to: place.time),
        rate: rate * place.rate)
    }
  }
}
