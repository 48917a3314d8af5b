/// Writes samples as Sidle's own log: a stage, the samples, and a step to each time there is one, so
/// that the log can be replayed with a script or alone. `docs/log-format.md` has the format.
struct LogWriter {
  /// As many contacts at once as a stage takes.
  private static let mostContacts = 16

  /// Bytes to be written; whoever writes them empties it.
  var text: [UInt8] = []
  private var now: Int64
  private var held = HeldInput()
  private(set) var count = 0

  init(origin: Int64, size: Placement.Size?) {
    now = origin
    var line = "\(LogReader.header)\nstage start=\(origin)"
    if let size { line += " width=\(Self.number(size.width)) height=\(Self.number(size.height))" }
    append(line + " max_contacts=\(Self.mostContacts)\n")
  }

  mutating func write(_ sample: Sample) {
    if sample.time > now, count > 0 { append("step_to \(now)\n") }
    now = max(now, sample.time)
    count += 1
    append(
      "sample \(sample.time) pointer=\(sample.pointer) phase=\(sample.phase.word) "
        + "kind=\(sample.kind.word) buttons=\(sample.buttons) x=\(Self.number(sample.x)) "
        + "y=\(Self.number(sample.y)) pressure=\(Self.number(sample.pressure))\n")
    held.follow(sample)
  }

  /// What is still down is cancelled; for what ends by itself time goes on.
  mutating func finish() {
    for cancel in held.cancels { write(cancel) }
    append("step_to \(max(now, held.end ?? now))\n")
  }

  private mutating func append(_ line: String) { text += line.utf8 }

  /// The shortest decimal that reads back to the same.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
