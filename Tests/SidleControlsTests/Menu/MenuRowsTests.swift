import SidleControls
import SidleUnits
import Testing

private let inline: UInt32 = 1
private let palette: UInt32 = 128
private let hidden: UInt32 = 4

@Suite struct MenuRowsTests {
  @Test(
    "rows of a level: hidden ones left out, groups in place between lines, lines only between rows")
  func rows() {
    let table: [(items: [Item], rows: [String])] = [
      ([], []),
      (
        [.action("a"), .action("b", attributes: hidden), .action("c", attributes: 1)], ["a", "(c)"]
      ),
      ([.menu("m", [.action("x")]), .menu("n", attributes: 1, [])], ["m>", "(n>)"]),
      (
        [.action("a"), .menu("", options: inline, [.action("x"), .action("y")]), .action("b")],
        ["a", "-", "x", "y", "-", "b"]
      ),
      ([.menu("g", options: inline, [.action("x")]), .action("b")], ["[g]", "x", "-", "b"]),
      ([.action("a"), .menu("g", options: inline, []), .action("b")], ["a", "-", "b"]),
      ([.action("a"), .menu("g", options: inline, [.action("x", attributes: hidden)])], ["a"]),
      (
        [
          .menu("", options: inline, [.menu("", options: inline, [.action("x")]), .action("y")]),
          .menu("", options: inline, attributes: 1, [.action("z")]),
        ],
        ["x", "-", "y", "-", "(z)"]
      ),
      ([.deferred("d"), .action("a")], ["…", "a"]),
    ]
    for (items, rows) in table {
      let world = MenuWorld(items)
      world.open()
      #expect(world.rows() == rows)
    }
  }

  @Test("an open menu shows what it was when it opened; the next opening shows what it has become")
  func snapshot() {
    let world = MenuWorld([.action("a"), .action("b")])
    world.open()
    world.add([.action("c")], to: world.root)
    world.forest.elements[world["a"]].attributes = MenuAttributes(rawValue: hidden)
    #expect(world.rows() == ["a", "b"])
    world.panels.close(from: 0)
    world.open()
    #expect(world.rows() == ["b", "c"])
  }

  @Test("content that comes stands in the place of the loading row at once")
  func loading() {
    let world = MenuWorld([.action("a"), .deferred("d"), .menu("m", [.action("x")]), .action("z")])
    world.open()
    #expect(world.forest.elements[world["d"]].deferred.isReady == false)
    let token = world.forest.elements[world["d"]].deferred.show()
    #expect(token == 1)
    _ = world.key(.end)
    _ = world.key(.up)
    _ = world.key(.right)
    #expect(world.rows(1) == ["x"] && world.highlighted == "x")
    world.add([.action("b"), .action("c")], to: world["d"])
    #expect(world.rows() == ["a", "…", "m>", "z"])
    let height = world.panels[0].frame.height
    let isTaken = world.forest.elements[world["d"]].deferred.complete(token: 1)
    #expect(isTaken)
    let change = world.panels.replace(loading: world["d"], of: world.forest)
    #expect(change?.place == MenuPlace(level: 0, row: 1) && change?.more == 1)
    world.interaction.shift(after: MenuPlace(level: 0, row: 1), by: 1)
    #expect(world.rows() == ["a", "b", "c", "m>", "z"] && world.rows(1) == ["x"])
    #expect(world.highlighted == "x")
    #expect(world.panels[0].frame.height == height + 44)
    _ = world.key(.left)
    #expect(world.highlighted == "m", "the row of the submenu is still known")
    let again = world.panels.replace(loading: world["d"], of: world.forest)
    #expect(again == nil)
  }

  @Test("the row of an element that goes, goes with it")
  func removal() {
    let world = MenuWorld([.action("a"), .action("b"), .menu("m", [.action("x")])])
    world.open(byKey: .up)
    _ = world.key(.right)
    #expect(world.highlighted == "x")
    let place = world.panels.remove(world["b"], of: world.forest)
    #expect(place == MenuPlace(level: 0, row: 1))
    world.interaction.shift(after: place!, by: -1)
    world.remove("b")
    #expect(world.rows() == ["a", "m>"] && world.rows(1) == ["x"])
    _ = world.key(.left)
    #expect(world.highlighted == "m")
  }

  @Test(
    "small elements stand side by side in fours, medium ones in threes, a palette's as they fit")
  func sideBySide() {
    let five: [Item] = ["p", "q", "r", "s", "t"].map { .action($0) }
    let table: [(size: MenuElementSize, options: UInt32, columns: Int)] = [
      (.small, inline, 4), (.medium, inline, 3), (.large, inline, 1), (.automatic, inline, 1),
      (.automatic, inline | palette, 5), (.medium, inline | palette, 3),
    ]
    for (size, options, columns) in table {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let world = MenuWorld([.action("a"), .menu("", options: options, size: size, five)])
        world.direction = direction
        world.open()
        let width = world.panels[0].frame.width
        #expect(width == 250)
        for (index, title) in ["p", "q", "r", "s", "t"].enumerated() {
          let frame = world.panels.row(world.place(title)).frame
          let column = index % columns
          let cell = width / Double(columns)
          let x =
            direction == .leftToRight ? Double(column) * cell : width - Double(column + 1) * cell
          #expect(
            frame == Rect(x: x, y: 52 + Double(index / columns) * 44, width: cell, height: 44))
        }
      }
    }
  }

  @Test("what lies at a point is the row there, of the panel opened last")
  func spots() {
    let world = MenuWorld([
      .action("a"),
      .menu("", options: inline, [.action("b", attributes: 1), .menu("m", [.action("x")])]),
    ])
    world.open()
    let frame = world.panels[0].frame
    #expect(frame == Rect(x: 20, y: 88, width: 250, height: 140))
    let table: [(y: Double, spot: MenuSpot)] = [
      (87.9, .outside), (88, .row(MenuPlace(level: 0, row: 0))),
      (131.9, .row(MenuPlace(level: 0, row: 0))),
      (132, .panel(level: 0)), (150, .panel(level: 0)), (184, .row(MenuPlace(level: 0, row: 3))),
      (227.9, .row(MenuPlace(level: 0, row: 3))), (228, .outside),
    ]
    for (y, spot) in table { #expect(world.spot(100, y) == spot, "\(y)") }
    #expect(world.spot(19.9, 100) == .outside)
    #expect(world.spot(270, 100) == .outside)
    _ = world.key(.end)
    _ = world.key(.right)
    let sub = world.panels[1].frame
    #expect(sub.x == 142, "pushed on the stage, over its parent")
    #expect(world.spot(150, 190) == .row(MenuPlace(level: 1, row: 0)))
  }
}
