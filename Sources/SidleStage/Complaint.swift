import SidleUnits

/// The sentence about the last failed call, ended by a NUL, in memory of its own.
public struct Complaint: ~Copyable {
  private static let capacity = 240
  private var bytes: Buffer<UInt8>

  init(_ allocator: Allocator) { bytes = Buffer(allocator) }

  mutating func reserve() -> Bool {
    guard bytes.reserve(Complaint.capacity) else { return false }
    bytes.fill(with: 0)
    return true
  }

  /// The sentence; empty before the first failure.
  var text: UnsafePointer<UInt8>? { UnsafePointer(bytes.pointer) }

  /// Writes "function: argument is value; rule".
  public static func write(
    _ failure: Failure, function: StaticString, to writer: inout ByteWriter
  ) {
    writer.append(function)
    writer.append(": ")
    writer.append(failure.argument)
    switch failure.value {
    case .none: break
    case .number(let number):
      writer.append(" is ")
      writer.append(shortest: number)
    case .integer(let number):
      writer.append(" is ")
      writer.append(number)
    case .id(let id):
      writer.append(" is 0x")
      writer.append(hexadecimal: id, digits: 16)
    }
    writer.append("; ")
    writer.append(failure.rule)
  }

  mutating func set(_ failure: Failure, function: StaticString) {
    let room = Complaint.capacity &- 1
    var writer = ByteWriter(bytes.pointer, capacity: room)
    Complaint.write(failure, function: function, to: &writer)
    bytes[writer.count < room ? writer.count : room] = 0
  }
}
