import CSidle
import Foundation
import Testing

/// Scripts at random against the rules that hold for every script:
///
/// * offsets are finite and within their bounds, at most one row is open where one may be;
/// * each begin has exactly one end;
/// * the same events and the same stage however time is sliced, and from the log;
/// * a call that fails changes nothing, looking changes nothing.
///
/// `SIDLE_PROPERTY_SCRIPTS` says how many scripts; `SIDLE_PROPERTY_START` with which start value to
/// begin, as a failure prints it. `make properties` plays a million as it is optimised; then only one
/// script in sixteen has the lines about its events compared, the others their bytes.
@Suite struct PropertyTests {
  #if DEBUG
    private static let usual = 1000
  #else
    private static let usual = 5000
  #endif
  private static let count = number("SIDLE_PROPERTY_SCRIPTS") ?? usual
  private static let first = UInt64(number("SIDLE_PROPERTY_START") ?? 1)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test("every script keeps the rules", arguments: 0..<4)
  func rules(part: Int) {
    var counts: [Int32: Int] = [:]
    var failures = 0
    var broken = 0
    let seeds = stride(from: part, to: Self.count, by: 4).map { Self.first + UInt64($0) }
    for seed in seeds {
      let script = RandomScript(seed: seed)
      let check = ScriptCheck(
        script, writes: seeds.count < 10_000 || seed.isMultiple(of: 16),
        replays: seed.isMultiple(of: 3))
      if let problem = check.problem {
        report(script, problem)
        broken += 1
        if broken == 5 { break }
      }
      counts.merge(check.counts, uniquingKeysWith: +)
      failures += check.failures
    }
    // The scripts do something: every kind of event comes, and calls fail.
    if seeds.count >= 50, broken == 0 {
      for type in 1...13 as ClosedRange<Int32> {
        #expect(counts[type, default: 0] > seeds.count / 50, "events of type \(type)")
      }
      #expect(failures > seeds.count)
    }
  }

  /// The start value, what is wrong, and what is left of the script when all is taken out that it takes
  /// no part in.
  private func report(_ script: RandomScript, _ problem: String) {
    let small = ScriptCheck.shrunk(script)
    let rest = small.lines.map { "  \($0.time) \($0.call)" }.joined(separator: "\n")
    let last = ScriptCheck(small).problem ?? "not again"
    Issue.record(
      "start value \(script.seed), \(problem)\nof \(script.lines.count) lines \(small.lines.count) are left, \(last)\n\(rest)"
    )
  }

  // MARK: That scripts know everything there is

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of the fields of a struct of the header.
  private static func fields(of name: String, in header: String) throws -> Set<String> {
    let plain = header.replacing(/\/\*(?s:.*?)\*\//, with: "")
    let start = try #require(plain.range(of: "typedef struct \(name) {"))
    let end = try #require(plain.range(of: "} \(name);", range: start.upperBound..<plain.endIndex))
    let body = plain[start.upperBound..<end.lowerBound]
    return Set(
      body.split(separator: ";").flatMap { declaration in
        declaration.split(separator: ",").compactMap { part in
          part.replacing(/\[\d+\]/, with: "").split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .last.map(String.init)
        }
      })
  }

  @Test("every field of every spec is drawn at random: a new one needs a line in RandomFields")
  func everyField() throws {
    let header = try Self.read("include/sidle.h")
    let tables: [(String, [String])] = [
      ("stage", RandomFields.stage.map(\.name)), ("list", RandomFields.list.map(\.name)),
      ("row", RandomFields.row.map(\.name)), ("button", RandomFields.button.map(\.name)),
      ("animation", RandomFields.animation.map(\.name)),
      ("layer", RandomFields.layer.map(\.name)),
      ("transition", RandomFields.transition.map(\.name)),
    ]
    for (kind, names) in tables {
      let fields = try Self.fields(of: "sidle_\(kind)_spec", in: header)
      #expect(fields.count > 6, "\(kind)")
      let missing = fields.subtracting(names).subtracting(RandomFields.given)
      #expect(missing.isEmpty, "RandomFields.\(kind) has no \(missing.sorted())")
      #expect(Set(names).isSubset(of: fields) && Set(names).count == names.count, "\(kind)")
    }
  }

  @Test("every function that changes a stage is called by scripts")
  func everyCall() throws {
    let header = try Self.read("include/sidle.h")
    let folder = "Tests/SidleCTests/Support"
    let player = try [
      "RandomPlayer", "RandomPlayer+Calls", "RandomPlayer+Layers", "RandomWatch", "StaleDrawing",
    ].map {
      try Self.read("\(folder)/\($0).swift")
    }.joined()
    let calls = header.matches(of: /\n[a-z_]+ (sidle_\w+)\(sidle_stage \*stage/).map { $0.1 }
    #expect(calls.count > 30)
    // Buttons of their own, their looks, and menus are played in tests of their own.
    let elsewhere: Set<Substring> = [
      "sidle_stage_destroy", "sidle_button_create", "sidle_button_set_frame",
      "sidle_button_set_selected", "sidle_button_perform", "sidle_button_set_disabled_reason",
      "sidle_button_set_needs_update",
      "sidle_button_take_update", "sidle_stage_set_focus", "sidle_button_set_configuration",
      "sidle_button_set_state_value", "sidle_button_unset_state_value", "sidle_button_set_busy",
      "sidle_stage_set_theme", "sidle_stage_set_color_scheme", "sidle_stage_set_tint",
    ]
    for call in calls where !elsewhere.contains(call) && !call.contains("_menu") {
      let isCalled = player.ranges(of: call).contains { range in
        let next = player[range.upperBound...].first
        return next.map { !($0.isLetter || $0 == "_") } ?? true
      }
      #expect(isCalled, "\(call)")
    }
  }
}
