import SidleUnits

/// What a button can have a value of its own for in a state. Raw values are those of the header.
public enum StateProperty: UInt8, BitwiseCopyable {
  case background = 1
  case foreground, stroke
  case image
  case fontSize, cornerRadius, strokeWidth

  public var isColor: Bool { rawValue <= 3 }
  public var isNumber: Bool { rawValue >= 5 }
}

/// The values that a button has in some states, whatever its style says: a small table, searched by the
/// fallbacks of `ControlState`. A value without an allocator of its own; whoever stores it frees it.
public struct StateValues: BitwiseCopyable {
  public struct Entry: BitwiseCopyable {
    public let property: StateProperty
    public let state: ControlState
    /// A colour, a token, or the bits of a number.
    public var bits: UInt64
  }

  private var base: UnsafeMutablePointer<Entry>?
  public private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  /// Most values of one button.
  public static var limit: Int { 64 }

  public init() {}

  public subscript(index: Int) -> Entry? {
    guard index >= 0, index < Int(count), let base else { return nil }
    return base[index]
  }

  /// The value of a property in just this state.
  public func exact(_ property: StateProperty, _ state: ControlState) -> UInt64? {
    guard let place = place(property, state), let base else { return nil }
    return base[place].bits
  }

  /// The value that holds in a state, and the state that it was given for: the nearest by the order of
  /// fallbacks. Cost: O(values).
  public func value(_ property: StateProperty, in state: ControlState) -> Entry? {
    guard let base else { return nil }
    var best: Entry?
    var distance = Int.max
    for index in 0..<Int(count) where base[index].property == property {
      if let steps = state.distance(to: base[index].state), steps < distance {
        distance = steps
        best = base[index]
      }
    }
    return best
  }

  /// Makes room for one more; false when there is no memory or too many.
  public mutating func reserveOneMore(_ allocator: Allocator) -> Bool {
    if count < capacity { return true }
    let wanted = capacity == 0 ? 4 : Int(capacity) &* 2
    guard wanted <= StateValues.limit,
      let block = allocator.allocate(byteCount: wanted &* MemoryLayout<Entry>.stride)
    else { return false }
    let fresh = block.bindMemory(to: Entry.self, capacity: wanted)
    if let base { fresh.update(from: base, count: Int(count)) }
    free(allocator)
    base = fresh
    capacity = Int32(truncatingIfNeeded: wanted)
    return true
  }

  /// Sets a value within the capacity, or takes it away. Entries stay in the order of property and
  /// state, so that equal tables are equal whatever their history.
  public mutating func set(_ property: StateProperty, _ state: ControlState, _ bits: UInt64?) {
    if let place = place(property, state), let base {
      if let bits {
        base[place].bits = bits
        return
      }
      for index in place..<Int(count &- 1) { base[index] = base[index &+ 1] }
      count &-= 1
      return
    }
    guard let bits, let base, count < capacity else { return }
    var place = Int(count)
    let key = StateValues.key(property, state)
    while place > 0, StateValues.key(base[place &- 1].property, base[place &- 1].state) > key {
      base[place] = base[place &- 1]
      place &-= 1
    }
    base[place] = Entry(property: property, state: state, bits: bits)
    count &+= 1
  }

  public func free(_ allocator: Allocator) {
    guard let base else { return }
    allocator.release(base, byteCount: Int(capacity) &* MemoryLayout<Entry>.stride)
  }

  public func hash(into hash: inout Hash64) {
    hash.add(count)
    for index in 0..<Int(count) {
      guard let entry = self[index] else { return }
      hash.add(UInt64(entry.property.rawValue) << 8 | UInt64(entry.state.rawValue))
      hash.add(entry.bits)
    }
  }

  private static func key(_ property: StateProperty, _ state: ControlState) -> UInt16 {
    UInt16(property.rawValue) << 8 | UInt16(state.rawValue)
  }

  private func place(_ property: StateProperty, _ state: ControlState) -> Int? {
    guard let base else { return nil }
    for index in 0..<Int(count)
    where base[index].property == property && base[index].state == state {
      return index
    }
    return nil
  }
}
