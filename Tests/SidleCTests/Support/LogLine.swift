import CSidle
import SidleC

/// One record of a log, taken apart by the rules of docs/log-format.md and nothing else.
struct LogLine {
  /// The keyword and the bare words.
  private(set) var words: [String] = []
  private(set) var fields: [String: [UInt8]] = [:]
  /// What could not be understood.
  private(set) var problem: String?

  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if first == 0x20 {
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0 != 0x20 && $0 != 0x3D }
      rest = rest.dropFirst(word.count)
      let name = String(decoding: word, as: UTF8.self)
      guard rest.first == 0x3D else {
        words.append(name)
        continue
      }
      rest.removeFirst()
      if fields[name] != nil { problem = "\(name) is given twice" }
      fields[name] = rest.first == 0x22 ? quoted(&rest) : bare(&rest)
    }
  }

  private func bare(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let value = rest.prefix { $0 != 0x20 }
    rest = rest.dropFirst(value.count)
    return Array(value)
  }

  private mutating func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    rest.removeFirst()
    while let byte = rest.popFirst(), byte != 0x22 {
      guard byte == 0x5C else {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        guard let value = UInt8(digits, radix: 16) else {
          problem = "\\x\(digits)"
          return bytes
        }
        bytes.append(value)
      case let byte?: bytes.append(byte)
      case nil: problem = "a text without end"
      }
    }
    return bytes
  }

  // MARK: Values

  func text(_ name: String) -> String { String(decoding: fields[name] ?? [], as: UTF8.self) }

  func has(_ name: String) -> Bool { fields[name] != nil }

  func number(_ name: String) -> Double { Double(text(name)) ?? .nan }

  func numbers(_ name: String) -> [Double] {
    text(name).split(separator: ",").map { Double($0) ?? .nan }
  }

  func whole(_ name: String) -> Int64 { Int64(text(name)) ?? .min }

  func color(_ name: String) -> UInt32 { UInt32(text(name).dropFirst(2), radix: 16) ?? 0 }

  func rect(_ name: String) -> sidle_rect {
    let numbers = numbers(name)
    return sidle_rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func size(_ name: String) -> sidle_size {
    sidle_size(width: numbers(name)[0], height: numbers(name)[1])
  }

  /// The place of a word in the order of the header's constants, from `first` on.
  func choice(_ name: String, _ words: String, from first: Int32 = 1) -> Int32 {
    let place = words.split(separator: " ").firstIndex { $0 == text(name) }
    return place.map { Int32($0) + first } ?? -1
  }

  /// The part of an object's id that its reference gives: `r12.3`; 0 for `-`.
  static func id(_ reference: String) -> UInt64 {
    let kinds: [Substring: UInt64] = ["l": 1, "r": 2, "b": 3, "a": 4, "y": 5, "m": 6]
    guard let kind = kinds[reference.prefix(1)] else { return 0 }
    let parts = reference.dropFirst().split(separator: ".").map { UInt64($0) ?? 0 }
    return parts[0] | parts[1] << 22 | kind << 44
  }
}
