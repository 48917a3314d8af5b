import CSidle
import Foundation
import SidleC

/// Which reason each event may have, by the tables of docs/events.md: what else is heard, no page tells of.
enum EventReasons {
  /// Events and reasons as one number.
  private static let pairs: Set<Int64> = read()

  static func allow(_ event: sidle_event) -> Bool {
    pairs.contains(Int64(event.type) << 32 | Int64(event.reason))
  }

  /// What is wrong with an event's reason.
  static func problem(_ event: sidle_event) -> String? {
    if allow(event) { return nil }
    let name = String(cString: sidle_event_name(event.type))
    return "docs/events.md has no \(name) (\(String(cString: sidle_reason_name(event.reason))))"
  }

  /// The events that a table has and their reasons, as they are written.
  static func table() -> [(events: [String], reasons: [String])] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page =
      (try? String(contentsOf: root.appending(path: "docs/events.md"), encoding: .utf8)) ?? ""
    var isTable = false
    var rows: [(events: [String], reasons: [String])] = []
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| event |") {
        isTable = true
      } else if !line.hasPrefix("|") {
        isTable = false
      } else if isTable, !line.hasPrefix("|---") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        rows.append((words(cells.first ?? ""), words(cells.last ?? "")))
      }
    }
    return rows
  }

  private static func words(_ cell: String) -> [String] {
    cell.split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
    }
  }

  private static func read() -> Set<Int64> {
    var pairs: Set<Int64> = []
    func codes(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String: Int64] {
      var found: [String: Int64] = [:]
      for code in 0..<Int32(200) {
        if let text = name(code) { found[String(cString: text)] = Int64(code) }
      }
      return found
    }
    let events = codes { sidle_event_name($0) }
    let reasons = codes { sidle_reason_name($0) }
    for row in table() {
      for event in row.events {
        for reason in row.reasons {
          if let event = events[event], let reason = reasons[reason] {
            pairs.insert(event << 32 | reason)
          }
        }
      }
    }
    return pairs
  }
}
