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
  case button(row: Int, edge: Int32, sidle_button_spec, name: String, title: String)
  case animation(parent: Int?, sidle_animation_spec, name: String)
  case layer(sidle_layer_spec, name: String, title: String)
  case layerFrame(Int, sidle_rect)
  /// Another content, at once or by a transition.
  case replace(Int, sidle_transition_spec?, title: String, token: UInt64)
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
  case peek(Int, edge: Int32, distance: Double, hold: Double)
  case hint(Int, edge: Int32, distance: Double, hold: Double)
  case reduceMotion(Int32)
  /// What is drawn over the scene: any bits.
  case overlay(UInt32)
  case targets(Int, [sidle_target])
  /// What the `pick`-th of the row's actions then is, or one by number.
  case perform(Int, pick: Int, action: Int32)
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
  /// Of its contacts, and the one that taps.
  static let pointers: [Int32] = [1, 2, 3, -9]
  static let tapper: Int32 = 5

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
    for field in RandomFields.stage { field.draw(&spec, &noise) }
    stage = spec
    start = spec.start_ns
    length = noise.pick([400_000_000, 900_000_000, 1_400_000_001])
    end = spec.start_ns + length + 700_000_000
    for _ in 0..<(1 + noise.below(2)) { add(list(), start) }
    for _ in 0..<(2 + noise.below(6)) { add(row(), start) }
    for _ in 0..<(4 + noise.below(14)) { add(button(), start) }
    for _ in 0..<noise.below(9) { add(animation(), start) }
    for _ in 0..<noise.pick([0, 0, 1, 2]) { layer() }
    for _ in 0..<(1 + noise.below(7)) { gesture() }
    for _ in 0..<noise.below(5) { tap() }
    for _ in 0..<(5 + noise.below(45)) { add(anything(), moment()) }
    // Calls at one time stay in the order they were made up in.
    lines = lines.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  /// The same script with other lines.
  func with(_ lines: [ScriptLine]) -> RandomScript {
    var script = self
    script.lines = lines
    return script
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
    case 16..<21: return .destroy(kind: noise.pick([1, 2, 2, 3, 3, 3, 4, 4, 5]), index())
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
    case 91..<95:
      let how = noise.pick([0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9, 10, 10])
      return .flip(index(), how: how, noise.pick([0, 1]))
    case 95..<97: return hint()
    case 97..<99: return reach()
    default: return .bad(noise.below(ScriptPlayer.badCount))
    }
  }

  private mutating func hint() -> ScriptCall {
    let distance = noise.pick([5, 40, 1000.0])
    let hold = RandomFields.awkward(noise.pick([0, 0.05, 0.3]), &noise)
    switch noise.below(5) {
    case 0:
      return noise.chance(50)
        ? .reduceMotion(noise.pick([0, 1])) : .overlay(UInt32(noise.below(20)))
    case 1: return .hint(index(), edge: noise.edge(), distance: distance, hold: hold)
    default: return .peek(index(), edge: noise.edge(), distance: distance, hold: hold)
    }
  }

  private mutating func reach() -> ScriptCall {
    if noise.chance(30) {
      var targets: [sidle_target] = []
      for number in 0..<noise.below(4) {
        var target = sidle_target()
        target.frame.x = noise.pick([-5, 0, 200])
        target.frame.y = noise.pick([0, 20])
        target.frame.width = noise.pick([320, 40, 0])
        target.frame.height = 60
        target.number = Int32(number + 1)
        targets.append(target)
      }
      return .targets(index(), targets)
    }
    return .perform(
      index(), pick: noise.below(12), action: noise.chance(20) ? Int32(1 + noise.below(6)) : 0)
  }

  private mutating func rect() -> sidle_rect {
    sidle_rect(
      x: noise.pick([0, 0, 12.5]), y: noise.pick([0, 0, 30]),
      width: noise.pick([320, 320, 180, 75.25, 0]), height: noise.pick([400, 90, 0]))
  }

  private mutating func title() -> String {
    noise.pick([
      "", "Delete", "Später lesen", "\"quoted\"\n\\", "日本", " ", "a = b\n\n", "\t\r\u{1}",
    ])
  }

  /// Few names, so that some are taken.
  private mutating func name() -> String {
    noise.chance(50) ? "" : noise.pick(["one", "two", "three", "a name", "=", "\u{7f}\u{1}é"])
  }

  // MARK: Objects

  private mutating func list() -> ScriptCall {
    var spec = Scene.listSpec()
    spec.frame = rect()
    for field in RandomFields.list { field.draw(&spec, &noise) }
    return .list(spec, name: name())
  }

  /// From a preset or not; of its fields all are drawn, or few, or none.
  private mutating func row() -> ScriptCall {
    var spec = Scene.rowSpec()
    spec.height = noise.pick([40, 60, 60, 0])
    spec.frame = rect()
    let preset = noise.chance(30) ? Int32(1 + noise.below(RandomScript.presetCount)) : 0
    if preset > 0 { sidle_row_spec_preset(&spec, preset) }
    let share = preset > 0 ? noise.pick([0, 0, 10]) : noise.pick([10, 100, 100])
    for field in RandomFields.row where noise.chance(share) { field.draw(&spec, &noise) }
    return .row(list: noise.chance(80) ? index() : nil, spec, name: name())
  }

  /// How many presets there are besides the defaults.
  static let presetCount: Int = {
    var count = 0
    var spec = Scene.rowSpec()
    while sidle_row_spec_preset(&spec, Int32(count + 1)) == 0 { count += 1 }
    return count
  }()

  private mutating func button() -> ScriptCall {
    var spec = Scene.buttonSpec()
    for field in RandomFields.button { field.draw(&spec, &noise) }
    return .button(row: index(), edge: noise.edge(), spec, name: name(), title: title())
  }

  private mutating func animation() -> ScriptCall {
    var spec = Scene.animationSpec()
    for field in RandomFields.animation { field.draw(&spec, &noise) }
    return .animation(parent: noise.chance(60) ? index() : nil, spec, name: name())
  }

  /// A layer that covers a little, and what happens to it.
  private mutating func layer() {
    var spec = Scene.layerSpec()
    spec.content_token = noise.pick([0, 7])
    for field in RandomFields.layer { field.draw(&spec, &noise) }
    spec.frame = layerRect()
    add(.layer(spec, name: name(), title: title()), noise.chance(70) ? start : moment())
    for _ in 0..<(1 + noise.below(6)) {
      let call: ScriptCall =
        noise.chance(15) ? .layerFrame(index(), layerRect()) : replacement()
      add(call, moment())
    }
  }

  private mutating func replacement() -> ScriptCall {
    var spec = Scene.transitionSpec()
    if noise.chance(20) { sidle_transition_spec_preset(&spec, 1) }
    for field in RandomFields.transition where noise.chance(80) { field.draw(&spec, &noise) }
    return .replace(
      index(), noise.chance(85) ? spec : nil, title: title(), token: noise.pick([0, 8, 9]))
  }

  private mutating func layerRect() -> sidle_rect {
    sidle_rect(
      x: noise.pick([0, 250]), y: noise.pick([0, 80, 300]), width: noise.pick([60, 75.25, 0]),
      height: noise.pick([30, 0.5]))
  }

  // MARK: Pointers

  /// A contact: samples at odd times, pushed one by one, or ahead of their time, or late.
  private mutating func gesture() {
    let pointer = noise.pick(RandomScript.pointers)
    let kind = noise.pick([0, 0, 0, 0, SIDLE_POINTER_SCROLL, SIDLE_POINTER_WHEEL])
    var time = moment()
    var (x, y) = (noise.number(-10...330), noise.number(-5...200))
    var samples = [sample(time, pointer, SIDLE_PHASE_DOWN, x, y, kind)]
    let speed = noise.pick([0, 0, 4, 15, 30, -4, -15, -30] as [Double])
    let along = noise.chance(40) ? noise.pick([8, 25, -8, -25, -60] as [Double]) : 0
    for _ in 0..<noise.below(14) {
      time += Int64(noise.pick([0, 1, 7_000_003, 16_666_667, 41_000_000]))
      x = min(max(x + speed * noise.number(0...2), -50), 370)
      y += noise.number(-2...2) + along
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
    let lift = time + noise.pick([0, 1, 80_000_000, 150_000_000])
    add(
      .samples([
        sample(time, RandomScript.tapper, SIDLE_PHASE_DOWN, x, y),
        sample(lift, RandomScript.tapper, SIDLE_PHASE_UP, x, y),
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

  /// The name of a published spring, which stays where it is.
  static var spring: sidle_text { sidle_text(bytes: sidle_spring_name(1), length: -1) }
}

extension Scene {
  static func layerSpec() -> sidle_layer_spec {
    var spec = sidle_layer_spec()
    sidle_layer_spec_init_sized(&spec, MemoryLayout<sidle_layer_spec>.size)
    return spec
  }

  static func transitionSpec() -> sidle_transition_spec {
    var spec = sidle_transition_spec()
    sidle_transition_spec_init_sized(&spec, MemoryLayout<sidle_transition_spec>.size)
    return spec
  }

  static func animationSpec() -> sidle_animation_spec {
    var spec = sidle_animation_spec()
    sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    return spec
  }
}
