import SidleMotion
import SidleUnits

/// The motion of a settling row: one stage to its rest, or with a bounce two, past it and back.
///
/// Which stage it is in is told by where its segment leads: the first leads elsewhere than to the rest.
extension Row {
  /// How far past its rest a row goes before it comes to it, signed: away from where it comes from, and
  /// no farther than the limit there.
  func overshoot(to target: Rest, from offset: Double, edge: Edge?) -> Double {
    guard settings.bounce > 0, settings.settle != .immediate else { return 0 }
    switch target {
    case .open(let edge):
      return edge.sign * bounce(past: geometry.strip(edge).extent, toward: edge)
    case .closed:
      guard let from = self.edge(showing: offset) ?? edge else { return 0 }
      let far: Edge = from == .leading ? .trailing : .leading
      return far.sign * bounce(past: 0, toward: far)
    }
  }

  /// A stage is over: the second follows the first, a rest the second.
  mutating func end(_ settle: Settle, _ change: inout RowChange) {
    end(settle, at: settle.segment.end, &change)
  }

  /// The same for a stage that takes no time.
  mutating func end(_ settle: Settle, at time: Int64, _ change: inout RowChange) {
    if settle.isPeeking { return follow(settle, at: time, &change) }
    let place = geometry.offset(of: settle.target)
    guard settle.segment.to != place else { return finish(settle, &change) }
    var settle = settle
    settle.segment = wayBack(from: settle.segment.to, to: place, at: time)
    if settle.segment.end > time {
      phase = .settling(settle)
    } else {
      finish(settle, &change)
    }
  }

  /// The first stage. A spring starts with the velocity given; a curve starts as curves do, unless the
  /// row `isMoving` by itself: then its motion goes on without a kink.
  @inline(never)
  func segment(
    from: Double, to: Double, velocity: Double, isMoving: Bool, at time: Int64
  ) -> Segment {
    switch settings.settle {
    case .immediate: return Segment.hold(at: to)
    case .spring(let spring, _):
      return Segment.spring(from: from, to: to, velocity: velocity, start: time, spring: spring)
    case .curve(let curve, let duration):
      return Segment.curve(
        from: from, to: to, velocity: isMoving ? velocity : nil, start: time,
        duration: Elementary.nanoseconds(nearest: duration), curve: curve)
    }
  }

  /// The second stage: from a standstill past the rest.
  private func wayBack(from: Double, to: Double, at time: Int64) -> Segment {
    switch settings.settle {
    case .immediate: return Segment.hold(at: to)
    case .spring(let spring, _):
      return Segment.spring(from: from, to: to, velocity: 0, start: time, spring: spring)
    case .curve(let curve, _):
      return Segment.curve(
        from: from, to: to, start: time,
        duration: Elementary.nanoseconds(nearest: settings.bounceDuration), curve: curve)
    }
  }
}
