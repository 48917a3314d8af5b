import CSidle

/// One reading of one pointer, as a recording holds it.
struct Sample: Equatable {
  enum Phase: Int32, CaseIterable {
    case down = 1
    case move = 2
    case up = 3
    case cancel = 4
    case hover = 5
    /// What a device goes on scrolling after the lift.
    case momentum = 6

    var word: String { "\(self)" }
  }

  enum Kind: Int32, CaseIterable {
    case touch = 1
    case mouse = 2
    case pen = 3
    /// Fingers on a trackpad that scroll.
    case scroll = 4
    case wheel = 5
    case key = 6

    var word: String { "\(self)" }
  }

  /// Nanoseconds on the recording's own time line.
  var time: Int64
  var pointer: Int32 = 1
  var phase: Phase
  var kind: Kind = .touch
  var buttons: Int32 = 0
  var x: Double
  var y: Double
  var pressure: Double = 0
  /// Samples of this contact before this one were lost: the step to it tells no speed.
  var isAfterLoss = false

  /// As the library takes it, at a time of the stage.
  func sample(at time: Int64) -> sidle_sample {
    sidle_sample(
      time_ns: time, pointer: pointer, phase: phase.rawValue, kind: kind.rawValue,
      buttons: buttons, x: x, y: y, pressure: pressure)
  }
}
