import SidleUnits

/// A cubic curve made ready for reading: its polynomials, and where to begin the search for the
/// place that belongs to an input.
///
/// The input is cut into cells; inside one, the place is
/// first taken from a straight line between the cell's ends, then made exact by three steps of
/// Newton's method. What that leaves is known beforehand (Newton's error is M/2m times the square of
/// the one before, m the least X' and M the largest X'' of the cell), so that no step is watched;
/// cells where it is not nothing, beside vertical tangents, are left to `CubicBezier`.
public struct BezierTable: BitwiseCopyable {
  static var cells: Int { 32 }

  /// The places of the inputs i/32; first, so that they lie where the table does.
  private let places: InlineArray<33, Double>
  let curve: CubicBezier
  let x: CubicCoordinate
  let y: CubicCoordinate
  /// A bit for each cell that three steps do not solve.
  private let hardCells: UInt32

  init(_ curve: CubicBezier) {
    self.curve = curve
    x = CubicCoordinate(curve.x1, curve.x2)
    y = CubicCoordinate(curve.y1, curve.y2)
    var places = InlineArray<33, Double>(repeating: 1)
    var hardCells: UInt32 = 0
    var last = 0.0
    places[0] = 0
    for cell in 0..<BezierTable.cells {
      let next =
        cell == BezierTable.cells &- 1
        ? 1 : curve.parameter(at: Double(cell &+ 1) / Double(BezierTable.cells)).t
      places[cell &+ 1] = next
      if BezierTable.isHard(x, from: last, to: next) {
        hardCells |= 1 << UInt32(cell)
      }
      last = next
    }
    self.places = places
    self.hardCells = hardCells
  }

  private static func isHard(_ x: CubicCoordinate, from low: Double, to high: Double) -> Bool {
    var least = min(x.slope(at: low), x.slope(at: high))
    if x.turn > low && x.turn < high { least = min(least, x.slope(at: x.turn)) }
    guard least > 0.01 else { return true }
    let most = max(x.bend(at: low).magnitude, x.bend(at: high).magnitude)
    // The error of the line in place of the inverse function, whose second derivative is X''/X'³.
    let width = 1 / Double(cells)
    var error = width * width / 8 * most / (least * least * least)
    let factor = most / (2 * least)
    for _ in 0..<3 { error = factor * error * error }
    return !(error < 0x1p-55)
  }

  /// Where to begin for an input inside 0...1; nil in a hard cell.
  @inline(__always)
  static func start(_ table: UnsafePointer<BezierTable>, at x: Double) -> Double? {
    let scaled = x * Double(cells)
    let cell = min(Int(scaled), cells &- 1)
    if table.pointee.hardCells &>> UInt32(truncatingIfNeeded: cell) & 1 == 1 { return nil }
    let places = UnsafeRawPointer(table).assumingMemoryBound(to: Double.self)
    let low = places[cell]
    return low + (places[cell &+ 1] - low) * (scaled - Double(cell))
  }

  /// Output and slope for an input, from the place that `start` gives: a straight line of
  /// arithmetic, for loops over many.
  @inline(__always)
  static func state(
    _ x: CubicCoordinate, _ y: CubicCoordinate, at input: Double, from start: Double
  ) -> (output: Double, slope: Double) {
    var p = start
    p = p - (x.value(at: p) - input) / x.slope(at: p)
    p = p - (x.value(at: p) - input) / x.slope(at: p)
    p = p - (x.value(at: p) - input) / x.slope(at: p)
    return (y.value(at: p), y.slope(at: p) / x.slope(at: p))
  }
}

/// One coordinate of a cubic curve that begins at 0: ((a p + b) p + c) p, and thrice and twice its
/// coefficients for the slope.
struct CubicCoordinate: BitwiseCopyable {
  let a, b, c, a3, b2: Double

  /// By the two control values between 0 and 1.
  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * second - 6 * first
    a = 1 + 3 * first - 3 * second
    a3 = 3 * a
    b2 = 2 * b
  }

  @inline(__always)
  func value(at p: Double) -> Double { ((a * p + b) * p + c) * p }

  @inline(__always)
  func slope(at p: Double) -> Double { (a3 * p + b2) * p + c }

  /// The second derivative.
  func bend(at p: Double) -> Double { 2 * a3 * p + b2 }

  /// Where the slope is least or greatest.
  var turn: Double { -b / a3 }
}
