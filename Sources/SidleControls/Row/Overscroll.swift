import SidleMotion
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
    guard raw > extent, let band else { return raw }
    return extent + band.shown(raw - extent)
  }

  /// How much of the finger's speed is shown.
  public func slope(raw: Double, extent: Double) -> Double {
    guard raw > extent, let band else { return 1 }
    return band.slope(atShown: band.shown(raw - extent))
  }

  /// The finger's travel that shows `shown`. Where many do (clamp, a coefficient of 0), the least.
  public func raw(shown: Double, extent: Double) -> Double {
    guard shown > extent, let band else { return shown }
    if band.slope(atShown: shown - extent) <= 0 { return extent }
    let raw = extent + band.pull(shown - extent)
    return raw < Limits.length ? raw : Limits.length
  }

  /// What the row shows of a pull past its extent; nil when it shows all of it.
  private var band: RubberBand? {
    switch self {
    case .elastic(let coefficient): return .linear(coefficient: coefficient)
    case .clamp: return .linear(coefficient: 0)
    case .free: return nil
    }
  }
}
