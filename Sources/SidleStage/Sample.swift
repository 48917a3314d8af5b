import SidleUnits

/// What a sample says of its pointer. The raw values are those of `SIDLE_PHASE_`.
public enum PointerPhase: Int32, BitwiseCopyable {
  case down = 1
  case move = 2
  case up = 3
  case cancel = 4
  case hover = 5
  /// What a scrolling device goes on telling after the fingers have left it.
  case momentum = 6
}

/// The raw values are those of `SIDLE_POINTER_`.
public enum PointerKind: Int32, BitwiseCopyable {
  case touch = 1
  case mouse = 2
  case pen = 3
  /// Fingers on a trackpad that scroll: a contact that only pans.
  case scroll = 4
  /// The same from a wheel, which tells no end.
  case wheel = 5
  /// A key: `buttons` is its code.
  case key = 6
}

/// One reading of one pointer, checked.
public struct Sample: BitwiseCopyable {
  /// When it was read, ns.
  public var time: Int64
  public var pointer: Int32
  public var phase: PointerPhase
  public var kind: PointerKind
  public var buttons: Int32
  public var x: Double
  public var y: Double
  public var pressure: Double

  public init(
    time: Int64, pointer: Int32, phase: PointerPhase, kind: PointerKind, buttons: Int32, x: Double,
    y: Double, pressure: Double
  ) {
    self.time = time
    self.pointer = pointer
    self.phase = phase
    self.kind = kind
    self.buttons = buttons
    self.x = x
    self.y = y
    self.pressure = pressure
  }
}

/// A sample that waits for its step.
struct WaitingSample: BitwiseCopyable {
  var sample: Sample
  /// When it takes effect: never before the stage's time at the push, nor before the sample of the
  /// same pointer before it.
  var due: Int64
  /// The latest time that any sample of the pointer up to this one was read, ns.
  var latest: Int64
  /// Older than the pointer's sample before it: its time says nothing about speed.
  var isBackward: Bool
}

/// Samples by due time, then pointer, then arrival: a ring of fixed capacity.
struct SampleQueue: ~Copyable {
  private var ring: Buffer<WaitingSample>
  private var head = 0
  private(set) var count = 0

  init(_ allocator: Allocator) { ring = Buffer(allocator) }

  var capacity: Int { ring.count }

  /// Moves into larger memory, keeping what waits.
  mutating func adopt(_ larger: inout Buffer<WaitingSample>) {
    let capacity = larger.capacity
    if capacity <= ring.count { return }
    for index in 0..<count { larger.append(self[index]) }
    let filler = WaitingSample(
      sample: Sample(
        time: 0, pointer: 0, phase: .hover, kind: .touch, buttons: 0, x: 0, y: 0, pressure: 0),
      due: 0, latest: 0, isBackward: false)
    larger.fill(with: filler)
    swap(&ring, &larger)
    head = 0
  }

  /// The sample `index` places from the front.
  subscript(index: Int) -> WaitingSample { ring[place(index)] }

  /// When the first sample takes effect; the end of time when none waits.
  var firstDue: Int64 { count > 0 ? ring[head].due : Int64.max }

  /// Takes the first sample out. There must be one.
  mutating func takeFirst() -> WaitingSample {
    let first = ring[head]
    head = place(1)
    count &-= 1
    return first
  }

  mutating func removeAll() { count = 0 }

  /// Puts a sample in its place. The caller has made sure that there is room. Cost: O(samples that
  /// come after it).
  mutating func insert(_ waiting: WaitingSample) {
    var index = count
    count &+= 1
    while index > 0 {
      let before = ring[place(index &- 1)]
      if before.due < waiting.due { break }
      if before.due == waiting.due, before.sample.pointer <= waiting.sample.pointer { break }
      ring[place(index)] = before
      index &-= 1
    }
    ring[place(index)] = waiting
  }

  /// When the last waiting sample of a pointer takes effect, and the latest time any of its
  /// contact's was read. Cost: O(waiting), less when it is recent.
  func times(pointer: Int32) -> (due: Int64, latest: Int64)? {
    var index = count &- 1
    while index >= 0 {
      let place = place(index)
      if ring[place].sample.pointer == pointer { return (ring[place].due, ring[place].latest) }
      index &-= 1
    }
    return nil
  }

  private func place(_ index: Int) -> Int {
    let place = head &+ index
    return place >= ring.count ? place &- ring.count : place
  }

  func hash(into hash: inout Hash64) {
    hash.add(Int64(count))
    for index in 0..<count {
      let waiting = self[index]
      let sample = waiting.sample
      hash.add(waiting.due)
      hash.add(waiting.latest)
      hash.add(waiting.isBackward)
      hash.add(sample.time)
      hash.add(sample.pointer)
      hash.add(sample.phase.rawValue)
      hash.add(sample.kind.rawValue)
      hash.add(sample.buttons)
      hash.add(sample.x)
      hash.add(sample.y)
      hash.add(sample.pressure)
    }
  }
}
