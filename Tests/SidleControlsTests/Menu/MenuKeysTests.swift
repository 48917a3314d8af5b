import SidleControls
import SidleUnits
import Testing

@Suite struct MenuKeysTests {
  // instructure/instructure-ui#496
  @Test("A-39: down visits rows that own a submenu as well as others")
  func down() {
    let world = MenuWorld([.action("a"), .menu("b", [.action("x")]), .action("c")])
    world.open(byKey: .enter)
    #expect(world.highlighted == "a")
    world.key(.down)
    #expect(world.highlighted == "b")
    world.key(.down)
    #expect(world.highlighted == "c")
    #expect(world.panels.count == 1)
  }

  @Test("up, down, home and end pass over what cannot be chosen and go round the ends")
  func vertical() {
    let items: [Item] = [
      .action("off", attributes: 1), .action("a"), .menu("g", options: 1, [.action("b")]),
      .deferred("d"), .action("c"),
    ]
    let table: [(keys: [MenuKey], highlighted: String)] = [
      ([.down], "b"), ([.down, .down], "c"), ([.down, .down, .down], "a"), ([.up], "c"),
      ([.end], "c"), ([.end, .home], "a"), ([.pageDown], "c"), ([.end, .pageUp], "a"),
    ]
    for (keys, highlighted) in table {
      let world = MenuWorld(items)
      world.open(byKey: .down)
      #expect(world.highlighted == "a")
      for key in keys { #expect(world.key(key) == .nothing) }
      #expect(world.highlighted == highlighted, "\(keys)")
    }
  }

  @Test(
    "opened by the key up the last row is lit, by a pointer none, and the first key lights an end")
  func start() {
    let world = MenuWorld([.action("a"), .action("b")])
    world.open(byKey: .up)
    #expect(world.highlighted == "b")
    for (key, highlighted) in [(MenuKey.down, "a"), (.up, "b"), (.pageDown, "b"), (.home, "a")] {
      world.panels.close(from: 0)
      world.open()
      #expect(world.highlighted == nil)
      world.key(key)
      #expect(world.highlighted == highlighted)
    }
    world.panels.close(from: 0)
    world.open()
    #expect(world.key(.enter) == .nothing, "nothing is lit")
  }

  // SAP/fundamental-ngx#7786
  @Test("A-32: the submenu lies toward the end of the line, whatever the direction of reading")
  func direction() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (into, out): (MenuKey, MenuKey) =
        direction == .leftToRight ? (.right, .left) : (.left, .right)
      let world = MenuWorld([.action("a"), .menu("m", [.action("x"), .action("y")])])
      world.direction = direction
      world.open(byKey: .down)
      world.key(into)
      #expect(world.panels.count == 1 && world.highlighted == "a", "nothing to open")
      world.key(out)
      #expect(world.highlighted == "a", "nothing to close")
      world.key(.down)
      world.key(out)
      #expect(world.panels.count == 1 && world.highlighted == "m")
      world.key(into)
      #expect(world.panels.count == 2 && world.highlighted == "x")
      world.key(out)
      #expect(world.panels.count == 1 && world.highlighted == "m")
    }
  }

  @Test(
    "enter and space choose an item and enter a submenu; escape goes back one level, then closes")
  func activation() {
    for key in [MenuKey.enter, .space] {
      let world = MenuWorld([.menu("m", [.action("x")]), .action("a")])
      world.open(byKey: .down)
      #expect(world.key(key) == .nothing)
      #expect(world.highlighted == "x")
      #expect(world.key(key) == .choose(MenuPlace(level: 1, row: 0)))
      #expect(world.key(.escape) == .nothing)
      #expect(world.highlighted == "m" && world.panels.count == 1)
      #expect(world.key(.escape) == .close(.escape))
    }
  }

  @Test("a submenu that shows beside the highlighted row closes first")
  func besideHighlight() {
    for key in [MenuKey.left, .escape] {
      let world = MenuWorld([.menu("m", [.deferred("d")]), .action("a")])
      world.open(byKey: .down)
      world.key(.right)
      #expect(world.panels.count == 2 && world.highlighted == "m", "nothing in it can be lit yet")
      #expect(world.key(key) == .nothing)
      #expect(world.panels.count == 1 && world.highlighted == "m")
    }
  }

  @Test("side by side, left and right go to the next, up and down to the line above or below")
  func cells() {
    let row: [Item] = ["p", "q", "r"].map { .action($0) }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (on, back): (MenuKey, MenuKey) =
        direction == .leftToRight ? (.right, .left) : (.left, .right)
      let world = MenuWorld([
        .action("a"),
        .menu("", options: 1, size: .medium, row + [.action("s"), .action("t")]), .action("z"),
      ])
      world.direction = direction
      world.open(byKey: .down)
      let table: [(key: MenuKey, highlighted: String)] = [
        (.down, "p"), (on, "q"), (.down, "t"), (.up, "q"), (on, "r"), (on, "r"), (back, "q"),
        (.down, "t"), (.down, "z"), (.up, "s"),
      ]
      for (index, (key, highlighted)) in table.enumerated() {
        world.key(key)
        #expect(world.highlighted == highlighted, "\(index) \(direction)")
      }
    }
  }
}

@Suite struct MenuSearchTests {
  private let fruit: [Item] = ["Apple", "Banana", "Blackberry", "blueberry", "Cherry"].map {
    .action($0)
  }

  // adobe/react-spectrum#6704
  @Test("A-31: after letters a submenu still opens by its key, also after one letter too many")
  func submenuAfterLetters() {
    for typed in ["helic", "helicx"] {
      let world = MenuWorld([.action("Hello"), .menu("Helicopter", [.action("x")])])
      world.open(byKey: .down)
      world.type(typed)
      #expect(world.highlighted == "Helicopter")
      world.key(.right)
      #expect(world.panels.count == 2 && world.highlighted == "x")
    }
  }

  @Test("letters within a second are one word; one letter goes on, the same again goes round")
  func words() {
    typealias Case = (typed: [(text: String, gap: Double)], found: String)
    let table: [Case] = [
      ([("b", 100)], "Banana"), ([("b", 100), ("b", 100)], "Blackberry"),
      ([("bbb", 100)], "blueberry"), ([("bbbb", 100)], "Banana"), ([("bl", 100)], "Blackberry"),
      ([("BLU", 100)], "blueberry"), ([("b", 100), ("l", 999)], "Blackberry"),
      ([("b", 100), ("c", 1000)], "Cherry"), ([("a", 100)], "Apple"),
      ([("blx", 100), ("c", 100)], "Cherry"),
    ]
    for (typed, found) in table {
      let world = MenuWorld(fruit)
      world.open(byKey: .down)
      for (text, gap) in typed { world.type(text, every: ms(gap)) }
      #expect(world.highlighted == found, "\(typed)")
    }
  }

  @Test("what is not found leaves the highlight and is forgotten")
  func notFound() {
    let world = MenuWorld(fruit)
    world.open(byKey: .down)
    world.type("x")
    #expect(world.highlighted == "Apple")
    #expect(!world.interaction.search.isUnderWay(at: world.now))
  }

  @Test("space is part of a word that is under way, and chooses else")
  func space() {
    let world = MenuWorld([.action("New"), .action("New Folder"), .action("NewFile")])
    world.open()
    world.type("new")
    #expect(world.highlighted == "New")
    #expect(world.key(.space, at: world.now + ms(999)) == .nothing)
    #expect(world.highlighted == "New Folder")
    #expect(world.key(.space, at: world.now + ms(1000)) == .choose(MenuPlace(level: 0, row: 1)))
  }

  @Test("letters of other alphabets are found whatever their case, others as they are")
  func alphabets() {
    for (title, typed) in [
      ("Äpfel", "ä"), ("Ωmega", "ω"), ("Ёлка", "ё"), ("Груша", "г"), ("日本", "日"), ("Čaj", "č"),
    ] {
      let world = MenuWorld([.action("a"), .action(title)])
      world.open(byKey: .down)
      world.type(typed)
      #expect(world.highlighted == title)
    }
  }
}
