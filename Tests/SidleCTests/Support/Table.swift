import Foundation

/// The rows of a CSV file under Tests/data, by column name. Fields may be quoted.
struct Table {
  let columns: [String: Int]
  let rows: [[String]]

  /// `file` is a path under Tests/data.
  init(_ file: String, from caller: String = #filePath) throws {
    let lines = try Table.lines(file, from: caller).map(Table.fields)
    columns = Dictionary(uniqueKeysWithValues: lines[0].enumerated().map { ($1, $0) })
    rows = Array(lines.dropFirst())
  }

  /// The lines of a file under Tests/data that are not comments.
  static func lines(_ file: String, from caller: String = #filePath) throws -> [Substring] {
    let folder = URL(fileURLWithPath: caller).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("data")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var quoted = false
    for character in line where character != "\r" {
      if character == "\"" {
        quoted.toggle()
      } else if character == "," && !quoted {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }

  func text(_ row: [String], _ column: String) -> String { row[columns[column]!] }

  /// Nil when the field is blank.
  func number(_ row: [String], _ column: String) -> Double? { Double(text(row, column)) }
}
