import SidleControls
import SidleUnits
import Testing

@Suite struct RowDragTests {
  @Test("a drag that opens: begin, end, will open, opened at rest, each once")
  func opens() {
    var play = Play()
    play.claim(-10)
    #expect(play.phase == "dragging")
    #expect(play.offset == 0)
    for dx in [-30, -60, -100, -130] as [Double] {
      play.wait(16)
      play.drag(dx)
      #expect(play.offset == dx + 10)
      #expect(play.velocity == 0)
    }
    #expect(play.take() == ["dragBegan none touch"])
    play.wait(16)
    play.release(-500)
    #expect(play.take() == ["dragEnded trailing touch", "willOpen trailing touch"])
    #expect(play.phase == "settling open(SidleUnits.Edge.trailing)")
    #expect(play.offset == -120)
    #expect(play.velocity == -500)
    let end = play.row.deadline
    play.wait(until: end! - 1)
    #expect(play.take() == [])
    #expect(play.offset != -160)
    #expect((play.offset + 160).magnitude < 0.5)
    play.wait(until: end!)
    #expect(play.take() == ["opened trailing touch"])
    #expect(play.offset == -160)
    #expect(play.velocity == 0)
    #expect(play.row.deadline == nil)
    #expect(play.row.settled == .open(.trailing))
    play.wait(5000)
    #expect(play.take() == [])
    #expect(play.offset == -160)
  }

  @Test("a drag that closes an open row: the end of the drag, then will close, then closed")
  func closes() {
    var play = Play()
    play.setOpen(.leading)
    play.claim(-20)
    #expect(play.offset == 70)
    play.drag(-60)
    #expect(play.offset == 30)
    play.release(-100)
    play.idle()
    #expect(
      play.take() == [
        "dragBegan leading touch", "dragEnded leading touch", "willClose leading touch",
        "closed leading touch",
      ])
    #expect(play.offset == 0)
    #expect(play.row.settled == .closed)
  }

  @Test("a drag that ends where it began announces its own begin and end and no more")
  func backToRest() {
    var play = Play()
    play.claim(-40)
    play.release(0)
    play.idle()
    #expect(play.take() == ["dragBegan trailing touch", "dragEnded trailing touch"])
    #expect(play.offset == 0)
    play.setOpen(.trailing)
    play.claim(40)
    play.release(0)
    #expect(play.phase == "settling open(SidleUnits.Edge.trailing)")
    play.idle()
    #expect(play.take() == ["dragBegan trailing touch", "dragEnded trailing touch"])
    #expect(play.offset == -160)
  }

  @Test("what a notice says of offset and velocity is what was found")
  func numbers() {
    var play = Play()
    play.claim(-32)
    play.drag(-142)
    play.release(-900)
    let notices = play.notices
    #expect(notices.map(\.offset) == [-22, -132, -132])
    #expect(notices.map(\.velocity) == [0, -900, -900])
    play.idle()
    #expect(play.notices.last?.offset == -160)
    #expect(play.notices.last?.velocity == 0)
    #expect(play.notices.count == 4)
  }

  @Test("swallowed slop is taken off the travel, on the side the drag began, for good")
  func swallowed() {
    for (side, geometry) in [(-1.0, RowGeometry.standard), (1, .standard)] {
      var play = Play(.standard.with { $0.overscroll = .free }, geometry)
      play.claim(side * 13)
      #expect(play.offset == side * 3)
      // Back beyond where the finger went down: one to one, no jump at any sample.
      var before = play.offset
      var finger = side * 13
      for dx in stride(from: 13.0, through: -60, by: -1) {
        play.drag(side * dx)
        #expect(play.offset == side * (dx - 10))
        #expect((play.offset - before).magnitude <= (side * dx - finger).magnitude)
        before = play.offset
        finger = side * dx
      }
      #expect(play.take() == ["dragBegan \(side < 0 ? "trailing" : "leading") touch"])
    }
  }

  @Test("credited slop counts from where the finger went down")
  func credited() {
    for side in [-1.0, 1] {
      var play = Play(.standard.with { $0.slopRule = .credited })
      play.claim(side * 12)
      #expect(play.offset == side * 12)
      play.drag(side * 30)
      #expect(play.offset == side * 30)
      play.drag(0)
      #expect(play.offset == 0)
    }
  }

  @Test("accumulated tracking adds the whole translation at each change")
  func accumulated() {
    let table: [(slop: Double, rule: RowSettings.SlopRule, moves: [Double], offsets: [Double])] = [
      // Example 5.1: -5, -10, -15 give -30.
      (0, .credited, [-5, -10, -15], [-5, -15, -30]),
      (0, .swallowed, [-5, -10, -15], [-5, -15, -30]),
      (30, .credited, [-31, -32, -10, 10], [-31, -63, -73, -63]),
      (10, .swallowed, [-12, -15, -10, 5], [-2, -7, -7, 8]),
    ]
    for (slop, rule, moves, offsets) in table {
      var play = Play(
        .standard.with {
          $0.swipe.slop = slop
          $0.slopRule = rule
          $0.tracking = .accumulated
          $0.overscroll = .free
        })
      play.claim(moves[0])
      var found = [play.offset]
      for move in moves.dropFirst() {
        play.drag(move)
        found.append(play.offset)
      }
      #expect(found == offsets, "\(rule) \(slop)")
    }
  }

  @Test("past the extent of an edge the overscroll rule shows less, and an edge of its own")
  func overscroll() {
    let table: [(rule: Overscroll, trailing: Double, leading: Double)] = [
      (.elastic(coefficient: 0.4), -180, 100), (.elastic(coefficient: 0.55), -187.5, 107.5),
      (.clamp, -160, 80), (.free, -210, 130),
    ]
    for (rule, trailing, leading) in table {
      var play = Play(.standard.with { $0.overscroll = rule })
      play.claim(-100)
      play.drag(-220)
      #expect(play.offset == trailing)
      // The finger turns: the row is at the extent again where the finger is.
      play.drag(-170)
      #expect(play.offset == -160)
      play.drag(-100)
      #expect(play.offset == -90)
      // On through closed to the other edge: counted without the slop of that side.
      play.drag(120)
      #expect(play.offset == leading)
      #expect(play.take() == ["dragBegan trailing touch"])
    }
  }

  // driftyco/ionic2#512
  @Test("an open row dragged further out obeys its rule from the first point")
  func openDraggedOut() {
    let table: [(rule: Overscroll, at: (Double) -> Double)] = [
      (.clamp, { _ in -160 }), (.elastic(coefficient: 0.4), { -160 - 0.4 * $0 }),
      (.free, { -160 - $0 }),
    ]
    for (rule, at) in table {
      var play = Play(.standard.with { $0.overscroll = rule })
      play.setOpen(.trailing)
      play.claim(-10)
      for dx in stride(from: 10.0, through: 110, by: 5) {
        play.drag(-dx)
        #expect((play.offset - at(dx - 10)).magnitude < 1e-12)
      }
      play.release(-700)
      play.idle()
      // It was open all the time.
      #expect(play.take() == ["dragBegan trailing touch", "dragEnded trailing touch"])
    }
  }

  // letsar/flutter_slidable#311
  @Test("toward a side without buttons a row that yields there stays at closed, without jitter")
  func missingSide() {
    var play = Play(.standard, .trailingOnly)
    play.claim(-20)
    var before = play.offset
    // To 110 right of where it went down, then to 150 left of it.
    let moves =
      Array(stride(from: -20.0, through: 110, by: 10))
      + stride(from: 100.0, through: -150, by: -10)
    for dx in moves {
      play.drag(dx)
      #expect(play.offset == min(0, dx + 10))
      #expect((play.offset - before).magnitude <= 10)
      before = play.offset
    }
  }

  @Test("where the empty side follows, the overscroll rule counts from closed")
  func followingSide() {
    for (rule, shown) in [(Overscroll.free, 50.0), (.elastic(coefficient: 0.4), 20), (.clamp, 0)] {
      var play = Play(
        .standard.with {
          $0.emptySide = .follows
          $0.overscroll = rule
        }, .trailingOnly)
      play.claim(10)
      play.drag(60)
      #expect(play.offset == shown)
      play.release(0)
      play.idle()
      #expect(play.row.settled == .closed)
      #expect(play.offset == 0)
    }
  }

  @Test("a second pointer, and moves after the row was taken away, change nothing")
  func foreignInput() {
    var play = Play()
    play.claim(-40)
    let before = play.offset
    play.claim(-90, pointer: 2)
    #expect(play.offset == before)
    play.go(.open(.leading), animated: false)
    _ = play.take()
    play.drag(-90)
    play.release(-2000)
    play.cancel()
    #expect(play.take() == [])
    #expect(play.offset == 80)
  }

  @Test("a flick is judged by the finger, the row leaves by what it shows of it")
  func releaseVelocity() {
    // Elastic past the extent shows 0.4 of the finger's speed, clamp nothing, inside all of it.
    let table: [(rule: Overscroll, drag: Double, velocity: Double)] = [
      (.elastic(coefficient: 0.4), -250, -240), (.clamp, -250, 0), (.free, -250, -600),
      (.elastic(coefficient: 0.4), -100, -600), (.clamp, -100, -600),
    ]
    for (rule, dx, velocity) in table {
      var play = Play(.standard.with { $0.overscroll = rule })
      play.claim(dx)
      play.release(-600)
      #expect(play.notices.map(\.velocity).first == 0)
      #expect(play.notices[1].velocity == -600)
      #expect((play.velocity - velocity).magnitude < 1e-9)
      play.idle()
      #expect(play.row.settled == .open(.trailing))
    }
    // Held at closed against an empty side, the row shows nothing of the finger.
    var held = Play(.standard, .trailingOnly)
    held.claim(-20)
    held.drag(60)
    held.release(900)
    held.idle()
    #expect(held.offset == 0)
    #expect(held.notices.map(\.velocity) == [0, 900])
    #expect(held.now == 0)
  }

  // jemise111/react-native-swipe-list-view#343
  @Test("the fifth cycle of opening and closing by hand is the first, to the bit")
  func cycles() {
    var play = Play()
    var durations: [Int64] = []
    var offsets: [UInt64] = []
    for _ in 0..<5 {
      let start = play.now
      for side in [-1.0, 1] {
        play.claim(side * 20)
        for index in 2...8 {
          play.wait(25)
          play.drag(side * 20 * Double(index))
        }
        play.release(side * 800)
        for _ in 0..<8 {
          play.wait(16)
          offsets.append(play.offset.bitPattern)
        }
        play.idle()
      }
      durations.append(play.now - start)
    }
    #expect(Set(durations).count == 1)
    let first = Array(offsets[0..<16])
    for cycle in 1..<5 { #expect(Array(offsets[cycle * 16..<cycle * 16 + 16]) == first) }
    #expect(play.take().count == 5 * 8)
  }

  @Test("no finger goes farther than coordinates do")
  func limits() {
    var play = Play(.standard.with { $0.overscroll = .free })
    play.claim(-10)
    for _ in 0..<3 { play.drag(-1e300) }
    #expect(play.offset == -1e9)
    play.drag(1e300)
    #expect(play.offset == 1e9)
    var runaway = Play(
      .standard.with {
        $0.tracking = .accumulated
        $0.overscroll = .free
      })
    runaway.claim(-1e9)
    for _ in 0..<10 { runaway.drag(-1e9) }
    #expect(runaway.offset == -1e9)
    runaway.release(0)
    runaway.idle()
    #expect(runaway.offset == -160)
  }
}
