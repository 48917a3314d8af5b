import CSidle
import Foundation
import SidleC
import Testing

/// What the tests have in common of which each is one line of the table of inputs in docs/events.md, and
/// is named for it: what the input announces, in its order, and nothing else.
protocol EventLines {}

extension EventLines {
  /// Rows `r1` to `r3` of the fixture.
  func fixture(
    policy: Int = SIDLE_POLICY_ONE, _ change: (inout sidle_row_spec) -> Void = { _ in }
  ) -> Scene {
    var list = Scene.listSpec()
    list.policy = Int32(policy)
    var row = Scene.rowSpec()
    change(&row)
    return Scene(list: list, row: row)
  }

  /// One row whose trailing edge is a button that is made so.
  func sceneWith(
    button: (inout sidle_button_spec) -> Void, row change: (inout sidle_row_spec) -> Void = { _ in }
  ) -> Scene {
    var row = Scene.rowSpec()
    change(&row)
    let scene = Scene(rows: 0)
    let made = scene.addRow("r1", trailing: ["more"], spec: row)
    scene.addButton(made, SIDLE_EDGE_TRAILING, "r1.delete", button)
    return scene
  }

  /// What `act` announces by itself, without what comes later.
  func events(_ scene: Scene, _ act: () -> Void) -> [String] {
    scene.step(0)
    scene.heard = []
    act()
    scene.step(0)
    return scene.take()
  }

  /// A call that was carried out.
  func done(_ status: sidle_status) { #expect(status == 0) }

  /// What is announced until nothing moves.
  func later(_ scene: Scene) -> [String] {
    scene.heard = []
    scene.idle()
    return scene.take()
  }

  /// What a script of pointers announces after its beginning.
  func events(_ scene: Scene, after beginning: String, _ script: String) -> [String] {
    if !beginning.isEmpty { scene.play(beginning) }
    return events(scene) { scene.play(script) }
  }

  func resolve(_ scene: Scene, _ accept: Int32) {
    done(sidle_row_resolve(scene.stage, scene.row("r1"), accept))
  }

  func reduceMotion(_ scene: Scene) {
    done(sidle_stage_set_reduce_motion(scene.stage, 1))
  }

  func perform(_ scene: Scene, _ action: Int, _ object: UInt64 = 0) {
    let status = sidle_row_perform_action(scene.stage, scene.row("r1"), Int32(action), object)
    #expect(status == 0)
  }
}

@Suite struct EventLineNamesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The inputs of the table, without marks; of one that goes on from the one before, both.
  private static func lines() throws -> [String] {
    let page = try String(contentsOf: root.appending(path: "docs/events.md"), encoding: .utf8)
    let table = try #require(page.range(of: "| input | events |"))
    var head = ""
    var lines: [String] = []
    for line in page[table.upperBound...].split(separator: "\n").dropFirst() {
      guard line.hasPrefix("| ") else { break }
      let input = line.split(separator: "|")[0].replacing("`", with: "")
        .trimmingCharacters(in: .whitespaces)
      if !input.hasPrefix("...") { head = input }
      lines.append(input.hasPrefix("...") ? "\(head) \(input)" : input)
    }
    return lines
  }

  private static func sources() throws -> String {
    let tests = root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    return try files.filter { $0.hasSuffix("Tests.swift") || $0.contains("EventLines") }
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
  }

  @Test("every line of the table of inputs has one test that is named for it")
  func named() throws {
    let lines = try Self.lines()
    #expect(lines.count > 55 && Set(lines).count == lines.count)
    let sources = try Self.sources()
    for line in lines {
      let tests = sources.matches(of: try Regex("@Test\\(\\s*\"\(Self.plain(line))\"")).count
      #expect(tests == 1, "\(line)")
    }
  }

  /// For a pattern.
  private static func plain(_ line: String) -> String {
    NSRegularExpression.escapedPattern(for: line)
  }
}
