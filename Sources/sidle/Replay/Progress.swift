import CSidleHost

/// How far a long file is read, on standard error when that is a terminal.
struct Progress {
  static let smallestFile: Int64 = 4 << 20

  private let smallestFile: Int64
  private let isTerminal = sidle_host_is_terminal(2) != 0
  private var shown = -1

  /// Nothing is shown of files with fewer bytes.
  init(from smallestFile: Int64 = Self.smallestFile) { self.smallestFile = smallestFile }

  mutating func show(_ part: Double, of size: Int64) {
    guard size >= smallestFile, isTerminal else { return }
    let percent = Int(part * 100)
    guard percent != shown else { return }
    shown = percent
    Output.writeError("\rsidle: \(percent) %")
  }

  func finish() {
    if shown >= 0 { Output.writeError("\r\u{1B}[K") }
  }
}
