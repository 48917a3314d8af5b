import SidleControls
import SidleUnits
import Testing

@Suite struct RowAcceptsTests {
  private let leadingOnly = RowGeometry(
    width: 320, leading: ButtonStrip(count: 1, buttonWidth: 80), trailing: .none)
  private let bare = RowGeometry(width: 320, leading: .none, trailing: .none)

  // letsar/flutter_slidable#54
  @Test("a closed row leaves a side without buttons to others, unless that side follows")
  func closed() {
    let table: [(geometry: RowGeometry, toLeading: Bool, toTrailing: Bool)] = [
      (.standard, true, true), (.trailingOnly, false, true), (leadingOnly, true, false),
      (bare, false, false),
    ]
    for (geometry, toLeading, toTrailing) in table {
      let yields = Row(.standard, geometry)
      #expect(yields.accepts(translation: 12) == toLeading)
      #expect(yields.accepts(translation: -12) == toTrailing)
      let follows = Row(.standard.with { $0.emptySide = .follows }, geometry)
      #expect(follows.accepts(translation: 12))
      #expect(follows.accepts(translation: -12))
    }
  }

  @Test("a row that is open or moves can be taken in both directions")
  func shown() {
    var play = Play(.standard, .trailingOnly)
    play.setOpen(.trailing)
    #expect(play.row.accepts(translation: -12))
    #expect(play.row.accepts(translation: 12))
    play.go(.closed)
    play.wait(50)
    #expect(play.row.accepts(translation: -12))
    #expect(play.row.accepts(translation: 12))
    play.idle()
    #expect(play.row.accepts(translation: -12))
    #expect(!play.row.accepts(translation: 12))
  }
}
