import SidleControls
import SidleUnits
import Testing

@Suite struct RowResizeTests {
  private func geometry(
    leading: (Int, Double) = (1, 80), trailing: (Int, Double) = (2, 80), width: Double = 320
  ) -> RowGeometry {
    RowGeometry(
      width: width, leading: ButtonStrip(count: leading.0, buttonWidth: leading.1),
      trailing: ButtonStrip(count: trailing.0, buttonWidth: trailing.1))
  }

  // software-mansion/react-native-gesture-handler#3341 and #1219
  @Test("an open row is at its new extent at once, without a word")
  func open() {
    for (strip, extent) in [((2, 70), 140), ((2, 100), 200), ((3, 80), 240), ((1, 80), 80)]
      as [((Int, Double), Double)]
    {
      var play = Play()
      play.setOpen(.trailing)
      play.resize(geometry(trailing: strip, width: 280))
      #expect(play.offset == -extent)
      #expect(play.phase == "resting open(SidleUnits.Edge.trailing)")
      #expect(play.row.deadline == nil)
      #expect(play.take() == [])
    }
  }

  @Test("a closed row stays closed")
  func closed() {
    var play = Play()
    play.resize(geometry(leading: (0, 0), trailing: (1, 30), width: 10))
    play.resize(.standard)
    #expect(play.offset == 0)
    #expect(play.row.deadline == nil)
    #expect(play.take() == [])
  }

  @Test("a held row stays under the finger, inside and past its extent, and follows it on")
  func held() {
    let cases: [(drag: Double, trailing: (Int, Double), next: Double)] = [
      // Inside before and after: one to one.
      (-60, (2, 100), -20), (-60, (1, 80), -20),
      // Past the extent of 160 (shown -180), then of 80: 0.4 to one all the time.
      (-220, (1, 80), -8),
      // Past the extent before, inside after.
      (-220, (4, 80), -20),
      // Inside before, past the extent after.
      (-130, (1, 80), -8),
    ]
    for (dx, strip, next) in cases {
      var play = Play()
      play.claim(dx)
      let before = play.offset
      play.resize(geometry(trailing: strip))
      #expect((play.offset - before).magnitude < 1e-9, "\(dx) \(strip)")
      play.drag(dx - 20)
      #expect((play.offset - (before + next)).magnitude < 1e-9, "\(dx) \(strip)")
      play.drag(dx)
      #expect((play.offset - before).magnitude < 1e-9, "\(dx) \(strip)")
      #expect(play.take() == ["dragBegan trailing touch"])
    }
  }

  @Test("a moving row heads for the new place of its target from where it is, as fast as it is")
  func moving() {
    for settle in [RowSettings.standard.settle, .curve(.easeInOut, duration: 0.3)] {
      var play = Play(.standard.with { $0.settle = settle })
      play.go(.open(.trailing))
      play.wait(70)
      let (offset, velocity) = (play.offset, play.velocity)
      play.resize(geometry(trailing: (2, 120)))
      #expect(play.offset == offset)
      #expect((play.velocity - velocity).magnitude < 1e-6)
      #expect(play.take() == ["willOpen trailing code"])
      play.idle()
      #expect(play.offset == -240)
      #expect(play.take() == ["opened trailing code"])
    }
  }

  @Test("a moving row whose target stays where it was goes on undisturbed")
  func movingUndisturbed() {
    var play = Play()
    play.setOpen(.trailing)
    play.go(.closed)
    play.wait(70)
    let end = play.row.deadline
    let offset = play.offset
    play.resize(geometry(trailing: (5, 40), width: 500))
    #expect(play.row.deadline == end)
    #expect(play.offset == offset)
    play.idle()
    #expect(play.take() == ["willClose trailing code", "closed trailing code"])
  }

  @Test("an open edge that has lost its last button closes, from where it was")
  func lostWhileOpen() {
    var play = Play()
    play.setOpen(.trailing)
    play.resize(geometry(trailing: (0, 0)), reason: .removed)
    #expect(play.take() == ["willClose trailing removed"])
    #expect(play.offset == -160)
    play.idle()
    #expect(play.take() == ["closed trailing removed"])
    #expect(play.offset == 0)
  }

  @Test("a row on its way to an edge that has lost its last button turns back")
  func lostOnItsWay() {
    var play = Play()
    play.go(.open(.trailing))
    play.wait(90)
    let offset = play.offset
    play.resize(geometry(trailing: (0, 0)), reason: .removed)
    #expect(play.offset == offset)
    play.idle()
    #expect(
      play.take() == [
        "willOpen trailing code", "interrupted trailing removed", "willClose trailing removed",
        "closed trailing removed",
      ])
    #expect(play.offset == 0)
  }

  @Test("a held row whose edge has lost its last button closes when it is let go or cancelled")
  func lostWhileHeld() {
    for cancels in [false, true] {
      var play = Play()
      play.setOpen(.trailing)
      play.claim(30)
      let before = play.offset
      play.resize(geometry(trailing: (0, 0)), reason: .removed)
      #expect(play.offset == before)
      if cancels { play.cancel() } else { play.release(-900) }
      play.idle()
      let reason = cancels ? "cancelled" : "touch"
      #expect(
        play.take() == [
          "dragBegan trailing touch", "dragEnded\(cancels ? "!" : "") trailing \(reason)",
          "willClose trailing \(reason)", "closed trailing \(reason)",
        ])
      #expect(play.offset == 0)
      #expect(play.row.settled == .closed)
    }
  }

  @Test("removal ends what had begun, and an open row closes; a closed one says nothing")
  func removal() {
    let table: [(prepare: (inout Play) -> Void, expected: [String])] = [
      ({ _ in }, []),
      ({ $0.setOpen(.leading) }, ["closed leading removed"]),
      ({ $0.claim(-40) }, ["dragEnded! trailing removed"]),
      (
        { play in
          play.setOpen(.trailing)
          play.claim(40)
        }, ["dragEnded! trailing removed", "closed trailing removed"]
      ),
      ({ $0.go(.open(.trailing)) }, ["interrupted trailing removed"]),
      (
        { play in
          play.setOpen(.trailing)
          play.go(.closed)
          play.wait(50)
        }, ["interrupted trailing removed", "closed trailing removed"]
      ),
      (
        { play in
          // On its way back to where it had been all along: nothing was announced.
          play.claim(-40)
          play.release(0)
          play.wait(10)
        }, []
      ),
    ]
    for (prepare, expected) in table {
      var play = Play()
      prepare(&play)
      _ = play.take()
      let before = play.row
      play.note(play.row.remove(at: play.now))
      #expect(play.take() == expected)
      #expect(hash(play.row) == hash(before))
    }
  }

  private func hash(_ row: Row) -> UInt64 {
    var hash = Hash64()
    row.hash(into: &hash)
    return hash.value
  }

  @Test("a new extent leaves a pull past the extent what it was, whatever the overscroll")
  func pull() {
    let rules: [Overscroll] = [
      .elastic(coefficient: 0.4), .clamp, .free, .power(exponent: 0.8),
      .scrollView(coefficient: 0.55),
    ]
    for edge in [Edge.leading, .trailing] {
      for rule in rules {
        for buttonWidth in [20, 50, 70, 90, 120] as [Double] {
          var play = Play(.standard.with { $0.overscroll = rule })
          play.claim(edge.sign * 10)
          play.drag(edge.sign * 250)
          let offset = play.offset
          #expect(play.row.pull == edge.sign * 240)
          let strip = ButtonStrip(count: 2, buttonWidth: buttonWidth)
          play.resize(RowGeometry(width: 320, leading: strip, trailing: strip))
          #expect((play.offset - offset).magnitude < 1e-9)
          #expect(play.row.pull == edge.sign * 240)
          // Outward it goes on with the finger.
          play.drag(edge.sign * 280)
          #expect((play.row.pull - edge.sign * 270).magnitude < 1e-9)
          // Homeward it gets smaller and smaller, and is 0 where the row is; beyond, it is the finger's.
          var last = play.row.pull.magnitude
          var travel = 279.0
          while play.offset * edge.sign > 0, travel > -400 {
            play.drag(edge.sign * travel)
            if play.row.pull * edge.sign < 0 { break }
            #expect(play.row.pull.magnitude < last)
            last = play.row.pull.magnitude
            travel -= 1
          }
          #expect(last <= 3)
          let there = play.row.pull
          play.drag(edge.sign * (travel - 20))
          #expect((play.row.pull - there).magnitude > 18)
        }
      }
    }
  }

  @Test("measured anew twice, and measured as it was, the pull is still what it was")
  func pullTwice() {
    var play = Play()
    play.claim(-10)
    play.drag(-220)
    for width in [60, 130, 80] as [Double] {
      play.resize(
        RowGeometry(
          width: 320, leading: .none, trailing: ButtonStrip(count: 2, buttonWidth: width)))
      #expect((play.row.pull + 210).magnitude < 1e-9)
      #expect((play.offset + 180).magnitude < 1e-9)
    }
    let (offset, pull) = (play.offset, play.row.pull)
    play.resize(play.row.geometry)
    #expect(play.offset == offset && play.row.pull == pull)
  }
}
