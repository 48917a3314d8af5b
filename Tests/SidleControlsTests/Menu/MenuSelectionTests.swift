import SidleControls
import SidleUnits
import Testing

private let single: UInt32 = 32
private let inline: UInt32 = 1
private let disabled: UInt32 = 1
private let hidden: UInt32 = 4

@Suite struct MenuSelectionTests {
  /// Title, Date, Size; a group of one's own in a submenu; more in a group in place.
  private func sorting() -> MenuWorld {
    MenuWorld(
      options: single,
      [
        .action("title", .on), .action("date"),
        .menu("more", options: inline, [.action("size"), .action("kind")]),
        .menu(
          "sub",
          [
            .action("owner"),
            .menu("order", options: single, [.action("up", .on), .action("down")]),
          ]),
      ])
  }

  @Test("selected elements are the leaves that are on, depth first, across submenus")
  func selectedElements() {
    #expect(sorting().selected == ["title", "up"])
  }

  @Test(
    "one leaf of a group at most is on, also in submenus and groups in place; a group in a group is its own"
  )
  func exclusivity() {
    let table: [(chosen: String, old: String, after: [String])] = [
      ("date", "title", ["date", "up"]), ("size", "title", ["size", "up"]),
      ("owner", "title", ["owner", "up"]), ("down", "up", ["title", "down"]),
    ]
    for (chosen, old, after) in table {
      let world = sorting()
      let choice = world.forest.choose(world[chosen])
      #expect(world.title(choice.old) == old && world.title(choice.new) == chosen)
      #expect(world.selected == after, "\(chosen)")
    }
  }

  @Test("what is on already stays on, and the choice changes nothing")
  func again() {
    let world = sorting()
    let choice = world.forest.choose(world["title"])
    #expect(choice == .nothing)
    #expect(world.selected == ["title", "up"])
  }

  @Test("without a group a choice changes nothing")
  func noGroup() {
    let world = MenuWorld([.action("a"), .action("b", .on), .action("c", .mixed)])
    let choice = world.forest.choose(world["a"])
    #expect(choice == .nothing)
    #expect(world.selected == ["b"] && world.forest.elements[world["c"]].state == .mixed)
  }

  @Test("what was mixed gives way as what was on does")
  func mixed() {
    let world = MenuWorld(options: single, [.action("a", .mixed), .action("b")])
    let choice = world.forest.choose(world["b"])
    #expect(choice.old == world["a"] && choice.oldState == .mixed && world.selected == ["b"])
  }

  @Test("code turns leaves on and off under the same rule, the later call winning")
  func byCode() {
    let world = sorting()
    world.forest.set(world["kind"], .on)
    #expect(world.selected == ["kind", "up"])
    world.forest.set(world["kind"], .off)
    #expect(world.selected == ["up"])
    world.forest.set(world["date"], .mixed)
    world.forest.set(world["size"], .on)
    #expect(world.selected == ["size", "up"] && world.forest.elements[world["date"]].state == .off)
  }

  @Test("a pop-up is a group with something on: the first leaf that can be reached")
  func popUp() {
    let world = MenuWorld([
      .action("gone", attributes: hidden), .action("grey", attributes: disabled),
      .menu("off", attributes: disabled, [.action("under")]), .menu("sub", [.action("first")]),
      .action("second"),
    ])
    #expect(world.selected == [])
    world.makePopUp()
    #expect(world.selected == ["first"])
    #expect(world.forest.mirror(world.root) == .element(world["first"]))
    world.forest.set(world["second"], .on)
    world.forest.set(world["second"], .off)
    #expect(world.selected == ["first"], "turning it off falls back")
  }

  @Test("of several that are on the first stays when the menu becomes a pop-up")
  func becomesPopUp() {
    let world = MenuWorld([.action("a", .mixed), .action("b", .on), .action("c", .on)])
    world.makePopUp()
    #expect(world.selected == ["b"] && world.forest.elements[world["a"]].state == .off)
  }

  @Test("a pop-up with nothing that can be reached keeps the button's own title")
  func nothingToSelect() {
    let world = MenuWorld([.action("a", attributes: disabled), .menu("m", [])])
    world.makePopUp()
    #expect(world.selected == [] && world.forest.mirror(world.root) == .own)
  }

  // godotengine/godot#6558
  @Test(
    "A-22: when the selected row is removed the first one takes its place, and the title follows")
  func removal() {
    let world = MenuWorld([.action("a"), .action("b"), .action("c")])
    world.makePopUp()
    _ = world.forest.choose(world["b"])
    world.remove("b")
    #expect(world.selected == ["a"] && world.forest.mirror(world.root) == .element(world["a"]))

    let empty = MenuWorld([.action("a"), .action("b")])
    empty.makePopUp(allowsEmpty: true)
    _ = empty.forest.choose(empty["b"])
    empty.remove("b")
    #expect(empty.selected == [])
  }

  // godotengine/godot#35750
  @Test(
    "A-23: nothing is selected where that is allowed, else the first row; the placeholder shows")
  func emptySelection() {
    let world = MenuWorld([.action("a"), .action("b")])
    world.makePopUp()
    #expect(world.selected == ["a"])
    world.forest.deselect(world.root)
    #expect(world.selected == ["a"], "nothing selected is not allowed")
    world.forest.elements[world.root].allowsEmpty = true
    world.forest.deselect(world.root)
    #expect(world.selected == [] && world.forest.mirror(world.root) == .own)
    // Its text is freed with the world.
    let text = world.forest.elements[world["a"]].title
    world.forest.elements[world["a"]].title = .empty
    world.forest.elements[world.root].placeholder = text
    #expect(world.forest.mirror(world.root) == .placeholder)
  }

  @Test(
    "whatever is called, no group ever has two leaves that are not off, and a pop-up has one on")
  func random() {
    var random = SystemRandomNumberGenerator()
    for round in 0..<200 {
      let world = sorting()
      let isPopUp = Bool.random(using: &random)
      if isPopUp { world.makePopUp() }
      var leaves = ["title", "date", "size", "kind", "owner", "up", "down"]
      for _ in 0..<40 where !leaves.isEmpty {
        let leaf = leaves.randomElement(using: &random)!
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: _ = world.forest.choose(world[leaf])
        case 3: world.forest.set(world[leaf], .on)
        case 4: world.forest.set(world[leaf], MenuItemState(rawValue: .random(in: 0...2))!)
        case 5: world.forest.deselect(world.root)
        case 6:
          world.forest.elements[world["order"]].options =
            MenuOptions(rawValue: Bool.random() ? single : 0)
          world.forest.normalise(world.root)
        default:
          world.remove(leaf)
          leaves.removeAll { $0 == leaf }
        }
        var counts: [Int: Int] = [:]
        for leaf in leaves where world.forest.elements[world[leaf]].state != .off {
          counts[world.forest.group(of: world[leaf]), default: 0] += 1
        }
        #expect(counts.allSatisfy { $0.key < 0 || $0.value <= 1 }, "round \(round)")
        let outer = leaves.filter { world.forest.group(of: world[$0]) == world.root }
        if isPopUp, !outer.isEmpty {
          #expect(world.forest.chosen(in: world.root) >= 0, "round \(round)")
        }
      }
    }
  }

  @Test("a root takes 4 096 elements, 16 levels and 32 deferred ones; an action takes none")
  func limits() {
    let world = MenuWorld([.action("a")])
    #expect(world.forest.refusal(kind: .action, parent: world["a"]) == .noMenu)
    world.add((0..<31).map { .deferred("d\($0)") }, to: world.root)
    #expect(world.forest.refusal(kind: .deferred, parent: world.root) == nil)
    world.add([.deferred("d")], to: world.root)
    #expect(world.forest.refusal(kind: .deferred, parent: world.root) == .tooManyDeferred)
    var deep = world.root
    for level in 0..<16 {
      world.add([.menu("m\(level)", [])], to: deep)
      deep = world["m\(level)"]
    }
    #expect(world.forest.refusal(kind: .action, parent: deep) == .tooDeep)
    world.add((0..<4046).map { .action("x\($0)") }, to: world.root)
    #expect(world.forest.elements[world.root].count == 4095)
    #expect(world.forest.refusal(kind: .action, parent: world.root) == nil)
    world.add([.action("last")], to: world.root)
    #expect(world.forest.refusal(kind: .action, parent: world.root) == .tooMany)
    world.remove("m0")
    #expect(world.forest.elements[world.root].count == 4080, "a subtree goes as a whole")
  }
}
