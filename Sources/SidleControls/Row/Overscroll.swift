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
  /// The finger's travel past the extent to the power of `exponent`. 0.8 is Framework7's, 0.7 that
  /// of aheze/SwipeActions.
  case power(exponent: Double)
  /// As scroll views do, with the row's width as their size: never as far as a whole width past the
  /// extent. 0.55 is the coefficient they are said to have.
  case scrollView(coefficient: Double)

  /// `raw` points toward an edge whose extent is `extent`, both 0 or more, of a row `width` wide.
  public func shown(raw: Double, extent: Double, width: Double) -> Double {
    guard raw > extent, let band = band(width) else { return raw }
    return extent + band.shown(raw - extent)
  }

  /// How much of the finger's speed is shown. Never more than all of it: within the first point past
  /// the extent a power shows more travel than there was.
  public func slope(raw: Double, extent: Double, width: Double) -> Double {
    guard raw > extent, let band = band(width) else { return 1 }
    let slope = band.slope(atShown: band.shown(raw - extent))
    return slope < 1 ? slope : 1
  }

  /// The finger's travel that shows `shown`. Where none does, as past a clamp, it is `shown` itself, as
  /// if the row had followed so far one to one.
  public func raw(shown: Double, extent: Double, width: Double) -> Double {
    guard shown > extent, let band = band(width) else { return shown }
    let raw = extent + band.pull(shown - extent)
    return band.shown(Limits.length) > 0 && raw < Limits.length ? raw : shown
  }

  /// What the row shows of a pull past its extent; nil when it shows all of it.
  private func band(_ width: Double) -> RubberBand? {
    switch self {
    case .elastic(let coefficient): return .linear(coefficient: coefficient)
    case .clamp: return .linear(coefficient: 0)
    case .free: return nil
    case .power(let exponent): return .power(exponent: exponent)
    case .scrollView(let coefficient):
      return .rational(coefficient: coefficient, dimension: width)
    }
  }

  public func hash(into hash: inout Hash64) {
    switch self {
    case .elastic(let coefficient):
      hash.add(Int32(0))
      hash.add(coefficient)
    case .clamp: hash.add(Int32(1))
    case .free: hash.add(Int32(2))
    case .power(let exponent):
      hash.add(Int32(3))
      hash.add(exponent)
    case .scrollView(let coefficient):
      hash.add(Int32(4))
      hash.add(coefficient)
    }
  }
}
