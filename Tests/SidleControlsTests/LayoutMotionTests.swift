import SidleControls
import SidleMotion
import SidleUnits
import Testing

@Suite struct LayoutMotionTests {
  private let spring = Spring.make(response: 0.5, dampingRatio: 0.6)!

  private func layout(x: Double, width: Double, title: Double? = nil) -> ButtonLayout {
    var layout = ButtonLayout()
    layout.background = Rect(x: x, y: 0, width: width, height: 40)
    layout.cornerRadius = 6
    if let title { layout.title = Rect(x: title, y: 10, width: 30, height: 20) }
    return layout
  }

  @Test("each number moves as a spring of its own would, from rest and on its way")
  func springs() {
    var motion = LayoutMotion(layout(x: 0, width: 100))
    #expect(!motion.isMoving)
    motion.send(to: layout(x: 40, width: 300), at: 1_000_000_000, by: spring)
    var x = SpringState(offset: -40, velocity: 0)
    var width = SpringState(offset: -200, velocity: 0)
    for ms in stride(from: 0, through: 200, by: 10) {
      let now = motion.layout(at: 1_000_000_000 + Int64(ms) * 1_000_000)
      let t = Double(ms) / 1000
      let first = spring.state(offset: -40, velocity: 0, at: t)
      let second = spring.state(offset: -200, velocity: 0, at: t)
      #expect(abs(now.background.x - (40 + first.offset)) < 1e-9)
      #expect(abs(now.background.width - (300 + second.offset)) < 1e-9)
      (x, width) = (first, second)
    }
    // Sent elsewhere: the same places, the same speeds.
    let before = motion.layout(at: 1_200_000_000)
    motion.send(to: layout(x: 10, width: 80), at: 1_200_000_000, by: spring)
    let after = motion.layout(at: 1_200_000_000)
    #expect(abs(before.background.x - after.background.x) < 1e-9)
    #expect(abs(before.background.width - after.background.width) < 1e-9)
    for ms in stride(from: 0, through: 300, by: 25) {
      let now = motion.layout(at: 1_200_000_000 + Int64(ms) * 1_000_000)
      let t = Double(ms) / 1000
      let first = spring.state(offset: 40 + x.offset - 10, velocity: x.velocity, at: t)
      let second = spring.state(offset: 300 + width.offset - 80, velocity: width.velocity, at: t)
      #expect(abs(now.background.x - (10 + first.offset)) < 1e-9)
      #expect(abs(now.background.width - (80 + second.offset)) < 1e-9)
    }
  }

  @Test("at its end no number is half a point away, and there it lands exactly")
  func end() {
    var motion = LayoutMotion(layout(x: 0, width: 100))
    let goal = layout(x: 40, width: 300)
    motion.send(to: goal, at: 0, by: spring)
    for late in stride(from: Int64(0), to: 500_000_000, by: 10_000_000) {
      let now = motion.layout(at: motion.end + late)
      #expect(abs(now.background.x - 40) < 0.5 && abs(now.background.width - 300) < 0.5)
    }
    #expect(abs(motion.layout(at: motion.end - 120_000_000).background.width - 300) > 0.5)
    motion.land()
    #expect(motion.layout(at: motion.end) == goal)
    #expect(!motion.isMoving)
  }

  @Test("a part that comes is where it will be, and one that goes is gone")
  func parts() {
    var motion = LayoutMotion(layout(x: 0, width: 100))
    motion.send(to: layout(x: 0, width: 200, title: 70), at: 0, by: spring)
    #expect(motion.layout(at: 1_000_000).title == Rect(x: 70, y: 10, width: 30, height: 20))
    motion.send(to: layout(x: 0, width: 100), at: 2_000_000, by: spring)
    #expect(motion.layout(at: 3_000_000).title.isEmpty)
  }

  @Test("without a spring, and with nowhere to go, it is there at once")
  func atOnce() {
    var motion = LayoutMotion(layout(x: 0, width: 100))
    motion.send(to: layout(x: 0, width: 100), at: 0, by: spring)
    #expect(!motion.isMoving)
    motion.send(to: layout(x: 9, width: 100), at: 0, by: spring)
    #expect(motion.isMoving)
    motion.send(to: layout(x: 5, width: 10), at: 1_000_000, by: nil)
    #expect(!motion.isMoving)
    #expect(motion.layout(at: 2_000_000) == layout(x: 5, width: 10))
  }
}
