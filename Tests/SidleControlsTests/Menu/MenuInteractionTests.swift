import SidleControls
import SidleUnits
import Testing

@Suite struct MenuInteractionTests {
  private func pressed(_ x: Double, _ y: Double, stage: Size, button: Rect) -> MenuWorld {
    let world = MenuWorld([.action("a"), .action("b"), .action("c")])
    world.stage = stage
    world.button = button
    world.open()
    world.interaction.opened(pointer: 1, x: x, y: y, at: 0)
    return world
  }

  // radix-ui/primitives#540, #2186; ocornut/imgui#8233
  @Test(
    "A-10: the release that opened the menu chooses nothing before 10 points of travel or 0.3 s")
  func openingRelease() {
    typealias Case = (x: Double, y: Double, time: Double, chosen: String?)
    let table: [Case] = [
      (50, 38, 80, nil), (50, 38, 299.999, nil), (50, 38, 300, "a"), (50, 47.9, 80, nil),
      (59, 33, 80, "a"), (50, 48, 80, "a"), (50, 60, 80, "b"), (50, 38, 1000, "a"),
    ]
    for (x, y, time, chosen) in table {
      // A stage too low for anything but a menu over the button.
      let world = pressed(
        50, 38, stage: Size(width: 400, height: 148),
        button: Rect(x: 0, y: 0, width: 100, height: 40))
      #expect(world.spot(50, 38) == .row(MenuPlace(level: 0, row: 0)))
      let reaction = world.up(x, y, at: ms(time))
      #expect(
        reaction == chosen.map { .choose(world.place($0)) } ?? .nothing, "\(x) \(y) @\(time)")
      #expect(world.interaction.press == .none)
      if chosen == nil {
        #expect(world.down(50, 38, at: ms(2000)) == .nothing)
        #expect(world.up(50, 38, at: ms(2050)) == .choose(world.place("a")), "the next press does")
      }
    }
  }

  @Test("press, drag and release: rows light up on the way, the one let go on is chosen")
  func drag() {
    let world = pressed(
      50, 60, stage: Size(width: 400, height: 600),
      button: Rect(x: 20, y: 40, width: 100, height: 40))
    world.move(50, 66, at: ms(10))
    #expect(world.highlighted == nil)
    world.move(50, 100, at: ms(20))
    #expect(world.highlighted == "a")
    world.move(50, 150, at: ms(30))
    #expect(world.highlighted == "b")
    world.move(50, 400, at: ms(40))
    #expect(world.highlighted == nil)
    world.move(50, 150, at: ms(50))
    #expect(world.up(50, 150, at: ms(60)) == .choose(world.place("b")))
  }

  @Test("let go outside after a drag the menu closes, on the button it stays")
  func dragOut() {
    let table: [(y: Double, reaction: MenuReaction)] = [(500, .close(.outside)), (45, .nothing)]
    for (y, reaction) in table {
      let world = pressed(
        50, 60, stage: Size(width: 400, height: 600),
        button: Rect(x: 20, y: 40, width: 100, height: 40))
      world.move(50, 150, at: ms(10))
      #expect(world.up(50, y, at: ms(20)) == reaction)
    }
  }

  @Test("a press outside closes, one on a line or a disabled row does nothing")
  func pressOutside() {
    let world = MenuWorld([
      .action("a"), .menu("", options: 1, [.action("b", attributes: 1)]), .action("c"),
    ])
    world.open()
    #expect(world.down(100, 136, at: 0) == .nothing)
    #expect(world.up(100, 136, at: 0) == .nothing)
    let (x, y) = world.point("b")
    #expect(world.down(x, y, at: 0) == .nothing)
    #expect(world.up(x, y, at: 0) == .nothing)
    #expect(world.highlighted == nil)
    #expect(world.down(350, 500, at: 0) == .close(.outside))
  }

  @Test("one pointer presses at a time; one taken away chooses nothing")
  func pointers() {
    let world = MenuWorld([.action("a"), .action("b")])
    world.open()
    let (x, y) = world.point("a")
    _ = world.down(x, y, at: 0)
    let (bx, by) = world.point("b")
    let second = world.interaction.down(
      pointer: 2, isTouch: false, x: bx, y: by, at: 0, panels: &world.panels, forest: world.forest)
    #expect(second == .nothing)
    #expect(world.interaction.owns(pointer: 1) && !world.interaction.owns(pointer: 2))
    world.interaction.cancel(pointer: 2)
    world.interaction.cancel(pointer: 1)
    #expect(world.up(x, y, at: ms(10)) == .nothing)
  }

  private func nested() -> MenuWorld {
    let world = MenuWorld([
      .action("a"), .menu("m", [.action("x"), .action("y"), .action("z")]), .action("b"),
      .menu("n", [.action("v")]), .action("c"),
    ])
    world.stage = Size(width: 800, height: 600)
    world.open()
    return world
  }

  @Test("a submenu opens 0.2 s after the pointer came to its row, and not before")
  func submenuDelay() {
    let world = nested()
    world.hover("m", at: ms(100))
    #expect(world.highlighted == "m")
    let (x, y) = world.point("m")
    world.hover(x + 3, y, at: ms(250))
    world.wait(until: ms(299.999))
    #expect(world.panels.count == 1)
    world.wait(until: ms(300))
    #expect(world.panels.count == 2 && world.highlighted == "m")
    #expect(world.interaction.deadline == nil)
  }

  @Test("leaving the row in time leaves its submenu closed")
  func leavesInTime() {
    let world = nested()
    world.hover("m", at: 0)
    world.hover("b", at: ms(199))
    world.wait(until: ms(1000))
    #expect(world.panels.count == 1 && world.highlighted == "b")
  }

  @Test("a press opens it at once")
  func pressOpens() {
    let world = nested()
    let (x, y) = world.point("m")
    #expect(world.down(x, y, at: 0) == .nothing)
    #expect(world.panels.count == 2)
    #expect(world.up(x, y, at: ms(50)) == .nothing)
    #expect(world.panels.count == 2)
  }

  @Test("the lift of the press that opened a submenu chooses nothing that lies under it by now")
  func submenuUnderThePointer() {
    // No room beside the panel: the submenu lies over the row that it belongs to.
    func narrow() -> MenuWorld {
      let world = MenuWorld([
        .action("a"), .menu("m", [.action("x"), .action("y"), .action("z")]), .action("b"),
      ])
      world.stage = Size(width: 260, height: 600)
      world.open()
      return world
    }
    let world = narrow()
    let (x, y) = world.point("m")
    #expect(world.down(x, y, at: 0) == .nothing)
    guard case .row(let under) = world.spot(x, y) else { return #expect(Bool(false)) }
    #expect(world.panels.count == 2 && under.level == 1, "it lies under the pointer")
    #expect(world.up(x, y, at: ms(80)) == .nothing)
    #expect(world.panels.count == 2)
    #expect(world.down(x, y, at: ms(500)) == .nothing)
    #expect(world.up(x, y, at: ms(550)) == .choose(under), "the next press chooses")
    // So does one that stays, or goes far, as with the press that opened the menu itself.
    let held = narrow()
    _ = held.down(x, y, at: 0)
    #expect(held.up(x, y, at: ms(300)) == .choose(under))
    let far = narrow()
    _ = far.down(x, y, at: 0)
    far.move(x + 10, y, at: ms(20))
    #expect(far.up(x + 10, y, at: ms(30)) == .choose(under))
    // Let go outside of all panels, the menu stays: this press did not open it.
    let out = narrow()
    _ = out.down(x, y, at: 0)
    out.move(x, 590, at: ms(20))
    #expect(out.up(x, 590, at: ms(30)) == .nothing)
  }

  @Test("on its way to the submenu a pointer crosses other rows unheeded, for 0.3 s")
  func grace() {
    let world = nested()
    world.hover(100, 154, at: 0)
    world.wait(until: ms(300))
    #expect(world.panels[1].frame == Rect(x: 270, y: 132, width: 250, height: 132))
    world.hover(150, 180, at: ms(400))
    #expect(world.highlighted == "m" && world.panels.count == 2, "row b lies there")
    world.hover(220, 200, at: ms(500))
    #expect(world.highlighted == "m")
    world.hover(300, 220, at: ms(600))
    #expect(world.highlighted == "y" || world.highlighted == "z")
    world.wait(until: ms(2000))
    #expect(world.panels.count == 2, "it has arrived")
  }

  @Test("a pointer that dawdles on the way, or turns, goes to the row it is on")
  func graceEnds() {
    let slow = nested()
    slow.hover(100, 154, at: 0)
    slow.hover(150, 180, at: ms(400))
    slow.wait(until: ms(699.999))
    #expect(slow.highlighted == "m" && slow.panels.count == 2)
    slow.wait(until: ms(700))
    #expect(slow.highlighted == "b" && slow.panels.count == 1)

    let turning = nested()
    turning.hover(100, 154, at: 0)
    turning.hover(150, 180, at: ms(400))
    turning.hover(120, 190, at: ms(450))
    #expect(turning.highlighted == "b" && turning.panels.count == 1)

    let down = nested()
    down.hover(100, 154, at: 0)
    down.hover(100, 240, at: ms(400))
    #expect(down.highlighted == "n" && down.panels.count == 1, "no way there")
    down.wait(until: ms(600))
    #expect(down.panels.count == 2 && down.rows(1) == ["v"])
  }

  @Test("leaving the panels leaves the open submenu's row lit")
  func leavesPanels() {
    let world = nested()
    world.hover("m", at: 0)
    world.wait(until: ms(300))
    world.hover(100, 20, at: ms(400))
    #expect(world.highlighted == "m" && world.panels.count == 2)
  }

  @Test("the way: the near side, a bleed of 5 behind the start, both directions")
  func area() {
    let right = GraceArea(x: 100, y: 50, panel: Rect(x: 200, y: 0, width: 100, height: 200))
    let left = GraceArea(x: 300, y: 50, panel: Rect(x: 100, y: 0, width: 100, height: 200))
    let table: [(x: Double, y: Double, isIn: Bool)] = [
      (100, 50, true), (95, 50, true), (94.9, 50, false), (150, 30, true), (150, 20, false),
      (150, 120, true), (150, 140, false), (200, 0, true), (200, 200, true), (250, 100, true),
      (301, 100, false), (250, 201, false),
    ]
    for (x, y, isIn) in table {
      #expect(right.contains(x: x, y: y) == isIn, "\(x) \(y)")
      #expect(left.contains(x: 400 - x, y: y) == isIn, "\(400 - x) \(y), mirrored")
    }
  }
}
