/// Bytes that an object owns: a copied name or title. A value; whoever stores it frees it.
///
/// The value is one address, so that an object without a text pays little for it; how many bytes
/// there are lies before them, with their hash, by which a text is known again wherever it lies.
public struct StoredText: BitwiseCopyable {
  private struct Head: BitwiseCopyable {
    let hash: UInt64
    let count: Int
  }

  private let block: UnsafeMutableRawPointer?

  public static var empty: StoredText { StoredText(block: nil) }

  private init(block: UnsafeMutableRawPointer?) { self.block = block }

  /// A copy of `source`, or nil when there is no memory. Empty texts take none.
  public static func copy(_ source: UnsafeBufferPointer<UInt8>, _ allocator: Allocator)
    -> StoredText?
  {
    guard let first = source.baseAddress, source.count > 0 else { return empty }
    guard let block = allocator.allocate(byteCount: size(source.count)) else { return nil }
    var hash = Hash64()
    hash.add(source)
    block.storeBytes(of: Head(hash: hash.value, count: source.count), as: Head.self)
    let bytes = block + MemoryLayout<Head>.size
    bytes.bindMemory(to: UInt8.self, capacity: source.count)
      .update(from: first, count: source.count)
    return StoredText(block: block)
  }

  public func free(_ allocator: Allocator) {
    allocator.release(block, byteCount: StoredText.size(count))
  }

  /// Nil of the empty text.
  public var bytes: UnsafePointer<UInt8>? {
    guard let block else { return nil }
    return UnsafePointer((block + MemoryLayout<Head>.size).assumingMemoryBound(to: UInt8.self))
  }

  public var count: Int { block?.load(as: Head.self).count ?? 0 }
  public var isEmpty: Bool { block == nil }

  /// The hash of the bytes; 0 of the empty text. Worked out by `copy`.
  public var hash: UInt64 { block?.load(as: Head.self).hash ?? 0 }

  public var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

  public func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = buffer
    guard own.count == other.count else { return false }
    for index in 0..<own.count where own[index] != other[index] { return false }
    return true
  }

  private static func size(_ count: Int) -> Int { MemoryLayout<Head>.size &+ count }
}
