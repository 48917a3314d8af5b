/// A line that speaks to the session and not to Lua: a colon and a word. No Lua chunk begins with
/// a single colon, and a label begins with two.
enum SessionCommand: Equatable {
  case help
  case quit
  case unknown(String)

  static let list = ":help, :quit"

  /// Nil when the line is Lua.
  init?(line: UnsafeRawBufferPointer) {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first, first.hasPrefix(":"), !first.hasPrefix("::") else { return nil }
    switch first.dropFirst() {
    case "help", "h": self = .help
    case "quit", "q": self = .quit
    default: self = .unknown(String(first.dropFirst()))
    }
  }
}
