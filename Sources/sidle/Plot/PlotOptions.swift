/// What `sidle plot` was asked to do.
struct PlotOptions: Equatable {
  static let widths = 40...400
  static let heights = 12...200
  static let durations = 0.001...1e6

  enum Request: Equatable {
    case list
    case plot(PlotMotion)
  }

  var request = Request.list
  /// Of the picture in the terminal, characters.
  var width = 72
  var height = 24
  /// Nil: as the locale says.
  var characters: PlotCharacters?
  var picture: ArgumentSlice?

  /// The options that are numbers of a motion, and what they are for.
  private static let numbers: [String: [String]] = [
    "--from": ["curve", "spring", "named spring", "decay"],
    "--to": ["curve", "spring", "named spring"], "--duration": ["curve", "spring"],
    "--velocity": ["spring", "named spring", "decay"], "--stiffness": ["spring"],
    "--ratio": ["spring"], "--response": ["spring"], "--bounce": ["spring"],
    "--mass": ["spring"], "--damping": ["spring"], "--rate": ["decay"],
  ]

  /// Nil when help was asked for. The first two arguments are the program and "plot".
  init?(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var numbers: [String: Double] = [:]
    var wantsList = false
    var index = 2
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      guard argument.hasPrefix("-"), Double(argument) == nil else {
        words.append(argument)
        continue
      }
      switch argument {
      case "--help", "-h": return nil
      case "--list":
        wantsList = true
        continue
      case "--unicode":
        characters = .unicode
        continue
      case "--ascii":
        characters = .ascii
        continue
      default: break
      }
      let name = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
      guard Self.numbers[name] != nil || ["--width", "--height", "--svg"].contains(name) else {
        throw UsageError(message: "plot: unknown option '\(argument)'")
      }
      var slice = ArgumentSlice(index: index - 1, offset: name.utf8.count + 1)
      if name == argument {
        slice = ArgumentSlice(index: index)
        index += 1
      }
      guard slice.index < arguments.count else {
        throw UsageError(message: "plot: \(name) needs a value")
      }
      let value = String(
        decoding: arguments[slice.index].utf8.dropFirst(slice.offset), as: UTF8.self)
      switch name {
      case "--svg": picture = slice
      case "--width": width = try Self.size(value, of: name, in: Self.widths)
      case "--height": height = try Self.size(value, of: name, in: Self.heights)
      default: numbers[name] = try Self.number(value, of: name)
      }
    }
    if wantsList {
      if let word = words.first { throw Self.tooMany(word) }
    } else {
      request = .plot(try Self.motion(words, numbers))
    }
  }

  private static func motion(
    _ words: [String], _ numbers: [String: Double]
  ) throws(UsageError) -> PlotMotion {
    guard let name = words.first else {
      throw UsageError(message: "plot: which curve? 'sidle plot --list' names them")
    }
    var motion = PlotMotion(kind: .curve(name))
    var rest = words.dropFirst()
    switch name {
    case "spring": motion.kind = .spring
    case "decay": motion.kind = .decay
    case "cubic":
      guard rest.count >= 4 else {
        throw UsageError(message: "plot: cubic wants four numbers: x1 y1 x2 y2")
      }
      var points: [Double] = []
      for word in rest.prefix(4) { points.append(try number(word, of: "cubic")) }
      motion.kind = .cubic(points)
      rest = rest.dropFirst(4)
    case _ where PlotMotion.springNames.contains(name):
      motion.kind = .spring
      motion.spring = PlotSpring(name: name)
    case _ where name.hasPrefix("linear("): motion.kind = .stops(name)
    default:
      // What has a bracket in it the library reads.
      guard name.contains("(") || PlotMotion.curveNames.contains(name) else {
        throw UsageError(
          message: "plot: no curve or spring has the name '\(name)'; 'sidle plot --list' names them"
        )
      }
    }
    if let word = rest.first { throw tooMany(word) }
    try fill(&motion, numbers)
    return motion
  }

  private static func fill(
    _ motion: inout PlotMotion, _ numbers: [String: Double]
  ) throws(UsageError) {
    let kind =
      switch motion.kind {
      case .curve, .cubic, .stops: "curve"
      case .spring: motion.spring.name == nil ? "spring" : "named spring"
      case .decay: "decay"
      }
    for (name, value) in numbers.sorted(by: { $0.key < $1.key }) {
      guard Self.numbers[name]?.contains(kind) == true else {
        throw UsageError(message: "plot: \(name) is not for a \(kind)")
      }
      switch name {
      case "--from": motion.from = value
      case "--to": motion.to = value
      case "--velocity": motion.velocity = value
      case "--rate": motion.rate = value
      case _ where kind == "spring": break
      default:
        guard durations.contains(value) else {
          throw UsageError(message: "plot: --duration wants seconds from 0.001 to 1000000")
        }
        motion.duration = value
      }
    }
    if kind == "spring" { motion.spring = try PlotSpring(numbers) }
    if motion.kind == .decay, numbers["--velocity"] == nil {
      throw UsageError(message: "plot: a decay needs --velocity")
    }
  }

  private static func tooMany(_ word: String) -> UsageError {
    UsageError(message: "plot: '\(word)' is one word too many")
  }

  private static func number(_ text: String, of name: String) throws(UsageError) -> Double {
    guard let number = Double(text), number.isFinite else {
      throw UsageError(message: "plot: \(name) wants a number, not '\(text)'")
    }
    return number
  }

  private static func size(
    _ text: String, of name: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        message: "plot: \(name) wants a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not '\(text)'")
    }
    return number
  }
}
