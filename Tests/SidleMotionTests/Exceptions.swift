/// The published rows that we do not follow, each with the reason, in one place.
///
/// A row is named by its `case`; all rows of that case are meant.
enum Exceptions {
  static let list: [String: String] = [
    "swiftui-f": "bounce -1 asks for infinite damping; SwiftUI answers with NaN, we refuse"
  ]

  /// Nil when the row is followed.
  static func reason(_ row: [String]) -> String? { list[row[0]] }
}
