/// A recording in JSON, which is read as a whole: what it holds may stand in any order.
protocol WholeRecording {
  /// In order of time; equal times as they stand in the file. Positions as recorded.
  var samples: [Sample] { get }
  var problems: [Problem] { get }
  /// Entries that are input of another kind, such as keys.
  var otherInput: Int { get }

  init(_ bytes: [UInt8])
}

/// The kinds of JSON recordings, told by what their outermost object
/// has.
enum WholeFormat {
  case session
  case web
  case mousePath

  init(of bytes: [UInt8]) {
    var cursor = JSONCursor(bytes)
    let first = cursor.peek()
    var found: WholeFormat?
    if first == UInt8(ascii: "{") {
      try? cursor.members { (cursor, name) throws(Problem) in
        switch name {
        case "input": found = found ?? .session
        case "points": found = found ?? .mousePath
        default: break
        }
        // What is told by a name need not be whole.
        if found != nil { throw .expected("nothing more", line: cursor.line) }
        try cursor.skipValue()
      }
    }
    let isWeb = first == UInt8(ascii: "[") || WebReplay.isLike(bytes)
    self = found ?? (isWeb ? .web : .session)
  }

  func read(_ bytes: [UInt8]) -> any WholeRecording {
    switch self {
    case .session: AppSession(bytes)
    case .web: WebReplay(bytes)
    case .mousePath: MousePath(bytes)
    }
  }
}
