/// Names of files, as texts to be shown.
enum FileName {
  /// What stands after the last slash; a path without one as it is.
  static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
