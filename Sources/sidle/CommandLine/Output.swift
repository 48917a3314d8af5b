import CSidleHost

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
}
