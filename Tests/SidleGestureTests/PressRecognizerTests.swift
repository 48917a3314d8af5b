import SidleGesture
import SidleUnits
import Testing

@Suite struct PressRecognizerTests {
  private let frame = Rect(x: 100, y: 50, width: 80, height: 40)

  private func changes(_ places: [(Double, Double)], slop: Double) -> [PressRecognizer.Change] {
    var press = PressRecognizer()
    return places.map { press.moved(x: $0.0, y: $0.1, frame: frame, slop: slop) }
  }

  @Test("a finger is on the button up to the slop around it, a mouse on its frame alone")
  func box() {
    let table: [(x: Double, y: Double, slop: Double, isOn: Bool)] = [
      (140, 70, 0, true), (100, 50, 0, true), (99.9, 70, 0, false), (180, 70, 0, false),
      (179.9, 89.9, 0, true), (140, 90, 0, false),
      (30, 70, GestureTuning.pressSlop, true), (29.9, 70, GestureTuning.pressSlop, false),
      (249.9, 159.9, GestureTuning.pressSlop, true), (250, 70, GestureTuning.pressSlop, false),
      (140, -20, GestureTuning.pressSlop, true), (140, 160, GestureTuning.pressSlop, false),
    ]
    for (x, y, slop, isOn) in table {
      #expect(changes([(x, y)], slop: slop) == [isOn ? .none : .left], "\(x), \(y), \(slop)")
    }
  }

  @Test("leaving and coming back are told once each, at the same edge both ways")
  func edges() {
    #expect(
      changes([(110, 60), (99, 60), (90, 60), (100, 60), (150, 60), (150, 91)], slop: 0)
        == [.none, .left, .none, .entered, .none, .left])
  }

  @Test("a lift inside chooses, a lift outside does not, and each ends it")
  func lifts() {
    var inside = PressRecognizer()
    #expect(inside.isHighlighted)
    #expect(inside.lifted() == .chosen)
    #expect(!inside.isHighlighted)
    var outside = PressRecognizer()
    _ = outside.moved(x: 0, y: 0, frame: frame, slop: 0)
    #expect(!outside.isHighlighted)
    #expect(outside.lifted() == .dropped)
    for var press in [inside, outside] {
      #expect(press.state == .over)
      #expect(press.moved(x: 140, y: 70, frame: frame, slop: 0) == .none)
      #expect(press.lifted() == .none)
      #expect(press.cancel() == .none)
    }
  }

  @Test("what is taken away is never chosen")
  func cancels() {
    var inside = PressRecognizer()
    #expect(inside.cancel() == .cancelled)
    #expect(inside.lifted() == .none)
    var outside = PressRecognizer()
    _ = outside.moved(x: 0, y: 0, frame: frame, slop: 0)
    #expect(outside.cancel() == .cancelled)
    #expect(outside.state == .over)
  }

  @Test("a button that moves away from under the finger is left")
  func movingButton() {
    var press = PressRecognizer()
    let gone = Rect(x: 300, y: 50, width: 80, height: 40)
    #expect(press.moved(x: 140, y: 70, frame: gone, slop: 0) == .left)
    #expect(press.moved(x: 140, y: 70, frame: frame, slop: 0) == .entered)
  }

  @Test("each state has its own hash")
  func hashes() {
    var outside = PressRecognizer()
    _ = outside.moved(x: 0, y: 0, frame: frame, slop: 0)
    var over = PressRecognizer()
    _ = over.cancel()
    let all = [PressRecognizer(), outside, over].map { press in
      var hash = Hash64()
      press.hash(into: &hash)
      return hash.value
    }
    #expect(Set(all).count == 3)
  }
}
