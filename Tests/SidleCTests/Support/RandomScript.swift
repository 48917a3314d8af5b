import CSidle
import SidleC

/// The same random numbers for the same start value (SplitMix64).
struct ScriptNoise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
  mutating func edge() -> Int32 { Int32(1 + below(2)) }
}

/// What a script does at one time. Objects are named by a number that counts those made so far,
/// also those destroyed since, around and around: so a call may well meet an object that is gone.
enum ScriptCall {
  case list(sidle_list_spec, name: String)
  case row(list: Int?, sidle_row_spec, name: String)
  case button(row: Int, edge: Int32, name: String, title: String)
  case animation(parent: Int?, sidle_animation_spec, name: String)
  case destroy(kind: Int, Int)
  case open(Int, edge: Int32, flags: UInt32)
  case close(Int, flags: UInt32)
  case toggle(Int, edge: Int32, flags: UInt32)
  case listFrame(Int, sidle_rect)
  case rowFrame(Int, sidle_rect)
  case scroll(Int, Double)
  case moveRow(Int, to: Int32)
  case height(Int, Double)
  case rowTitle(Int, String)
  /// A switch of a row or button, by number, to on or off.
  case flip(Int, how: Int, Int32)
  case buttonTitle(Int, String)
  case samples([sidle_sample])
  case cancelAll
  case reserve(Int32)
  case control(Int, how: Int)
  case seek(Int, Double)
  case speed(Int, Double)
  case retarget(Int, Double)
  /// A call that can only fail; the number says which.
  case bad(Int)
}

struct ScriptLine {
  let time: Int64
  let call: ScriptCall
}

/// Calls at times, made up from a start value.
struct RandomScript {
  let seed: UInt64
  let stage: sidle_stage_spec
  private(set) var lines: [ScriptLine] = []
  let end: Int64
  private var noise: ScriptNoise
  private let length: Int64
  private let start: Int64

  init(seed: UInt64) {
    self.seed = seed
    noise = ScriptNoise(state: seed)
    var spec = Scene.stageSpec()
    spec.width = 320
    spec.height = 400
    spec.start_ns = noise.pick([0, 0, 1_234_567_891, -777_777_777])
    spec.max_contacts = Int32(noise.pick([1, 2, 2, 3]))
    spec.event_capacity = noise.pick([64, 1024])
    spec.velocity_strategy = Int32(noise.pick([1, 1, 2, 3]))
    spec.edge_zone = noise.pick([0, 0, 0, 20])
    spec.edge_zone_sides = Int32(1 + noise.below(3))
    stage = spec
    start = spec.start_ns
    length = noise.pick([400_000_000, 900_000_000, 1_400_000_001])
    end = spec.start_ns + length + 700_000_000
    for _ in 0..<(1 + noise.below(2)) { add(list(), start) }
    for _ in 0..<(2 + noise.below(6)) { add(row(), start) }
    for _ in 0..<(4 + noise.below(14)) { add(button(), start) }
    for _ in 0..<noise.below(9) { add(animation(), start) }
    for _ in 0..<(1 + noise.below(7)) { gesture() }
    for _ in 0..<noise.below(5) { tap() }
    for _ in 0..<(5 + noise.below(45)) { add(anything(), moment()) }
    // Calls at one time stay in the order they were made up in.
    lines = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  private mutating func add(_ call: ScriptCall, _ time: Int64) {
    lines.append(ScriptLine(time: time, call: call))
  }

  private mutating func moment() -> Int64 {
    let time = Int64.random(in: 0...length, using: &noise)
    // Often a whole tenth of a second, where other things happen too.
    return start + (noise.chance(20) ? time / 100_000_000 * 100_000_000 : time)
  }

  private mutating func index() -> Int { noise.below(1000) }

  private mutating func anything() -> ScriptCall {
    let flags: UInt32 = noise.chance(25) ? 1 : 0
    switch noise.below(100) {
    case 0..<2: return list()
    case 2..<6: return row()
    case 6..<11: return button()
    case 11..<16: return animation()
    case 16..<21: return .destroy(kind: noise.pick([1, 2, 2, 3, 3, 3, 4, 4]), index())
    case 21..<35: return .open(index(), edge: noise.edge(), flags: flags)
    case 35..<41: return .close(index(), flags: flags)
    case 41..<48: return .toggle(index(), edge: noise.edge(), flags: flags)
    case 48..<51: return .listFrame(index(), rect())
    case 51..<54: return .rowFrame(index(), rect())
    case 54..<56: return .scroll(index(), noise.number(-20...60))
    case 56..<57:
      return noise.chance(50)
        ? .moveRow(index(), to: Int32(noise.below(5))) : .height(index(), noise.number(0...90))
    case 57..<59: return .rowTitle(index(), title())
    case 59..<61: return .buttonTitle(index(), title())
    case 61..<63: return .cancelAll
    case 63..<64: return .reserve(noise.pick([1, 300, 2000, 0]))
    case 64..<82: return .control(index(), how: noise.pick([0, 0, 0, 0, 1, 2, 2, 3, 4, 5, 5]))
    case 82..<85: return .seek(index(), noise.number(0...0.6))
    case 85..<88: return .speed(index(), noise.pick([0.3, 1, 2.5, 1e-6, 1000]))
    case 88..<91: return .retarget(index(), noise.number(-100...100))
    case 91..<95: return .flip(index(), how: noise.below(7), noise.pick([0, 1]))
    default: return .bad(noise.below(ScriptPlayer.badCount))
    }
  }

  private mutating func rect() -> sidle_rect {
    sidle_rect(
      x: noise.pick([0, 0, 12.5]), y: noise.pick([0, 0, 30]),
      width: noise.pick([320, 320, 180, 75.25, 0]), height: noise.pick([400, 90, 0]))
  }

  private mutating func title() -> String {
    noise.pick(["", "Delete", "Später lesen", "\"quoted\"\n\\", "日本"])
  }

  /// Few names, so that some are taken.
  private mutating func name() -> String {
    noise.chance(50) ? "" : noise.pick(["one", "two", "three", "a name", "=", "\u{7f}\u{1}é"])
  }

  // MARK: Objects

  private mutating func list() -> ScriptCall {
    var spec = Scene.listSpec()
    spec.frame = rect()
    spec.spacing = noise.pick([0, 0, 3.5])
    spec.policy = Int32(noise.pick([1, 1, 2]))
    spec.tap_outside = Int32(1 + noise.below(3))
    spec.second_row = noise.edge()
    spec.closes_on_scroll = noise.pick([1, 1, 0])
    spec.direction = Int32(noise.pick([1, 1, 2]))
    return .list(spec, name: name())
  }

  private mutating func row() -> ScriptCall {
    var spec = Scene.rowSpec()
    if noise.chance(15) { sidle_row_spec_preset(&spec, 1) }
    spec.height = noise.pick([40, 60, 60, 0])
    spec.frame = rect()
    spec.slop = noise.pick([0, 4, 10])
    spec.lock_ratio = noise.pick([0.5, 1])
    spec.slop_rule = noise.edge()
    spec.tracking = noise.chance(10) ? 2 : 1
    spec.empty_side = noise.edge()
    spec.tap = Int32(1 + noise.below(3))
    spec.overscroll = Int32(1 + noise.below(5))
    spec.overscroll_coefficient = noise.pick([0.4, 0, 1])
    spec.overscroll_exponent = noise.pick([0.8, 0.1, 1])
    spec.scroll_view_coefficient = noise.pick([0.55, 1])
    spec.velocity = Int32(1 + noise.below(3))
    spec.projection_rate = noise.pick([0.998, 0.9, 0.5])
    spec.close_threshold_unit = Int32(1 + noise.below(4))
    spec.close_threshold_comparison = Int32(1 + noise.below(3))
    spec.threshold_unit = Int32(1 + noise.below(3))
    spec.settle = Int32(noise.pick([1, 1, 2, 2, 3]))
    spec.settle_duration = noise.pick([0.2, 0.35, 0])
    spec.spring_damping_ratio = noise.pick([0.2, 1, 3])
    spec.reveal = Int32(1 + noise.below(3))
    spec.width_policy = Int32(1 + noise.below(3))
    spec.width = spec.width_policy == 3 ? noise.number(0.05...0.3) : noise.number(10...90)
    spec.group = Int32(noise.pick([0, 0, 0, 1, 7]))
    spec.index = Int32(noise.pick([-1, -1, 0, 1]))
    spec.long_press = noise.pick([0, 0, 0.03, 0.1])
    spec.tap_window = noise.pick([0, 0, 0.2])
    spec.bounce = noise.pick([0, 0, 20, 0.25])
    spec.bounce_duration = noise.pick([0.1, 0])
    spec.drag_rest = noise.edge()
    spec.drag_sides = noise.edge()
    return .row(list: noise.chance(80) ? index() : nil, spec, name: name())
  }

  private mutating func button() -> ScriptCall {
    .button(row: index(), edge: noise.edge(), name: name(), title: title())
  }

  private mutating func animation() -> ScriptCall {
    var spec = Scene.animationSpec()
    spec.kind = Int32(noise.pick([1, 1, 2, 3, 4, 5, 6]))
    spec.from = noise.number(-10...10)
    spec.to = noise.number(-100...100)
    spec.velocity = noise.pick([0, 300, -40])
    spec.delay = noise.pick([0, 0, 0.1, 0.033])
    spec.duration = noise.pick([0, 0.1, 0.25, 0.3001])
    spec.repeat_count = noise.pick([1, 1, 1, 2, 0.5, 2.25, 0, .infinity])
    spec.autoreverses = noise.chance(25) ? 1 : 0
    spec.speed = noise.pick([1, 1, 1, 0.37, 3, 1e-6])
    spec.spring_stiffness = noise.pick([300, 50, 1e4])
    spec.spring_damping_ratio = noise.pick([0.2, 1, 3])
    spec.decay_rate = noise.pick([0.998, 0.99, 0.6])
    spec.stagger = noise.pick([0, 0.05])
    spec.values = sidle_numbers(first: RandomScript.numbers, count: Int64(1 + noise.below(6)))
    spec.times = noise.chance(50) ? spec.values : sidle_numbers()
    spec.calculation = Int32(1 + noise.below(4))
    spec.fill = Int32(noise.pick([4, 4, 1, 2, 3]))
    spec.time_offset = noise.pick([0, 0, 0.07])
    spec.repeat_duration = noise.pick([0, 0, 0, 0.4])
    spec.accumulates = noise.chance(20) ? 1 : 0
    spec.additive = noise.chance(20) ? 1 : 0
    spec.beneath = noise.pick([0, 12.5])
    spec.timing_model = noise.chance(25) ? 2 : 1
    spec.iteration_direction = Int32(1 + noise.below(4))
    spec.iteration_start = noise.pick([0, 0.4, 2])
    spec.end_delay = noise.pick([0, 0.07, -0.03, -2])
    return .animation(parent: noise.chance(60) ? index() : nil, spec, name: name())
  }

  // MARK: Pointers

  /// A contact: samples at odd times, pushed one by one, or ahead of their time, or late.
  private mutating func gesture() {
    let pointer = Int32(noise.pick([1, 2, 3, -9]))
    let kind = noise.pick([0, 0, 0, 0, SIDLE_POINTER_SCROLL, SIDLE_POINTER_WHEEL])
    var time = moment()
    var (x, y) = (noise.number(-10...330), noise.number(-5...200))
    var samples = [sample(time, pointer, SIDLE_PHASE_DOWN, x, y, kind)]
    let speed = noise.pick([0, 0, 4, 15, 30, -4, -15, -30] as [Double])
    for _ in 0..<noise.below(14) {
      time += Int64(noise.pick([0, 1, 7_000_003, 16_666_667, 41_000_000]))
      x = min(max(x + speed * noise.number(0...2), -50), 370)
      y += noise.number(-2...2)
      let shown = noise.chance(5) ? time - 20_000_000 : time
      samples.append(
        sample(shown, pointer, noise.chance(4) ? SIDLE_PHASE_HOVER : SIDLE_PHASE_MOVE, x, y, kind))
    }
    time += Int64(noise.pick([0, 5_000_000, 90_000_001]))
    let lift = noise.pick([SIDLE_PHASE_UP, SIDLE_PHASE_UP, SIDLE_PHASE_UP, SIDLE_PHASE_CANCEL])
    if !noise.chance(5) { samples.append(sample(time, pointer, lift, x, y, kind)) }
    if kind != 0 {
      samples.append(sample(time + 8_000_000, pointer, SIDLE_PHASE_MOMENTUM, x + 30, y, kind))
    }
    let delay = noise.pick([0, 0, 3_000_000, -30_000_000] as [Int64])
    switch noise.below(3) {
    case 0: add(.samples(samples), max(samples[0].time_ns - 1_000_000, start))
    default:
      for sample in samples { add(.samples([sample]), max(sample.time_ns + delay, start)) }
    }
  }

  /// A tap near an edge, often where a row has just been opened.
  private mutating func tap() {
    let row = index()
    let time = moment()
    let edge = noise.edge()
    if noise.chance(70) { add(.open(row, edge: edge, flags: 1), time) }
    let x = (edge == 1) == noise.chance(80) ? noise.number(0...40) : noise.number(280...320)
    let y = noise.pick([10, 30, 50, 75, 130] as [Double])
    let lift = time + noise.pick([0, 1, 80_000_000])
    add(
      .samples([
        sample(time, 5, SIDLE_PHASE_DOWN, x, y), sample(lift, 5, SIDLE_PHASE_UP, x, y),
      ]), time)
  }

  /// A kind of 0 is a finger, now and then a mouse.
  private mutating func sample(
    _ time: Int64, _ pointer: Int32, _ phase: Int, _ x: Double, _ y: Double, _ kind: Int = 0
  ) -> sidle_sample {
    sidle_sample(
      time_ns: time, pointer: pointer, phase: Int32(phase),
      kind: Int32(kind == 0 ? noise.pick([1, 1, 1, 2]) : kind),
      buttons: noise.chance(90) ? 1 : 0, x: x, y: y, pressure: 0)
  }
}

extension RandomScript {
  /// Values, and as good as times, of keyframes; they stay where they are.
  nonisolated(unsafe) static let numbers: UnsafePointer<Double> = {
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: 6)
    for (index, number) in [0, 0.125, 0.5, 0.5, 0.9, 1].enumerated() { numbers[index] = number }
    return UnsafePointer(numbers)
  }()
}

extension Scene {
  static func animationSpec() -> sidle_animation_spec {
    var spec = sidle_animation_spec()
    sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    return spec
  }
}
