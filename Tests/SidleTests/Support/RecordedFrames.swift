@testable import sidle

/// A recording of evdev events in text, frame by frame, for tests that leave some out or put others in.
struct RecordedFrames {
  /// What stands in front of the first event.
  private var head: [String] = []
  private var frames: [[String]] = []

  /// Reads a file of Tests/data/recordings, with its description when that is one of its own.
  init(_ name: String, described description: String? = nil) throws {
    if let description { head = try Self.lines(description) }
    var frame: [String] = []
    for line in try Self.lines(name) {
      guard line.hasPrefix("E:") || line.hasPrefix("[") else {
        if frames.isEmpty { head.append(line) }
        continue
      }
      frame.append(line)
      guard Self.endsFrame(line) else { continue }
      frames.append(frame)
      frame = []
    }
  }

  private static func lines(_ name: String) throws -> [String] {
    guard var reader = LineReader(path: Recordings.path(name)) else { throw Missing(name: name) }
    var lines: [String] = []
    while let bytes = reader.next() { lines.append(String(decoding: bytes, as: UTF8.self)) }
    return lines
  }

  private struct Missing: Error {
    var name: String
  }

  private static func endsFrame(_ line: String) -> Bool {
    line.contains("SYN_REPORT") || line.contains(" 0000 0000 0")
  }

  var count: Int { frames.count }
  var text: String { (head + frames.joined()).joined(separator: "\n") + "\n" }

  /// Those without a line of a kind.
  func without(_ isLeftOut: (String) -> Bool) -> Self {
    var copy = self
    copy.frames.removeAll { $0.contains(where: isLeftOut) }
    return copy
  }

  /// With a frame of something else behind each, a millisecond later.
  func interleaved(with frame: (String) -> [String]) -> Self {
    var copy = self
    copy.frames = frames.flatMap { [$0, frame(Self.later($0[$0.count - 1]))] }
    return copy
  }

  /// The time of a line, one millisecond later, as such a line has it.
  private static func later(_ line: String) -> String {
    let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let time = parts[0] * 1_000_000 + parts[1] + 1000
    let part = String(time % 1_000_000)
    return "\(time / 1_000_000)." + String(repeating: "0", count: 6 - part.count) + part
  }

  /// As a pad at half the rate tells it: of a contact's frames between down and lift every other one is
  /// missing, from a part of them on, and the next one says what was new in it. The last one stays.
  func halved(from part: Double) -> Self {
    var missing: Set<Int> = []
    var own: [Int] = []
    for (index, frame) in frames.enumerated() {
      guard frame.contains(where: { $0.contains(" 0003 0039 ") }) else {
        own.append(index)
        continue
      }
      for place in stride(from: own.count - 2, through: 0, by: -2)
      where Double(place) >= part * Double(own.count) {
        missing.insert(own[place])
      }
      own = []
    }
    var copy = self
    copy.frames = frames.enumerated().map { index, frame in
      missing.contains(index) ? frame.dropLast() : frame
    }
    return copy
  }
}
