/// What positions of a recording are measured on.
enum Surface: Equatable {
  /// Both axes have a range.
  case axes(x: AxisRange, y: AxisRange)
  /// Nothing is said about it: pixels of a screen of unknown size, units of a device.
  case unknown
  /// Counts that a mouse moved, from where it was at the beginning.
  case relative
}

/// How positions of a recording become positions on the stage, as the command line asks for it.
struct Placement: Equatable {
  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  /// Clockwise.
  enum Rotation: Int, CaseIterable {
    case none = 0
    case quarter = 90
    case half = 180
    case threeQuarters = 270
  }

  /// The surface's size, where the recording says none or another one.
  var from: Size?
  /// What the surface is spread over; without it units stay as they are.
  var view: Size?
  var rotation = Rotation.none
  var flipsX = false
  var flipsY = false

  private var turns: Bool { rotation != .none || flipsX || flipsY }

  /// A view was asked for and cannot be filled: positions stay as they are.
  func leavesAsItIs(_ surface: Surface) -> Bool {
    surface == .unknown && from == nil && view != nil
  }

  /// Nil when a surface is to be turned whose size nobody knows.
  func projection(of surface: Surface) -> Projection? {
    let axes: (x: Projection.Axis, y: Projection.Axis)
    switch surface {
    case .axes where from == nil && view == nil && !turns: return .identity
    case .unknown where from == nil: return turns ? nil : .identity
    case .relative: axes = (.counts, .counts)
    case .axes(let x, let y):
      axes = (
        from.map { .pixels($0.width) } ?? .range(x), from.map { .pixels($0.height) } ?? .range(y)
      )
    case .unknown: axes = (.pixels(from?.width ?? 1), .pixels(from?.height ?? 1))
    }
    var (x, y) = axes
    // First the flips, along the surface's own axes, then the turn, then the view.
    if flipsX { x.isReversed.toggle() }
    if flipsY { y.isReversed.toggle() }
    let isTurned: Bool
    switch rotation {
    case .none: isTurned = false
    case .quarter:
      isTurned = true
      y.isReversed.toggle()
    case .half:
      isTurned = false
      x.isReversed.toggle()
      y.isReversed.toggle()
    case .threeQuarters:
      isTurned = true
      x.isReversed.toggle()
    }
    var (across, down) = isTurned ? (y, x) : (x, y)
    if let view {
      if surface == .relative {
        across.moveZero(to: view.width / 2)
        down.moveZero(to: view.height / 2)
      } else {
        across.size = view.width
        down.size = view.height
      }
    }
    return Projection(isTurned: isTurned, across: across, down: down)
  }
}

/// A placement on one surface, worked out.
struct Projection: Equatable {
  /// One axis of the surface and the length it is spread over:
  /// `(value - low) * size / extent`, so that a value of the axis is a pixel and the last one is
  /// still inside. Values outside of the range lie outside of the view.
  struct Axis: Equatable {
    var low: Double
    var high: Double
    var extent: Double
    var size: Double
    var isReversed = false

    static func range(_ range: AxisRange) -> Axis {
      Axis(low: range.low, high: range.high, extent: range.extent, size: range.extent)
    }

    static func pixels(_ count: Double) -> Axis {
      Axis(low: 0, high: count - 1, extent: count, size: count)
    }

    /// Counts from zero, a count a pixel.
    static let counts = Axis(low: 0, high: 0, extent: 1, size: 1)

    /// Of an axis of counts.
    mutating func moveZero(to place: Double) {
      low = -place
      high = place
    }

    func place(_ value: Double) -> Double {
      (isReversed ? high - value : value - low) * size / extent
    }
  }

  static let identity = Projection(
    isTurned: false, across: .counts, down: .counts)

  /// The surface's Y runs across the view.
  var isTurned: Bool
  var across: Axis
  var down: Axis

  func place(x: Double, y: Double) -> (x: Double, y: Double) {
    isTurned ? (across.place(y), down.place(x)) : (across.place(x), down.place(y))
  }

  func place(_ sample: inout Sample) { (sample.x, sample.y) = place(x: sample.x, y: sample.y) }
}
