import Glibc

/// Files beside a file of events: older versions of evemu wrote the description of the device into
/// one of its own. `X.desc` or `X.prop` belongs to `X.event`, `X.events` and all `X.*.events`.
enum EvemuDescription {
  /// The paths to look at, the nearest name first; none for a file that holds both.
  static func candidates(for path: [UInt8]) -> [[UInt8]] {
    let start = (path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    var name = path[start...]
    let isEvents = [".events", ".event"].contains { name.ends(with: $0.utf8) }
    guard isEvents else { return [] }
    var result: [[UInt8]] = []
    while let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > start {
      name = name[..<dot]
      for ending in [".desc", ".prop"] { result.append(Array(path[..<start] + name + ending.utf8)) }
    }
    return result
  }

  /// The first of them that can be read, ending in NUL.
  static func find(for path: UnsafePointer<CChar>) -> [CChar]? {
    // Not by way of a String: a path need not be UTF-8.
    let bytes = UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }
    for candidate in candidates(for: bytes) {
      let name = candidate.map { CChar(bitPattern: $0) } + [0]
      if access(name, R_OK) == 0 { return name }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with other: String.UTF8View) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}
