import CSidle
import Glibc

/// A file of draw lists, written while they come: a long script has many of them.
final class FrameFile {
  /// Bytes that wait before they are written.
  private static let most = 1 << 16

  private let path: String
  private var file: OutputFile?
  private var lines = FrameLines()
  private var reason: String?

  init(path: UnsafePointer<CChar>) throws(ReplayStop) {
    self.path = String(cString: path)
    guard let file = OutputFile(path: path) else {
      throw .cannotWrite(self.path, String(cString: strerror(errno)))
    }
    self.file = consume file
  }

  /// The stage after a step.
  func capture(_ stage: OpaquePointer) {
    lines.capture(stage)
    if lines.text.utf8.count >= Self.most { write() }
  }

  /// Everything is written.
  func finish() throws(ReplayStop) {
    write()
    if let reason { throw .cannotWrite(path, reason) }
    guard let file = file.take(), file.finish() else {
      throw .cannotWrite(path, String(cString: strerror(errno)))
    }
  }

  private func write() {
    guard let isWritten = file?.write(Array(lines.takeText().utf8)), !isWritten else { return }
    if reason == nil { reason = String(cString: strerror(errno)) }
  }
}
