import SidleControls
import SidleUnits
import Testing

@Suite struct MenuPlacementTests {
  private func rows(_ count: Int) -> [Item] { (0..<count).map { .action("r\($0)") } }

  @Test(
    "under the button, its leading edge at the button's; above it, smaller or over it as room is")
  func under() {
    typealias Case = (
      rows: Int, button: Rect, direction: LayoutDirection, frame: Rect, why: String
    )
    let table: [Case] = [
      (
        3, Rect(x: 20, y: 40, width: 100, height: 40), .leftToRight,
        Rect(x: 20, y: 88, width: 250, height: 132), "below"
      ),
      (
        3, Rect(x: 280, y: 40, width: 100, height: 40), .rightToLeft,
        Rect(x: 130, y: 88, width: 250, height: 132), "trailing edges of a page from right to left"
      ),
      (
        3, Rect(x: 300, y: 40, width: 90, height: 40), .leftToRight,
        Rect(x: 142, y: 88, width: 250, height: 132), "pushed on the stage"
      ),
      (
        3, Rect(x: 0, y: 40, width: 100, height: 40), .rightToLeft,
        Rect(x: 8, y: 88, width: 250, height: 132), "pushed on the stage the other way"
      ),
      (
        3, Rect(x: 20, y: 500, width: 100, height: 40), .leftToRight,
        Rect(x: 20, y: 360, width: 250, height: 132), "no room below: above"
      ),
      (
        8, Rect(x: 20, y: 300, width: 100, height: 40), .leftToRight,
        Rect(x: 20, y: 8, width: 250, height: 284), "on neither side: the larger, smaller"
      ),
      (
        8, Rect(x: 20, y: 260, width: 100, height: 40), .leftToRight,
        Rect(x: 20, y: 308, width: 250, height: 284), "of equal sides the lower"
      ),
    ]
    for (count, button, direction, frame, why) in table {
      let world = MenuWorld(rows(count))
      world.stage = Size(width: 400, height: 600)
      world.button = button
      world.direction = direction
      world.open()
      #expect(world.panels[0].frame == frame, "\(why)")
    }
    let low = MenuWorld(rows(3))
    low.stage = Size(width: 400, height: 160)
    low.button = Rect(x: 20, y: 60, width: 100, height: 40)
    low.open()
    #expect(low.panels[0].frame == Rect(x: 20, y: 20, width: 250, height: 132), "over the button")
  }

  @Test("a submenu stands beside its row, on the other side when there is no room")
  func beside() {
    let items: [Item] = [.action("a"), .menu("m", [.action("x"), .action("y")])]
    typealias Case = (width: Double, button: Double, direction: LayoutDirection, x: Double)
    let table: [Case] = [
      (800, 20, .leftToRight, 270), (800, 500, .leftToRight, 250), (400, 20, .leftToRight, 142),
      (800, 600, .rightToLeft, 200), (800, 160, .rightToLeft, 260), (400, 280, .rightToLeft, 8),
    ]
    for (width, button, direction, x) in table {
      let world = MenuWorld(items)
      world.stage = Size(width: width, height: 600)
      world.button = Rect(x: button, y: 40, width: 100, height: 40)
      world.direction = direction
      world.open(byKey: .up)
      _ = world.key(direction == .leftToRight ? .right : .left)
      #expect(
        world.panels[1].frame == Rect(x: x, y: 132, width: 250, height: 88),
        "\(width) \(button) \(direction)")
    }
  }

  @Test("a panel is as wide as its longest row, marks and images wants, within the stage")
  func width() {
    let long = String(repeating: "w", count: 26)
    let table: [(items: [Item], width: Double)] = [
      ([.action("short")], 250), ([.action(long)], 292), ([.action(long, .on)], 316),
      ([.action(long, .on, image: 7)], 348), ([.menu(long, [])], 312),
      ([.action(String(repeating: "w", count: 60))], 384),
    ]
    for (items, width) in table {
      let world = MenuWorld(items)
      world.open()
      #expect(world.panels[0].frame.width == width)
    }
  }

  // ocornut/imgui#5902
  @Test("A-33: of a hundred rows, ten in sight, the one that is on stands in the middle")
  func opensAtSelection() {
    let table: [(on: Int, scroll: Double)] = [
      (0, 0), (4, 0), (5, 22), (60, 60 * 44 + 22 - 220), (95, 3960), (99, 3960),
    ]
    for (on, scroll) in table {
      let world = MenuWorld(rows(100))
      world.makePopUp()
      _ = world.forest.choose(world["r\(on)"])
      world.stage = Size(width: 400, height: 96 + 440)
      world.open()
      #expect(world.panels[0].frame.height == 440)
      #expect(world.panels[0].scroll == scroll, "row \(on)")
      #expect(world.highlighted == "r\(on)", "and keys go on from it")
      let frame = world.frame("r\(on)")
      #expect(frame.y >= 88 && frame.bottom <= 528)
    }
  }

  @Test("keys bring the row they reach into sight, and no further")
  func reveals() {
    let world = MenuWorld(rows(100))
    world.stage = Size(width: 400, height: 96 + 440)
    world.open(byKey: .down)
    for _ in 0..<9 { _ = world.key(.down) }
    #expect(world.highlighted == "r9" && world.panels[0].scroll == 0)
    _ = world.key(.down)
    #expect(world.highlighted == "r10" && world.panels[0].scroll == 44)
    _ = world.key(.pageDown)
    #expect(world.highlighted == "r19" && world.panels[0].scroll == 440)
    _ = world.key(.pageUp)
    #expect(world.highlighted == "r10" && world.panels[0].scroll == 440)
    _ = world.key(.end)
    #expect(world.highlighted == "r99" && world.panels[0].scroll == 3960)
    _ = world.key(.down)
    #expect(world.highlighted == "r0" && world.panels[0].scroll == 0)
  }

  @Test("a touch that goes along a panel scrolls it, and chooses nothing")
  func touchScrolls() {
    let world = MenuWorld(rows(100))
    world.stage = Size(width: 400, height: 96 + 440)
    world.open()
    #expect(world.down(100, 400, at: 0, touch: true) == .nothing)
    world.move(100, 395, at: ms(10))
    #expect(world.panels[0].scroll == 0)
    world.move(100, 350, at: ms(20))
    #expect(world.panels[0].scroll == 50 && world.highlighted == nil)
    world.move(100, 900, at: ms(30))
    #expect(world.panels[0].scroll == 0)
    #expect(world.up(100, 300, at: ms(40)) == .nothing)
    #expect(world.interaction.press == .none)
  }
}
