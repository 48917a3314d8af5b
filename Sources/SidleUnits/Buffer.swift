/// A growable array over an `Allocator`, for elements that are plain bytes.
///
/// Growing can fail and says so; nothing else allocates. Generic, hence `@inlinable`: without it a
/// use from another module costs some sixteen times as much.
public struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline let allocator: Allocator
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  public private(set) var capacity = 0
  @usableFromInline var storedCount = 0

  public init(_ allocator: Allocator) {
    self.allocator = allocator
    base = nil
  }

  deinit {
    allocator.release(base, byteCount: capacity &* MemoryLayout<Element>.stride)
  }

  @inlinable public var count: Int { storedCount }

  /// The elements; valid until the buffer grows or dies. Nil before the first reservation.
  @inlinable public var pointer: UnsafeMutablePointer<Element>? { base }

  @inlinable public subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(index >= 0 && index < storedCount)
      return UnsafePointer(base.unsafelyUnwrapped + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < storedCount)
      return base.unsafelyUnwrapped + index
    }
  }

  /// Makes room for `wanted` elements in all; true when there is room. On false nothing changed.
  public mutating func reserve(_ wanted: Int) -> Bool {
    if wanted <= capacity { return true }
    let stride = MemoryLayout<Element>.stride
    guard
      let block = allocator.move(
        base, used: storedCount &* stride, of: capacity &* stride, to: wanted, stride: stride)
    else { return false }
    base = block.bindMemory(to: Element.self, capacity: wanted)
    capacity = wanted
    return true
  }

  /// How much room to make when there is too little: twice as much while that is little, then a quarter
  /// more, so that at most a fifth of a large buffer is free. Each element is moved some four times.
  @usableFromInline var nextCapacity: Int {
    capacity < 8 ? 8 : capacity < 64 ? capacity &* 2 : capacity &+ capacity / 4
  }

  /// Makes room for `count` elements in all, and for some more when it must grow.
  public mutating func grow(toHold count: Int) -> Bool {
    if count <= capacity { return true }
    let next = nextCapacity
    return reserve(count > next ? count : next)
  }

  /// Makes room for one more element, and for some more when it must grow.
  @inlinable public mutating func reserveOneMore() -> Bool {
    storedCount < capacity || reserve(nextCapacity)
  }

  /// Appends within the capacity. The caller has reserved.
  @inlinable public mutating func append(_ element: Element) {
    precondition(storedCount < capacity)
    (base.unsafelyUnwrapped + storedCount).initialize(to: element)
    storedCount &+= 1
  }

  /// Appends copies of an element up to the capacity.
  @inlinable public mutating func fill(with element: Element) {
    guard let base, storedCount < capacity else { return }
    (base + storedCount).initialize(repeating: element, count: capacity &- storedCount)
    storedCount = capacity
  }

  /// Inserts before `index` within the capacity, moving what follows. Cost: O(count - index).
  @inlinable public mutating func insert(_ element: Element, at index: Int) {
    append(element)
    var place = storedCount &- 1
    let elements = base.unsafelyUnwrapped
    while place > index {
      elements[place] = elements[place &- 1]
      place &-= 1
    }
    elements[place] = element
  }

  /// Removes the element at `index`, keeping the order. Cost: O(count - index).
  @inlinable public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < storedCount)
    let elements = base.unsafelyUnwrapped
    var place = index
    while place &+ 1 < storedCount {
      elements[place] = elements[place &+ 1]
      place &+= 1
    }
    storedCount &-= 1
  }

  @inlinable public mutating func removeAll() { storedCount = 0 }

  /// Drops everything from `count` on.
  @inlinable public mutating func truncate(to count: Int) {
    if count < storedCount { storedCount = count < 0 ? 0 : count }
  }
}
