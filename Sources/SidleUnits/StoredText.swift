/// Bytes that an object owns: a copied name or title. A value; whoever stores it frees it.
public struct StoredText: BitwiseCopyable {
  public let bytes: UnsafePointer<UInt8>?
  public let count: Int

  public static var empty: StoredText { StoredText(bytes: nil, count: 0) }

  public init(bytes: UnsafePointer<UInt8>?, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// A copy of `source`, or nil when there is no memory. Empty texts take none.
  public static func copy(_ source: UnsafeBufferPointer<UInt8>, _ allocator: Allocator)
    -> StoredText?
  {
    guard let first = source.baseAddress, source.count > 0 else { return empty }
    guard let block = allocator.allocate(byteCount: source.count) else { return nil }
    let bytes = block.bindMemory(to: UInt8.self, capacity: source.count)
    bytes.update(from: first, count: source.count)
    return StoredText(bytes: UnsafePointer(bytes), count: source.count)
  }

  public func free(_ allocator: Allocator) {
    allocator.release(UnsafeMutableRawPointer(mutating: bytes), byteCount: count)
  }

  public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  public func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where buffer[index] != other[index] { return false }
    return true
  }
}
