import SidleUnits
import Testing

@Suite struct ObjectIDTests {
  @Test("slot plus one, generation, kind and tag have 22, 22, 4 and 16 bits, from the lowest")
  func layout() {
    let list: UInt64 = 1 | 1 << 44
    let row: UInt64 = 1 | 1 << 22 | 2 << 44
    let button: UInt64 = 42 | 7 << 22 | 3 << 44 | 0xABCD << 48
    #expect(ObjectID(kind: .list, slot: 0, generation: 0, tag: 0).rawValue == list)
    #expect(ObjectID(kind: .row, slot: 0, generation: 1, tag: 0).rawValue == row)
    #expect(ObjectID(kind: .button, slot: 41, generation: 7, tag: 0xABCD).rawValue == button)
  }

  @Test("an id gives back what it was made of")
  func roundTrip() {
    let table: [(kind: ObjectKind, slot: Int, generation: UInt32, tag: UInt16)] = [
      (.list, 0, 1, 1), (.row, 1, 2, 0xFFFF), (.button, 4_194_302, 4_194_303, 0x8000),
      (.row, 4_194_302, 1, 0x7FFF), (.list, 0, 4_194_303, 2),
    ]
    for (kind, slot, generation, tag) in table {
      let id = ObjectID(kind: kind, slot: slot, generation: generation, tag: tag)
      #expect(id.kind == kind)
      #expect(id.slot == slot)
      #expect(id.generation == generation)
      #expect(id.tag == tag)
      #expect(!id.isNull)
      #expect(ObjectID(rawValue: id.rawValue) == id)
      #expect(
        id.withoutTag
          == ObjectID(kind: kind, slot: slot, generation: generation, tag: 0).rawValue)
    }
  }

  @Test("the limits are the largest numbers that fit")
  func limits() {
    #expect(ObjectID.slotLimit == 4_194_303)
    #expect(ObjectID.generationLimit == 4_194_303)
  }

  @Test("null is zero, names no slot and has no kind")
  func null() {
    #expect(ObjectID.null.rawValue == 0)
    #expect(ObjectID.null.isNull)
    #expect(ObjectID.null.slot == -1)
    #expect(ObjectID.null.kind == nil)
    #expect(ObjectID.null.generation == 0)
    #expect(ObjectID.null.tag == 0)
  }

  @Test("numbers that are no kind are no kind", arguments: [0, 7, 9, 15] as [UInt64])
  func unknownKinds(kind: UInt64) {
    #expect(ObjectID(rawValue: 1 | 1 << 22 | kind << 44 | 1 << 48).kind == nil)
  }

  @Test("tags of neighbouring addresses differ and are never zero")
  func tags() {
    #expect(ObjectID.tag(address: 0) == 1)
    // (address >> 4) * 0x9E3779B97F4A7C15, the upper 16 bits; worked out apart from the engine.
    #expect(ObjectID.tag(address: 0x7F00_0000_1000) == 0x96B2)
    #expect(ObjectID.tag(address: 0x7F00_0000_1010) == 0x34EA)
    let tags = (0..<500).map { ObjectID.tag(address: 0x5555_0000_0000 + UInt($0) * 16) }
    #expect(!tags.contains(0))
    #expect(Set(tags).count > 490)
  }
}
