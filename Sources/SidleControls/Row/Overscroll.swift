import SidleUnits

/// What a row shows when the finger pulls it past the extent of an edge, and back: from where the
/// finger says to what is shown, and the inverse, so that a row caught past its extent does not
/// jump at the first sample.
public enum Overscroll: Equatable, BitwiseCopyable {
  /// Past the extent only `coefficient` of the finger's travel is shown. 0.4 is SwipeCellKit's.
  case elastic(coefficient: Double)
  /// Never past the extent.
  case clamp
  /// One to one.
  case free

  /// `raw` points toward an edge whose extent is `extent`, both 0 or more.
  public func shown(raw: Double, extent: Double) -> Double {
    if raw <= extent { return raw }
    switch self {
    case .elastic(let coefficient): return extent + coefficient * (raw - extent)
    case .clamp: return extent
    case .free: return raw
    }
  }

  /// How much of the finger's speed is shown.
  public func slope(raw: Double, extent: Double) -> Double {
    if raw <= extent { return 1 }
    switch self {
    case .elastic(let coefficient): return coefficient
    case .clamp: return 0
    case .free: return 1
    }
  }

  /// The finger's travel that shows `shown`. Where many do (clamp, a coefficient of 0), the least.
  public func raw(shown: Double, extent: Double) -> Double {
    if shown <= extent { return shown }
    switch self {
    case .elastic(let coefficient):
      if coefficient <= 0 { return extent }
      let raw = extent + (shown - extent) / coefficient
      return raw < Limits.length ? raw : Limits.length
    case .clamp: return extent
    case .free: return shown
    }
  }
}
