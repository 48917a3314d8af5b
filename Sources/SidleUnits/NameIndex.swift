/// Finds objects by the hash of their name: open addressing with linear probing.
///
/// Holds hashes and slots only; the caller compares the names. Order of insertion never shows in a
/// result, so nothing here is part of a fingerprint.
public struct NameIndex: ~Copyable {
  struct Entry: BitwiseCopyable {
    var hash: UInt64
    var slot: Int32
  }

  private var entries: Buffer<Entry>
  private var used = 0

  /// Names in it.
  public var count: Int { used }

  public init(_ allocator: Allocator) { entries = Buffer(allocator) }

  public static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = Hash64()
    hash.add(name)
    return hash.value
  }

  /// Where a search stands; pass it to `next` until that returns nil.
  public struct Probe: BitwiseCopyable {
    let hash: UInt64
    var place: Int
  }

  public func probe(_ hash: UInt64) -> Probe {
    Probe(hash: hash, place: entries.count == 0 ? 0 : home(hash))
  }

  /// The next slot whose name has the probe's hash.
  public func next(_ probe: inout Probe) -> Int? {
    guard entries.count > 0 else { return nil }
    while entries[probe.place].slot >= 0 {
      let entry = entries[probe.place]
      probe.place = following(probe.place)
      if entry.hash == probe.hash { return Int(entry.slot) }
    }
    return nil
  }

  /// The slot that has a name, where `nameOf` tells the name of a slot; nil when none has. No slot
  /// has the empty name.
  public func slot(named name: UnsafeBufferPointer<UInt8>, nameOf: (Int) -> StoredText) -> Int? {
    guard name.count > 0 else { return nil }
    var probe = probe(NameIndex.hash(name))
    while let slot = next(&probe) {
      if nameOf(slot).equals(name) { return slot }
    }
    return nil
  }

  /// Enters the name of a slot; the empty name is no name. The caller has reserved.
  public mutating func insert(_ name: StoredText, slot: Int) {
    if name.count > 0 { insert(name.hash, slot: slot) }
  }

  /// Takes the name of a slot out.
  public mutating func remove(_ name: StoredText, slot: Int) {
    if name.count > 0 { remove(name.hash, slot: slot) }
  }

  /// Makes sure that `insert` succeeds once; false without memory. Kept at most half full.
  public mutating func reserveOneMore() -> Bool {
    if (used &+ 1) &* 2 <= entries.count { return true }
    let size = entries.count == 0 ? 16 : entries.count &* 2
    var larger = Buffer<Entry>(entries.allocator)
    guard larger.reserve(size) else { return false }
    for _ in 0..<size { larger.append(Entry(hash: 0, slot: -1)) }
    swap(&entries, &larger)
    for place in 0..<larger.count where larger[place].slot >= 0 {
      put(larger[place])
    }
    return true
  }

  public mutating func insert(_ hash: UInt64, slot: Int) {
    put(Entry(hash: hash, slot: Int32(truncatingIfNeeded: slot)))
    used &+= 1
  }

  /// Removes the entry and moves later ones of the same run up, so that no marks are left behind.
  public mutating func remove(_ hash: UInt64, slot: Int) {
    guard entries.count > 0 else { return }
    var hole = home(hash)
    while Int(entries[hole].slot) != slot {
      if entries[hole].slot < 0 { return }
      hole = following(hole)
    }
    used &-= 1
    var place = following(hole)
    while entries[place].slot >= 0 {
      let distanceFromHome = (place &- home(entries[place].hash)) & (entries.count &- 1)
      let distanceFromHole = (place &- hole) & (entries.count &- 1)
      if distanceFromHome >= distanceFromHole {
        entries[hole] = entries[place]
        hole = place
      }
      place = following(place)
    }
    entries[hole].slot = -1
  }

  private mutating func put(_ entry: Entry) {
    var place = home(entry.hash)
    while entries[place].slot >= 0 { place = following(place) }
    entries[place] = entry
  }

  private func home(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (entries.count &- 1)
  }

  private func following(_ place: Int) -> Int { (place &+ 1) & (entries.count &- 1) }
}
