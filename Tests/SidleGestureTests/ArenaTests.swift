import SidleGesture
import Testing

@Suite struct ArenaTests {
  private static let gestures: [Gesture] = [.tap, .longPress, .pan]

  private func arena(_ gestures: [Gesture] = ArenaTests.gestures) -> Arena {
    var arena = Arena()
    for gesture in gestures { arena.enter(gesture) }
    return arena
  }

  private func members(_ arena: Arena) -> [Gesture] { Self.gestures.filter(arena.contains) }

  @Test("nobody is in a new arena, and nobody wins it")
  func empty() {
    var arena = Arena()
    #expect(arena.state == .lost)
    for gesture in Self.gestures { #expect(arena.claim(gesture) == false) }
    arena.sweep()
    #expect(arena.state == .lost && members(arena) == [])
  }

  @Test("a claim wins at once, and the others have lost for good")
  func claim() {
    for winner in Self.gestures {
      var arena = arena()
      #expect(arena.state == .open && members(arena) == Self.gestures)
      #expect(arena.claim(winner) == true)
      for gesture in Self.gestures {
        #expect(arena.claim(gesture) == false)
        arena.yield(gesture)
        arena.enter(gesture)
      }
      arena.sweep()
      #expect(arena.state == .won(winner) && members(arena) == [])
    }
  }

  @Test("who is not in cannot claim")
  func stranger() {
    var arena = arena([.tap])
    #expect(arena.claim(.pan) == false)
    #expect(arena.state == .open && members(arena) == [.tap])
  }

  @Test("who yields leaves the others in; when the last one has, the contact is lost")
  func yields() {
    var arena = arena()
    arena.yield(.tap)
    #expect(arena.state == .open && members(arena) == [.longPress, .pan])
    arena.yield(.tap)
    arena.yield(.longPress)
    // One that is left alone has not won: a pan has to travel first.
    #expect(arena.state == .open && members(arena) == [.pan])
    arena.yield(.pan)
    #expect(arena.state == .lost)
    #expect(arena.claim(.pan) == false)
  }

  @Test("a sweep gives the contact to the tap, and to nobody without one")
  func sweeps() {
    var tapped = arena()
    tapped.sweep()
    #expect(tapped.state == .won(.tap))
    var moved = arena([.longPress, .pan])
    moved.sweep()
    #expect(moved.state == .lost && members(moved) == [])
  }

  @Test("a contact can be taken from all, also from the winner")
  func leave() {
    var open = arena()
    open.leave()
    #expect(open.state == .lost && members(open) == [])
    var won = arena()
    _ = won.claim(.pan)
    won.leave()
    #expect(won.state == .lost)
  }
}
