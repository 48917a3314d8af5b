import Testing

@testable import sidle

@Suite("The command line of plot")
struct PlotOptionsTests {
  private func options(_ arguments: String...) throws -> PlotOptions {
    let options = try PlotOptions(arguments: ["sidle", "plot"] + arguments)
    return try #require(options)
  }

  @Test("a curve is named, and takes a duration and a way")
  func curve() throws {
    let seen = try options("ease-in-out", "--duration", "2", "--from=-3", "--to", "-1e2")
    var motion = PlotMotion(kind: .curve("ease-in-out"))
    (motion.duration, motion.from, motion.to) = (2, -3, -100)
    #expect(seen == PlotOptions(motion))
    #expect(seen.width == 72 && seen.height == 24)
  }

  @Test("negative numbers are numbers, not options")
  func cubic() throws {
    let motion = PlotMotion(kind: .cubic([0.3, -0.5, 0.7, 1.5]))
    #expect(try options("cubic", "0.3", "-0.5", "0.7", "1.5") == PlotOptions(motion))
  }

  @Test("springs and decays take their own numbers")
  func springs() throws {
    var spring = PlotMotion(kind: .spring)
    spring.velocity = -20
    spring.spring.numbers = ["--stiffness": 300, "--ratio": 0.5]
    #expect(
      try options("spring", "--stiffness", "300", "--ratio", "0.5", "--velocity", "-20")
        == PlotOptions(spring))
    var decay = PlotMotion(kind: .decay)
    (decay.velocity, decay.rate) = (1000, 0.99)
    #expect(try options("decay", "--velocity=1000", "--rate=0.99") == PlotOptions(decay))
  }

  @Test(
    "springs in the words of those who describe them, and by name",
    arguments: [
      (["spring"], "spring, stiffness 300, damping ratio 1"),
      (["spring", "--response", "0.5"], "spring, response 0.5, damping ratio 1"),
      (
        ["spring", "--response=0.5", "--ratio=0.8", "--velocity=3"],
        "spring, response 0.5, damping ratio 0.8, velocity 3"
      ),
      (["spring", "--bounce", "0.3"], "spring, duration 0.363, bounce 0.3"),
      (["spring", "--duration", "2"], "spring, duration 2, bounce 0"),
      (["spring", "--damping", "10"], "spring, mass 1, stiffness 300, damping 10"),
      (
        ["spring", "--mass=2", "--stiffness=50", "--damping=3"],
        "spring, mass 2, stiffness 50, damping 3"
      ), (["snappy", "--to", "100"], "snappy"),
      (["android-edge", "--velocity", "9"], "android-edge, velocity 9"),
    ])
  func descriptions(arguments: [String], title: String) throws {
    let options = try #require(try PlotOptions(arguments: ["sidle", "plot"] + arguments))
    guard case .plot(let motion) = options.request else {
      Issue.record("\(options.request)")
      return
    }
    #expect(motion.kind == .spring && motion.title == title)
    #expect(try PlotSamples(of: motion).final == motion.to)
  }

  @Test("curves as CSS writes them are taken as they are")
  func css() throws {
    for text in ["steps(4, jump-start)", "cubic-bezier(0.3, 0, 0.7, 1)"] {
      #expect(try options(text) == PlotOptions(PlotMotion(kind: .curve(text))))
    }
    let stops = "linear(0, 0.5 20%, 1)"
    #expect(try options(stops) == PlotOptions(PlotMotion(kind: .stops(stops))))
  }

  @Test("the picture's size, characters and file")
  func picture() throws {
    var expected = PlotOptions(PlotMotion(kind: .spring))
    (expected.width, expected.height) = (40, 12)
    expected.characters = .unicode
    expected.picture = ArgumentSlice(index: 8)
    #expect(
      try options("spring", "--width", "40", "--height=12", "--unicode", "--svg", "a.svg")
        == expected)
    let slice = ArgumentSlice(index: 4, offset: 6)
    #expect(try options("spring", "--ascii", "--svg=b").picture == slice)
  }

  @Test("the list, and help")
  func others() throws {
    #expect(try options("--list").request == .list)
    #expect(try PlotOptions(arguments: ["sidle", "plot", "x", "--help"]) == nil)
  }

  @Test(
    "what is wrong is said",
    arguments: [
      ([], "which curve? 'sidle plot --list' names them"),
      (["eas"], "no curve or spring has the name 'eas'; 'sidle plot --list' names them"),
      (["ease", "x"], "'x' is one word too many"), (["--list", "x"], "'x' is one word too many"),
      (["cubic", "1", "2", "3"], "cubic wants four numbers: x1 y1 x2 y2"),
      (["cubic", "1", "2", "3", "q"], "cubic wants a number, not 'q'"),
      (["ease", "--what"], "unknown option '--what'"), (["ease", "--svg"], "--svg needs a value"),
      (["spring", "--ratio", "nan"], "--ratio wants a number, not 'nan'"),
      (["spring", "--rate", "1"], "--rate is not for a spring"),
      (["ease", "--velocity", "1"], "--velocity is not for a curve"),
      (["decay", "--velocity", "1", "--to", "1"], "--to is not for a decay"),
      (["decay"], "a decay needs --velocity"),
      (["snappy", "--ratio", "1"], "--ratio is not for a named spring"),
      (["snappy", "--duration", "1"], "--duration is not for a named spring"),
      (["ease", "--response", "1"], "--response is not for a curve"),
      (["linear(0, 1)", "--velocity", "1"], "--velocity is not for a curve"),
      (["spring", "--bounce", "0", "--ratio", "1"], "--ratio does not go with --bounce"),
      (
        ["spring", "--response", "1", "--stiffness", "9"], "--stiffness does not go with --response"
      ),
      (["spring", "--mass", "1", "--ratio", "1"], "--ratio does not go with --mass"),
      (["spring", "--mass", "1", "--duration", "1"], "--mass does not go with --duration"),
      (["ease", "--duration", "0"], "--duration wants seconds from 0.001 to 1000000"),
      (["ease", "--width", "39"], "--width wants a whole number from 40 to 400, not '39'"),
      (["ease", "--height", "12.5"], "--height wants a whole number from 12 to 200, not '12.5'"),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: UsageError(message: "plot: " + message)) {
      try PlotOptions(arguments: ["sidle", "plot"] + arguments)
    }
  }
}

extension PlotOptions {
  /// To draw a motion, and nothing else asked for.
  fileprivate init(_ motion: PlotMotion) {
    self = (try? PlotOptions(arguments: ["sidle", "plot", "--list"]) ?? nil)!
    request = .plot(motion)
  }
}

@Suite("The axes of a plot")
struct PlotScaleTests {
  @Test(
    "ticks stand at 1, 2 or 5 times a power of ten, and hold the range",
    arguments: [
      (0.0, 1.0, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]), (0, 1, 2, ["0.0", "0.5", "1.0"]),
      (0, 1.163, 6, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2"]),
      (-0.1, 1.1, 1, ["-2", "0", "2"]), (0, 999, 4, ["0", "500", "1000"]),
      (-50, 100, 3, ["-50", "0", "50", "100"]), (0, 0.3, 3, ["0.0", "0.1", "0.2", "0.3"]),
    ])
  func ticks(low: Double, high: Double, steps: Int, labels: [String]) {
    let scale = PlotScale(low...high, steps: steps, extends: true)
    #expect(scale.ticks.map(\.label) == labels)
    #expect(scale.low <= low && scale.high >= high)
    #expect(scale.part(scale.low) == 0 && scale.part(scale.high) == 1)
  }

  @Test("an axis that does not extend ends where the range does, its ticks inside")
  func exact() {
    let scale = PlotScale(0...0.562, steps: 6, extends: false)
    #expect(scale.low == 0 && scale.high == 0.562)
    #expect(scale.ticks.map(\.label) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
  }

  @Test(
    "a range without a width gets one, whatever its size",
    arguments: [0.0, 5, -1e9, 1e9, 1e-9])
  func narrow(value: Double) {
    let scale = PlotScale(value...value, steps: 4, extends: true)
    #expect(scale.low < value && scale.high > value && scale.ticks.count >= 3)
    #expect(scale.part(value) > 0.2 && scale.part(value) < 0.8)
  }
}

@Suite("The characters of a plot")
struct PlotCanvasTests {
  @Test("a straight line is a diagonal of marks, from corner to corner")
  func diagonal() {
    var canvas = PlotCanvas(columns: 4, rows: 4, characters: .ascii, mark: "*")
    canvas.curve([0, 1])
    #expect((0..<4).map(canvas.text) == ["   *", "  *", " *", "*"])
  }

  @Test("a jump is a wall without gaps")
  func jump() {
    var canvas = PlotCanvas(columns: 3, rows: 3, characters: .ascii, mark: "o")
    canvas.curve([0, 0, 1, 1, 1])
    #expect((0..<3).map(canvas.text) == [" oo", " o", "oo"])
  }

  @Test("a character of braille has two dots across and four down")
  func braille() {
    var canvas = PlotCanvas(columns: 2, rows: 1, characters: .unicode, mark: "*")
    canvas.curve([0, 1])
    #expect(canvas.text(row: 0) == "⡠⠊")
  }

  @Test("the line of the final value is broken, and behind the curve")
  func line() {
    var canvas = PlotCanvas(columns: 6, rows: 2, characters: .ascii, mark: "*")
    canvas.line(at: 1)
    #expect(canvas.text(row: 0) == ". . ." && canvas.text(row: 1) == "")
    canvas.curve([1, 1])
    #expect(canvas.text(row: 0) == "******")
  }

  @Test("what comes to rest between two rows stays in the upper one")
  func between() {
    var canvas = PlotCanvas(columns: 6, rows: 6, characters: .ascii, mark: "*")
    canvas.curve([0.5, 0.5001, 0.5, 0.4999, 0.5, 0.5001])
    #expect((0..<6).map(canvas.text) == ["", "", "******", "", "", ""])
  }

  @Test(
    "the locale decides: the first variable that is set",
    arguments: [
      ([:], PlotCharacters.ascii), (["LANG": "en_GB.UTF-8"], .unicode), (["LANG": "C"], .ascii),
      (["LANG": "en_GB.UTF-8", "LC_ALL": "C"], .ascii),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "C.utf8"], .unicode),
      (["LC_ALL": "de_DE.ISO-8859-1"], .ascii),
    ])
  func locale(variables: [String: String], characters: PlotCharacters) {
    #expect(PlotCharacters { variables[$0] } == characters)
  }
}

@Suite("What a plot samples")
struct PlotSamplesTests {
  @Test("value and velocity of a straight line, also at its last moment")
  func linear() throws {
    var motion = PlotMotion(kind: .curve("linear"))
    (motion.from, motion.to, motion.duration) = (10, 30, 4)
    let samples = try PlotSamples(of: motion)
    #expect(samples.duration == 4 && samples.final == 30)
    #expect(samples.values.count == 961 && samples.velocities.count == 961)
    #expect(samples.values.first == 10 && samples.values[480] == 20 && samples.values.last == 30)
    #expect(samples.velocities.allSatisfy { ($0 - 5).magnitude < 1e-6 })
    #expect(!samples.velocityRange.isCut)
  }

  @Test("a velocity without a bound is cut off")
  func cut() throws {
    let samples = try PlotSamples(of: PlotMotion(kind: .curve("in-circ")))
    let (shown, isCut) = samples.velocityRange
    #expect(isCut && shown.lowerBound == 0 && shown.upperBound > 5 && shown.upperBound < 7)
  }

  @Test("what the library refuses is said in its words")
  func refused() {
    var motion = PlotMotion(kind: .spring)
    motion.spring.numbers = ["--ratio": 1000]
    #expect(
      throws: UsageError(message: "plot: spring_damping_ratio is 1000; it must be 0.01 to 100")
    ) { try PlotSamples(of: motion) }
  }

  @Test("the stops of linear() are drawn as the library reads them, to where they end")
  func stops() throws {
    var motion = PlotMotion(kind: .stops("linear(0, 0.5 20%, 0.8)"))
    (motion.from, motion.to, motion.duration) = (10, 20, 2)
    let samples = try PlotSamples(of: motion)
    #expect(samples.duration == 2 && samples.final == 18)
    #expect(samples.values.count == 961 && samples.velocities.count == 961)
    #expect((samples.values[192] - 15).magnitude < 1e-9 && samples.values[960] == 18)
    #expect((samples.velocities[10] - 12.5).magnitude < 1e-9)
    #expect((samples.velocities[960] - 1.875).magnitude < 1e-9)
  }

  @Test(
    "curves that are wrong are refused in words",
    arguments: [
      ("steps(0)", "steps must be 1 to 2147483647, with jump-none at least 2"),
      (
        "cubic-bezier(2, 0, 1, 1)",
        "of cubic-bezier x1 and x2 must be 0 to 1, y1 and y2 within +-1e9"
      ),
      ("spring(3)", "no timing curve has this name"),
    ])
  func curves(text: String, reason: String) {
    #expect(throws: UsageError(message: "plot: curve; \(reason)")) {
      try PlotSamples(of: PlotMotion(kind: .curve(text)))
    }
  }

  @Test("so are stops")
  func wrongStops() {
    for (text, reason) in [
      ("linear(0,)", "it must be as linear(0, 0.5 20%, 1)"),
      ("linear(0, 1e10)", "stops of linear must be within +-1e9, and 64 at most"),
    ] {
      #expect(throws: UsageError(message: "plot: curve; \(reason)")) {
        try PlotSamples(of: PlotMotion(kind: .stops(text)))
      }
    }
    var far = PlotMotion(kind: .stops("linear(0, 1)"))
    far.from = 1e10
    #expect(throws: UsageError(message: "plot: from is 10000000000; it must be within +-1e9")) {
      try PlotSamples(of: far)
    }
  }

  @Test("numbers have as many digits as tell them, however small they are")
  func digits() throws {
    let small: [(Double, Double, String)] = [
      (1e-9, 2e-9, "1e-09 to 2e-09"), (0, 1e-300, "0 to 1e-300"), (5, 5, "5 to 5"),
      (1, 1.000_000_1, "1 to 1.0000001"), (0, 100, "0 to 100"), (1, 0.1, "1 to 0.1"),
    ]
    for (from, to, words) in small {
      var motion = PlotMotion(kind: .curve("ease"))
      (motion.from, motion.to) = (from, to)
      let text = PlotText(
        motion: motion, samples: try PlotSamples(of: motion), columns: 72, rows: 24,
        characters: .ascii
      ).text
      #expect(text.hasPrefix("ease: \(words) in 1 s\n"), "\(text)")
      #expect(text.hasSuffix("final value \(words.split(separator: " ")[2])\n"), "\(text)")
    }
    var decay = PlotMotion(kind: .decay)
    decay.velocity = 1e-6
    #expect(try PlotSamples(of: decay).finalText == "4.99e-07")
    decay.velocity = 1000
    #expect(try PlotSamples(of: decay).finalText == "499.5")
    var fast = PlotMotion(kind: .spring)
    fast.spring.numbers = ["--stiffness": 1e7]
    #expect(try PlotSamples(of: fast).durationText == "0.00487")
  }

  @Test(
    "the axis of time ends in its last number and the unit, whatever they take",
    arguments: [0.001, 0.0025, 0.3, 1, 12345, 999_999], [40, 60, 72, 200])
  func time(duration: Double, width: Int) throws {
    var motion = PlotMotion(kind: .curve("ease"))
    motion.duration = duration
    let lines = PlotText(
      motion: motion, samples: try PlotSamples(of: motion), columns: width, rows: 24,
      characters: .ascii
    ).text.split(separator: "\n")
    let floor = lines[lines.count - 3]
    let numbers = lines[lines.count - 2]
    #expect(numbers.hasSuffix(" s"), "\(numbers)")
    // Behind the corner, a tick for each number.
    let ticks = floor.drop { $0 != "+" }.dropFirst().filter { $0 == "+" }.count
    #expect(numbers.split(separator: " ").count - 1 == ticks, "\(floor)\n\(numbers)")
    #expect(numbers.count <= width)
  }

  @Test("no picture is larger than it was asked to be", arguments: [40, 72, 400], [12, 24, 200])
  func size(width: Int, height: Int) throws {
    for (kind, velocity) in [
      (PlotMotion.Kind.spring, 1e9), (.decay, 1000), (.curve("out-elastic"), 0),
    ] {
      var motion = PlotMotion(kind: kind)
      motion.velocity = velocity
      let samples = try PlotSamples(of: motion)
      for characters in [PlotCharacters.ascii, .unicode] {
        let lines = PlotText(
          motion: motion, samples: samples, columns: width, rows: height, characters: characters
        ).text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == height + 1 && lines.last == "")
        // The title and the legend are as long as they are.
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.count <= width })
      }
    }
  }
}
