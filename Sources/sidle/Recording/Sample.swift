import CSidle

/// One reading of one pointer, as a recording holds it.
struct Sample: Equatable {
  enum Phase: Int32, CaseIterable {
    case down = 1
    case move = 2
    case up = 3
    case cancel = 4
    case hover = 5

    var word: String { "\(self)" }
  }

  enum Kind: Int32, CaseIterable {
    case touch = 1
    case mouse = 2
    case pen = 3

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

  /// As the library takes it, at a time of the stage.
  func sample(at time: Int64) -> sidle_sample {
    sidle_sample(
      time_ns: time, pointer: pointer, phase: phase.rawValue, kind: kind.rawValue,
      buttons: buttons, x: x, y: y, pressure: pressure)
  }
}

/// How positions of a screen become positions on the stage: each axis by itself.
struct Mapping: Equatable {
  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  var from: Size
  var to: Size

  func apply(to sample: inout Sample) {
    sample.x = sample.x * to.width / from.width
    sample.y = sample.y * to.height / from.height
  }
}
