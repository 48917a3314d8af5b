import SidleUnits

/// A velocity with its convention, so that nobody takes one for the other.
///
/// Springs here take points per second. `CASpringAnimation` and `UISpringTimingParameters` take whole
/// distances per second, positive towards the target; Wobble and old Framer take points per
/// millisecond. Mixing them up is the commonest spring bug there is (facebook/react-native 18953,
/// motiondivision/motion 1075).
public enum InitialVelocity: Equatable, BitwiseCopyable {
  case pointsPerSecond(Double)
  case pointsPerMillisecond(Double)
  /// 1 is the whole way from start to target in a second; negative is away from the target.
  case distancesPerSecond(Double)

  /// In points per second, over a signed distance from start to target. Always finite.
  public func pointsPerSecond(over distance: Double) -> Double {
    switch self {
    case .pointsPerSecond(let velocity): return Elementary.finite(velocity)
    case .pointsPerMillisecond(let velocity): return Elementary.finite(1000 * velocity)
    case .distancesPerSecond(let velocity): return Elementary.finite(velocity * distance)
    }
  }

  /// In distances per second; nil when there is no distance to measure by, so that the caller decides
  /// what to do instead of dividing by zero. Always finite.
  public func distancesPerSecond(over distance: Double) -> Double? {
    if case .distancesPerSecond(let velocity) = self { return Elementary.finite(velocity) }
    guard distance != 0 else { return nil }
    return Elementary.finite(pointsPerSecond(over: distance) / distance)
  }
}
