import CSidle
import CSidleHost

/// A session: chunks typed at a prompt, run one by one, with their results.
struct Session {
  /// Whether prompts and a greeting are written.
  var talks: Bool
  /// The number of the next line, as its prompt shows it.
  private var line = 1

  init(talks: Bool) { self.talks = talks }

  consuming func run(in host: borrowing Host) -> ExitStatus {
    if talks { Output.write(Self.greeting) }
    if sidle_host_require(host.pointer, "sidle") != SIDLE_HOST_OK {
      let reason = host.message.split(separator: "\n").first ?? ""
      Output.writeError("sidle: no module 'sidle' here: \(reason)\n")
    }
    while true {
      switch readChunk(in: host) {
      case .chunk, .abandoned: continue
      case .end:
        if talks { Output.write("\n") }
        return .success
      case .quit: return .success
      case .interrupted: return .interrupted
      }
    }
  }

  private static var greeting: String {
    "\(Help.version). Type :help for help, :quit or Ctrl-D to leave.\n"
  }

  private enum Outcome {
    case chunk
    case abandoned
    case quit
    case end
    case interrupted
  }

  /// Reads lines until they make a chunk, and runs it.
  private mutating func readChunk(in host: borrowing Host) -> Outcome {
    var chunk: [UInt8] = []
    let first = line
    while true {
      let prompt = talks ? Prompt.text(line: line, continues: !chunk.isEmpty) : ""
      var text: UnsafePointer<CChar>?
      var length = 0
      switch Int(sidle_host_read_line(host.pointer, prompt, &text, &length)) {
      case SIDLE_HOST_OK: break
      case SIDLE_HOST_INTERRUPTED:
        return sidle_host_is_terminal(0) != 0 ? .abandoned : .interrupted
      default:
        if !chunk.isEmpty {
          Output.writeError("repl:\(first): the input ends before the chunk does\n")
        }
        return .end
      }
      let bytes = UnsafeRawBufferPointer(start: text, count: length)
      if chunk.isEmpty, let command = SessionCommand(line: bytes) {
        line += 1
        return carryOut(command)
      }
      if !chunk.isEmpty { chunk.append(UInt8(ascii: "\n")) }
      chunk.append(contentsOf: bytes)
      line += 1 + bytes.count { $0 == UInt8(ascii: "\n") }
      if feed(chunk, from: first, in: host) { return .chunk }
    }
  }

  /// False when the chunk needs another line.
  private func feed(_ chunk: [UInt8], from first: Int, in host: borrowing Host) -> Bool {
    let text = chunk + [0]
    return text.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        let status = Int(
          sidle_host_feed(host.pointer, text.baseAddress, chunk.count, Int32(first)))
        if status == SIDLE_HOST_INCOMPLETE { return false }
        if status != SIDLE_HOST_OK {
          host.writeMessage(interrupted: status == SIDLE_HOST_INTERRUPTED)
        }
        sidle_host_remember(host.pointer, text.baseAddress)
        return true
      }
    }
  }

  private func carryOut(_ command: SessionCommand) -> Outcome {
    switch command {
    case .help: Output.write(Help.session)
    case .quit: return .quit
    case .unknown(let name):
      Output.writeError("unknown command ':\(name)'; there are \(SessionCommand.list)\n")
    }
    return .chunk
  }
}

/// What stands before the cursor: the number of the line, then ">" or, inside a chunk, ".".
enum Prompt {
  static func text(line: Int, continues: Bool) -> String {
    let number = String(line)
    let padding = String(repeating: " ", count: max(0, 3 - number.count))
    return padding + number + (continues ? ". " : "> ")
  }
}
