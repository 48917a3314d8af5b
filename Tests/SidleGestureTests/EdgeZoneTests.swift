import SidleGesture
import SidleUnits
import Testing

@Suite struct EdgeZoneTests {
  @Test("a zone of 15 points on a stage of 320, at its sides")
  func sides() {
    let table: [(x: Double, both: Bool, left: Bool, right: Bool)] = [
      (-1, true, true, false), (0, true, true, false), (14.999, true, true, false),
      (15, false, false, false), (160, false, false, false), (304.999, false, false, false),
      (305, true, false, true), (319, true, false, true), (400, true, false, true),
    ]
    for (x, both, left, right) in table {
      #expect(EdgeZone(width: 15, sides: .both).contains(x: x, across: 320) == both, "\(x)")
      #expect(EdgeZone(width: 15, sides: .left).contains(x: x, across: 320) == left, "\(x)")
      #expect(EdgeZone(width: 15, sides: .right).contains(x: x, across: 320) == right, "\(x)")
    }
  }

  @Test("without width there is no zone, wherever the contact is, and no hash")
  func none() {
    for sides in [EdgeZone.Sides.both, .left, .right] {
      let zone = EdgeZone(width: 0, sides: sides)
      for x in [-5, 0, 160, 320, 400] as [Double] { #expect(!zone.contains(x: x, across: 320)) }
      var hash = Hash64()
      zone.hash(into: &hash)
      #expect(hash.value == Hash64().value)
    }
    var hashes: Set<UInt64> = [Hash64().value]
    for zone in [
      EdgeZone(width: 15, sides: .both), EdgeZone(width: 15, sides: .left),
      EdgeZone(width: 16, sides: .both),
    ] {
      var hash = Hash64()
      zone.hash(into: &hash)
      hashes.insert(hash.value)
    }
    #expect(hashes.count == 4)
  }
}
