import SidleUnits

/// Where a flick will end, by the formulas in circulation. At 1000 pt/s and 0.998 per millisecond
/// they say 499.4998, 499, 500 and 494 points.
public enum DecayProjection: Equatable, BitwiseCopyable {
  /// v/κ: the decay's own rest point.
  case continuous
  /// v/1000 · r/(1-r): Apple's talk "Designing Fluid Interfaces" (2018); steps of a millisecond, each
  /// after the speed has fallen.
  case talk
  /// v/1000 · 1/(1-r): steps of a millisecond, each before the speed has fallen.
  case discrete
  /// (|v| - s)/1000 · r/(1-r) with s the speed at which it stops: what `UIScrollView` was measured to
  /// travel with s of 10 pt/s.
  case stopping(speed: Double)
}

extension Decay {
  /// The signed distance travelled from `velocity`. Always finite.
  public func travel(from velocity: Double, by projection: DecayProjection) -> Double {
    // 1 - r, without cancelling.
    let loss = -Elementary.expm1(-0.001 * rate)
    let kept = 1 - loss
    if velocity == 0 { return 0 }
    switch projection {
    case .continuous: return rest(from: 0, velocity: velocity)
    case .talk: return Elementary.finite(0.001 * velocity * (kept / loss))
    case .discrete: return Elementary.finite(0.001 * velocity / loss)
    case .stopping(let speed):
      let spare = velocity.magnitude - speed
      guard spare > 0 else { return 0 }
      let way = 0.001 * spare * (kept / loss)
      return Elementary.finite(velocity < 0 ? -way : way)
    }
  }

  /// The velocity that travels `distance`, the inverse of `travel`. Always finite.
  public func velocity(travelling distance: Double, by projection: DecayProjection) -> Double {
    let loss = -Elementary.expm1(-0.001 * rate)
    let kept = 1 - loss
    if distance == 0 { return 0 }
    switch projection {
    case .continuous: return velocity(from: 0, reaching: distance)
    case .talk: return Elementary.finite(1000 * distance * (loss / kept))
    case .discrete: return Elementary.finite(1000 * distance * loss)
    case .stopping(let speed):
      let way = 1000 * distance.magnitude * (loss / kept) + max(speed, 0)
      return Elementary.finite(distance < 0 ? -way : way)
    }
  }
}
