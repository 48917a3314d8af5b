import Testing

@testable import sidle

@Suite("A time of a stage on the command line")
struct MomentTests {
  @Test(
    "a decimal number is taken to the nanosecond, whatever its size",
    arguments: [
      ("0", 0), ("0.6", 600_000_000), ("-0.5", -500_000_000), ("+1.", 1_000_000_000),
      (".5", 500_000_000),
      ("1700000000.123456789", 1_700_000_000_123_456_789), ("1e-9", 1),
      ("-1.5e3", -1_500_000_000_000),
      ("0.0000000014", 1), ("0.0000000015", 2), ("-0.00000000151", -2), ("0001", 1_000_000_000),
      ("4611686018.427387904", 1 << 62), ("-4611686018.427387904", -(1 << 62)),
    ])
  func taken(text: String, time: Int64) { #expect(Moment.nanoseconds(text) == time) }

  @Test(
    "what is no number or no time of a stage is not",
    arguments: [
      "", ".", "-", "--1", "1.2.3", "1,5", " 1", "1s", "nan", "inf", "-infinity", "1e10", "1e300",
      "4611686018.427387905", "-4611686018.427387905", "9223372036.854775808",
      "99999999999999999999",
    ])
  func refused(text: String) { #expect(Moment.nanoseconds(text) == nil) }
}

@Suite("The command line, as stock Lua's")
struct InvocationTests {
  private func lua(_ arguments: String...) throws -> LuaInvocation {
    let invocation = try LuaInvocation(arguments: ["sidle"] + arguments)
    return try #require(invocation)
  }

  @Test("without arguments nothing is asked for")
  func empty() throws {
    let invocation = try lua()
    #expect(invocation.steps.isEmpty && invocation.script == nil)
    #expect(!invocation.isInteractive && !invocation.showsVersion && !invocation.evaluates)
  }

  @Test("everything after the script belongs to it")
  func script() throws {
    let invocation = try lua("-W", "demo.lua", "-i", "--help")
    #expect(invocation.script == 2)
    #expect(invocation.letsWarningsThrough)
    #expect(!invocation.isInteractive)
  }

  @Test("-e and -l take their value from the same argument or the next, in order")
  func steps() throws {
    let invocation = try lua("-e", "x=1", "-lname=module", "-ey=2", "-i")
    #expect(
      invocation.steps == [
        .evaluate(ArgumentSlice(index: 2)), .require(ArgumentSlice(index: 3, offset: 2)),
        .evaluate(ArgumentSlice(index: 4, offset: 2)),
      ])
    #expect(invocation.isInteractive)
    #expect(invocation.evaluates)
    #expect(try !lua("-l", "sidle").evaluates)
  }

  @Test("a chunk may begin with a hyphen, a module may not")
  func hyphens() throws {
    #expect(try lua("-e", "-- nothing").steps == [.evaluate(ArgumentSlice(index: 2))])
    #expect(throws: UsageError(message: "option '-l' needs a value")) { try lua("-l", "-i") }
  }

  @Test("a lone hyphen is standard input, two end the options")
  func endings() throws {
    let input = try lua("-", "a")
    #expect(input.script == 1 && input.scriptIsInput)
    let file = try lua("--", "-odd.lua")
    #expect(file.script == 2 && !file.scriptIsInput)
    #expect(try lua("--").script == nil)
  }

  @Test("a wrong option is named", arguments: ["-x", "--verbose", "-v1"])
  func unknown(option: String) {
    #expect(throws: UsageError(message: "unknown option '\(option)'")) { try lua(option) }
  }

  @Test("a value that is missing is asked for", arguments: ["-e", "-l"])
  func missing(option: String) {
    #expect(throws: UsageError(message: "option '\(option)' needs a value")) { try lua(option) }
  }

  @Test("help is help, of the whole and of replays")
  func help() throws {
    #expect(try Invocation(arguments: ["sidle", "--help"]) == .help)
    #expect(try Invocation(arguments: ["sidle", "replay", "--help"]) == .replayHelp)
    #expect(try Invocation(arguments: ["sidle", "convert", "-h"]) == .convertHelp)
  }
}

@Suite("The command line of replays")
struct ReplayOptionsTests {
  private func options(_ arguments: String...) throws -> ReplayOptions {
    let options = try ReplayOptions(arguments: ["sidle", "replay"] + arguments)
    return try #require(options)
  }

  @Test("a recording alone has the defaults")
  func defaults() throws {
    let options = try options("a.log")
    #expect(options.recording == ArgumentSlice(index: 2))
    #expect(options.script == nil && options.placement == Placement() && options.picture == nil)
    #expect(options.rate == 60 && !options.isQuiet)
  }

  @Test("options stand anywhere, with their value beside them or after '='")
  func everything() throws {
    let options = try options(
      "--quiet", "a.json", "--from", "750x1334", "b.lua", "--to=300x534", "--rate=120", "--svg",
      "c.svg")
    #expect(options.recording == ArgumentSlice(index: 3))
    #expect(options.script == ArgumentSlice(index: 6))
    #expect(
      options.placement
        == Placement(
          from: Placement.Size(width: 750, height: 1334),
          view: Placement.Size(width: 300, height: 534)))
    #expect(options.rate == 120 && options.isQuiet)
    #expect(options.picture == ArgumentSlice(index: 10))
  }

  @Test(
    "what is wrong is named",
    arguments: [
      (["a", "--from", "1x1"], "replay: --from needs --view"),
      (["a", "--rotate", "45"], "replay: --rotate wants 0, 90, 180 or 270, not '45'"),
      (["a", "--flip=z"], "replay: --flip wants x, y or xy, not 'z'"),
      (["a", "--quiet=1"], "replay: --quiet takes no value"),
      (["a", "b", "--list"], "replay: --list plays nothing: no script, no --svg and no --quiet"),
      (
        ["a", "--from", "1x", "--to", "1x1"],
        "replay: --from wants a size such as 750x1334, not '1x'"
      ),
      (["a", "--from", "0x1"], "replay: --from wants a size such as 750x1334, not '0x1'"),
      (["a", "--from", "nanx1"], "replay: --from wants a size such as 750x1334, not 'nanx1'"),
      (["a", "--rate", "0"], "replay: --rate wants a number from 1 to 100000, not '0'"),
      (["a", "--rate", "nan"], "replay: --rate wants a number from 1 to 100000, not 'nan'"),
      (["a", "--rate"], "replay: --rate needs a value"),
      (["a", "--svg"], "replay: --svg needs a value"),
      (["a", "b", "--overlay"], "replay: --overlay needs --svg"),
      (["a", "b", "c"], "replay: one recording and one script, not 'c' too"),
      (["--fast", "a"], "replay: unknown option '--fast'"),
      ([], "replay: which recording?"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) {
      try ReplayOptions(arguments: ["sidle", "replay"] + arguments)
    }
  }
}

@Suite("The command line of conversions")
struct ConvertOptionsTests {
  private func options(_ arguments: String...) throws -> ConvertOptions {
    let options = try ConvertOptions(arguments: ["sidle", "convert"] + arguments)
    return try #require(options)
  }

  @Test("the log goes to standard output, or where -o says")
  func output() throws {
    #expect(try options("a.evemu").output == nil)
    #expect(try options("a.evemu", "-o", "b.log").output == ArgumentSlice(index: 4))
    #expect(try options("--output=b.log", "a").output == ArgumentSlice(index: 2, offset: 9))
    #expect(try options("--output=b.log", "a").recording == ArgumentSlice(index: 3))
  }

  @Test("positions are placed as in replays")
  func placement() throws {
    let placement = try options("a", "--view", "30x40", "--rotate=90", "--flip", "xy").placement
    #expect(
      placement
        == Placement(
          view: Placement.Size(width: 30, height: 40), rotation: .quarter, flipsX: true,
          flipsY: true))
  }

  @Test(
    "what is wrong is named",
    arguments: [
      ([], "convert: which recording?"), (["a", "b"], "convert: one recording, not 'b' too"),
      (["a", "-o"], "convert: -o needs a value"),
      (["a", "--rate", "5"], "convert: unknown option '--rate'"),
    ])
  func wrong(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) {
      try ConvertOptions(arguments: ["sidle", "convert"] + arguments)
    }
  }
}
