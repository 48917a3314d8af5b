import CSidleHost
import Glibc

/// Standard output and standard error, through the same buffers as Lua's `print`.
enum Output {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { sidle_host_write($0.baseAddress, $0.count) }
    }
  }

  static func write(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { sidle_host_write($0.baseAddress, $0.count) }
    }
  }

  static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { sidle_host_write_error($0.baseAddress, $0.count) }
    }
  }

  /// Writes a whole file; the reason when that was not possible.
  static func write(_ text: String, toFile path: UnsafePointer<CChar>) -> String? {
    var text = text
    guard let file = fopen(path, "w") else { return String(cString: strerror(errno)) }
    let count = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    let reason = count == text.utf8.count ? nil : String(cString: strerror(errno))
    guard fclose(file) == 0 else { return reason ?? String(cString: strerror(errno)) }
    return reason
  }
}
