import SidleMotion
import SidleUnits

/// A layout on its way to another, each number of it by the same spring, from where it is and as fast as
/// it is.
///
/// A spring is linear: where a number is follows from where one would be that began 1 away at rest, and one
/// that began at its target with speed 1. So the spring is worked out twice, however many numbers there are.
public struct LayoutMotion: BitwiseCopyable {
  /// Where it is going.
  public private(set) var target: ButtonLayout
  private var offsets = Numbers(repeating: 0)
  private var speeds = Numbers(repeating: 0)
  private var spring: Spring?
  private var begun: Int64 = 0
  /// When it is there, ns: when the number that has the longest way, and as much speed as any, would be
  /// within half a point. `Int64.min` at rest.
  public private(set) var end = Int64.min

  /// The numbers of a layout that move: six rectangles and a radius.
  private typealias Numbers = InlineArray<25, Double>

  /// At rest.
  public init(_ layout: ButtonLayout) { target = layout }

  public var isMoving: Bool { spring != nil }

  /// Sends it elsewhere; at once without a spring.
  @inline(never)
  public mutating func send(to layout: ButtonLayout, at time: Int64, by spring: Spring?) {
    guard let spring else { return rest(at: layout) }
    let (places, speeds) = state(at: time)
    let goals = LayoutMotion.numbers(layout)
    var way = 0.0
    var speed = 0.0
    var offsets = Numbers(repeating: 0)
    for index in 0..<25 {
      let isThere =
        index == 24
        || LayoutMotion.rect(target, index / 4).isEmpty
          == LayoutMotion.rect(layout, index / 4).isEmpty
      // A part that comes or goes is where it is.
      offsets[index] = isThere ? places[index] - goals[index] : 0
      self.speeds[index] = isThere ? speeds[index] : 0
      if offsets[index].magnitude > way { way = offsets[index].magnitude }
      if self.speeds[index].magnitude > speed { speed = self.speeds[index].magnitude }
    }
    guard way > 0 || speed > 0 else { return rest(at: layout) }
    self.offsets = offsets
    self.spring = spring
    target = layout
    begun = time
    end =
      Segment.spring(from: way, to: 0, velocity: speed, start: time, spring: spring).end
  }

  /// Its time has come: it is where it was going.
  public mutating func land() { rest(at: target) }

  /// Where it is.
  @inline(never)
  public func layout(at time: Int64) -> ButtonLayout {
    guard spring != nil else { return target }
    let (places, _) = state(at: time)
    var result = target
    result.background = LayoutMotion.rect(places, 0)
    result.image = LayoutMotion.rect(places, 4)
    result.title = LayoutMotion.rect(places, 8)
    result.subtitle = LayoutMotion.rect(places, 12)
    result.indicator = LayoutMotion.rect(places, 16)
    result.focusRing = LayoutMotion.rect(places, 20)
    result.cornerRadius = result.background.cornerRadius(places[24] > 0 ? places[24] : 0)
    return result
  }

  public func hash(into hash: inout Hash64) {
    guard isMoving else { return }
    hash.add(begun)
    hash.add(end)
    for index in 0..<25 {
      hash.add(offsets[index])
      hash.add(speeds[index])
    }
  }

  // MARK: Steps

  private mutating func rest(at layout: ButtonLayout) {
    target = layout
    spring = nil
    offsets = Numbers(repeating: 0)
    speeds = Numbers(repeating: 0)
    begun = 0
    end = Int64.min
  }

  private func state(at time: Int64) -> (places: Numbers, speeds: Numbers) {
    var places = LayoutMotion.numbers(target)
    var speeds = Numbers(repeating: 0)
    guard let spring else { return (places, speeds) }
    let elapsed = Elementary.seconds(time > begun ? time &- begun : 0)
    let away = spring.state(offset: 1, velocity: 0, at: elapsed)
    let fast = spring.state(offset: 0, velocity: 1, at: elapsed)
    for index in 0..<25 {
      let offset = offsets[index]
      let speed = self.speeds[index]
      places[index] = Elementary.finite(
        places[index] + offset * away.offset + speed * fast.offset)
      speeds[index] = Elementary.finite(offset * away.velocity + speed * fast.velocity)
    }
    return (places, speeds)
  }

  private static func rect(_ layout: ButtonLayout, _ index: Int) -> Rect {
    switch index {
    case 0: return layout.background
    case 1: return layout.image
    case 2: return layout.title
    case 3: return layout.subtitle
    case 4: return layout.indicator
    default: return layout.focusRing
    }
  }

  private static func rect(_ numbers: Numbers, _ first: Int) -> Rect {
    let width = numbers[first &+ 2]
    let height = numbers[first &+ 3]
    return Rect(
      x: numbers[first], y: numbers[first &+ 1], width: width > 0 ? width : 0,
      height: height > 0 ? height : 0)
  }

  private static func numbers(_ layout: ButtonLayout) -> Numbers {
    var numbers = Numbers(repeating: 0)
    for index in 0..<6 {
      let rect = rect(layout, index)
      numbers[index &* 4] = rect.x
      numbers[index &* 4 &+ 1] = rect.y
      numbers[index &* 4 &+ 2] = rect.width
      numbers[index &* 4 &+ 3] = rect.height
    }
    numbers[24] = layout.cornerRadius
    return numbers
  }
}
