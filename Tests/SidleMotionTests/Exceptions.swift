/// The published rows that we do not follow, each with the reason, in one place.
///
/// A row is named by its `case`, a whole table by its file; all rows of it are meant.
enum Exceptions {
  static let list: [String: String] = [
    "swiftui-f": "bounce -1 asks for infinite damping; SwiftUI answers with NaN, we refuse",
    "springs_integrator":
      "frames of a peer that integrates; reproduced in a test, not by the engine",
  ]

  /// Nil when the row is followed.
  static func reason(_ row: [String]) -> String? { list[row[0]] }
}
