import SidleControls
import SidleMotion
import SidleUnits
import Testing

@Suite struct RowInterruptionTests {
  private let springy = RowSettings.Settle.spring(
    Spring.make(stiffness: 300, dampingRatio: 0.3)!, dampingRatio: 0.3)

  // MortimerGoro/MGSwipeTableCell#242
  @Test("a finger takes a moving row where it is, and the motion adds nothing afterwards")
  func caught() {
    for animation in [RowSettings.standard.settle, .curve(.easeInOut, duration: 0.3), springy] {
      for wait in [1, 40, 100, 200] as [Double] {
        var play = Play(.standard.with { $0.settle = animation })
        play.setOpen(.trailing)
        play.go(.closed)
        play.wait(wait)
        let live = play.offset
        guard live < -25, live > -135 else { continue }
        play.claim(-10)
        #expect((play.offset - live).magnitude < 1e-9)
        for step in 1...6 {
          play.wait(16)
          play.drag(-10 - 5 * Double(step))
          #expect((play.offset - (live - 5 * Double(step))).magnitude < 1e-9)
        }
        #expect(
          play.take() == [
            "willClose trailing code", "interrupted trailing touch", "dragBegan trailing touch",
          ])
        #expect(play.row.deadline == nil)
      }
    }
  }

  @Test("a row caught past its extent follows the finger at the rule's rate, without a jump")
  func caughtPastExtent() {
    let table: [(rule: Overscroll, rate: Double)] = [
      (.elastic(coefficient: 0.4), 0.4), (.elastic(coefficient: 0.125), 0.125), (.free, 1),
    ]
    for (rule, rate) in table {
      var play = Play(
        .standard.with {
          $0.overscroll = rule
          $0.settle = springy
        })
      play.go(.open(.trailing))
      // The first swing past the extent.
      while play.offset > -175, play.now < ms(400) { play.wait(1) }
      let live = play.offset
      #expect(live <= -175)
      play.claim(10)
      #expect((play.offset - live).magnitude < 1e-9)
      play.drag(14)
      #expect((play.offset - (live + 4 * rate)).magnitude < 1e-9)
      play.drag(6)
      #expect((play.offset - (live - 4 * rate)).magnitude < 1e-9)
    }
  }

  @Test("a row caught where its rule shows nothing does not jump either")
  func caughtWhereNothingShows() {
    for rule in [Overscroll.clamp, .elastic(coefficient: 0)] {
      var play = Play(
        .standard.with {
          $0.overscroll = rule
          $0.settle = springy
        })
      play.go(.open(.trailing))
      while play.offset > -175, play.now < ms(400) { play.wait(1) }
      let live = play.offset
      #expect(live <= -175)
      play.claim(10)
      #expect((play.offset - live).magnitude < 1e-9)
      play.drag(30)
      #expect((play.offset - (live + 20)).magnitude < 1e-9)
    }
  }

  @Test("a row caught swinging over a side without buttons follows the finger at once")
  func caughtOverEmptySide() {
    var play = Play(.standard.with { $0.settle = springy }, .trailingOnly)
    play.setOpen(.trailing)
    play.go(.closed)
    while play.offset < 5, play.now < ms(600) { play.wait(1) }
    let live = play.offset
    #expect(live >= 5)
    play.claim(-10)
    #expect((play.offset - live).magnitude < 1e-9)
    play.drag(-13)
    #expect((play.offset - (live - 3)).magnitude < 1e-9)
    play.drag(-60)
    #expect((play.offset - (live - 50)).magnitude < 1e-9)
  }

  @Test("code that turns a moving row keeps its place and its speed")
  func turnedByCode() {
    for animation in [RowSettings.standard.settle, .curve(.easeInOut, duration: 0.3), springy] {
      var play = Play(.standard.with { $0.settle = animation })
      play.go(.open(.trailing))
      play.wait(80)
      let (offset, velocity) = (play.offset, play.velocity)
      #expect(velocity < -10)
      play.go(.closed)
      #expect(play.offset == offset)
      #expect((play.velocity - velocity).magnitude < 1e-6)
      play.wait(1)
      #expect((play.offset - offset - velocity / 1000).magnitude < 0.05)
      #expect(
        play.take() == [
          "willOpen trailing code", "interrupted trailing code", "willClose trailing code",
        ])
      play.idle()
      #expect(play.take() == ["closed trailing code"])
      #expect(play.offset == 0)
    }
  }

  @Test("code that takes a row from a finger ends the drag as cancelled, at the finger's place")
  func takenFromFinger() {
    for target in [Rest.closed, .open(.trailing), .open(.leading)] {
      var play = Play()
      play.claim(-60)
      play.go(target)
      #expect(play.offset == -50)
      let took = play.take()
      #expect(took[0...1] == ["dragBegan trailing touch", "dragEnded! trailing code"])
      switch target {
      case .closed: #expect(took.count == 2)
      case .open(let edge): #expect(took.dropFirst(2) == ["willOpen \(edge) code"])
      }
      play.idle()
      #expect(play.take().count == (target == .closed ? 0 : 1))
      #expect(play.offset == play.row.geometry.offset(of: target))
    }
  }

  @Test("a cancelled drag goes back to the rest it began at, whatever its offset")
  func cancelled() {
    let table: [(base: Rest, dx: Double)] = [
      (.closed, -60), (.closed, -200), (.closed, 90), (.open(.trailing), 120),
      (.open(.trailing), -90), (.open(.trailing), 300), (.open(.leading), -200),
    ]
    for (base, dx) in table {
      var play = Play()
      play.go(base, animated: false)
      _ = play.take()
      play.claim(dx)
      play.wait(30)
      let before = play.offset
      play.cancel()
      #expect(play.offset == before)
      play.idle()
      #expect(play.offset == play.row.geometry.offset(of: base))
      #expect(play.row.settled == base)
      let took = play.take()
      #expect(took.count == 2)
      #expect(took[1].hasPrefix("dragEnded!"))
      #expect(took[1].hasSuffix("cancelled"))
    }
  }

  @Test("a cancelled drag of a row that was on its way takes the announced way up again")
  func cancelledOnItsWay() {
    var play = Play()
    play.go(.open(.trailing))
    play.wait(60)
    #expect(play.offset < -40)
    play.claim(12)
    play.drag(30)
    #expect(play.offset < -1)
    play.cancel()
    play.idle()
    #expect(
      play.take() == [
        "willOpen trailing code", "interrupted trailing touch", "dragBegan trailing touch",
        "dragEnded! trailing cancelled", "willOpen trailing cancelled", "opened trailing cancelled",
      ])
    #expect(play.offset == -160)
    #expect(play.row.settled == .open(.trailing))
  }

  @Test("after an interruption the way back to where it came from is announced")
  func backAgain() {
    var play = Play()
    play.go(.open(.trailing))
    play.wait(60)
    play.claim(12)
    play.drag(30)
    play.release(900)
    play.idle()
    #expect(
      play.take() == [
        "willOpen trailing code", "interrupted trailing touch", "dragBegan trailing touch",
        "dragEnded trailing touch", "willClose trailing touch", "closed trailing touch",
      ])
    #expect(play.offset == 0)
    #expect(play.row.settled == .closed)
  }

  @Test("a motion that was not announced is taken over without a word")
  func unannounced() {
    var play = Play()
    play.setOpen(.trailing)
    play.claim(30)
    play.release(0)
    play.wait(20)
    play.claim(12)
    play.release(0)
    play.idle()
    #expect(
      play.take() == [
        "dragBegan trailing touch", "dragEnded trailing touch", "dragBegan trailing touch",
        "dragEnded trailing touch",
      ])
  }

  // MortimerGoro/MGSwipeTableCell#36
  @Test("the first drag after an opening by code starts where the row is")
  func firstDrag() {
    var play = Play()
    play.go(.open(.leading))
    play.idle()
    play.claim(-20)
    #expect(play.offset == 70)
    #expect(
      play.take() == ["willOpen leading code", "opened leading code", "dragBegan leading touch"])
  }
}
