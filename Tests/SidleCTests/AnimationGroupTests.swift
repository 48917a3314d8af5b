import CSidle
import SidleC
import Testing

/// Groups, worked out by hand: members are lines, most from 0 to 100 in 0.1 s.
@Suite struct AnimationGroupTests {
  typealias Stage = AnimationStage
  private let sequence = Stage.group(SIDLE_ANIMATION_SEQUENCE)
  private let parallel = Stage.group(SIDLE_ANIMATION_PARALLEL)
  private let short = Stage.line(0, 100, in: 0.1)

  /// What each animation shows at times in seconds after the start, in one stage.
  private func expect(
    _ stage: Stage, _ root: sidle_animation, _ shown: [sidle_animation],
    _ table: [(at: Double, values: [Double])], lasts: Double
  ) {
    #expect(isNear(stage.state(root).duration, lasts))
    stage.start(root)
    for (at, values) in table {
      stage.step(to: at)
      for (animation, value) in zip(shown, values) {
        #expect(isNear(stage.value(animation), value), "at \(at)")
      }
    }
    stage.step(to: 1000)
    #expect(stage.takeEnds().map { String($0.prefix(10)) } == ["a finished"])
    #expect(stage.playback(root) == "finished")
  }

  @Test("members of a sequence follow one another; what is left over goes into the next")
  func inSequence() {
    let stage = Stage()
    let root = stage.add(sequence)
    let members = (0..<3).map { _ in stage.add(short, in: root, name: "") }
    #expect(stage.state(root).member_count == 3)
    #expect(stage.state(members[1]).parent.value == root.value)
    expect(
      stage, root, [root] + members,
      [
        (0, [0, 0, 0, 0]), (0.05, [50, 50, 0, 0]), (0.1, [0, 100, 0, 0]),
        (0.13, [30, 100, 30, 0]), (0.27, [70, 100, 100, 70]), (0.3, [100, 100, 100, 100]),
      ], lasts: 0.3)
  }

  @Test("members of a parallel begin together, or each a little later")
  func together() {
    let stage = Stage()
    let root = stage.add(parallel)
    let members = [0.1, 0.3, 0].map { stage.add(Stage.line(0, 100, in: $0), in: root, name: "") }
    expect(
      stage, root, [root] + members,
      [(0, [0, 0, 0, 100]), (0.06, [60, 60, 20, 100]), (0.15, [100, 100, 50, 100])], lasts: 0.3)

    let other = Stage()
    let later = other.add(Stage.group(SIDLE_ANIMATION_PARALLEL) { $0.stagger = 0.05 })
    let staggered = (0..<3).map { _ in other.add(short, in: later, name: "") }
    expect(
      other, later, staggered,
      [(0.04, [40, 0, 0]), (0.07, [70, 20, 0]), (0.12, [100, 70, 20]), (0.2, [100, 100, 100])],
      lasts: 0.2)
  }

  @Test("delays, repeats, speeds and ways back of a member count inside its group")
  func timedMembers() {
    let stage = Stage()
    let root = stage.add(sequence)
    let delayed = stage.add(
      Stage.line(0, 100, in: 0.1) { $0.delay = 0.2 }, in: root, name: "")
    let repeated = stage.add(
      Stage.line(0, 100, in: 0.1) { $0.repeat_count = 2.5 }, in: root, name: "")
    let back = stage.add(Stage.line(0, 100, in: 0.1) { $0.autoreverses = 1 }, in: root, name: "")
    let fast = stage.add(Stage.line(0, 100, in: 0.1) { $0.speed = 2 }, in: root, name: "")
    let never = stage.add(Stage.line(7, 100, in: 0.1) { $0.repeat_count = 0 }, in: root, name: "")
    // They begin at 0, 0.3, 0.55, 0.75 and 0.8.
    expect(
      stage, root, [delayed, repeated, back, fast, never],
      [
        (0.15, [0, 0, 0, 0, 7]), (0.25, [50, 0, 0, 0, 7]), (0.45, [100, 50, 0, 0, 7]),
        (0.54, [100, 40, 0, 0, 7]), (0.62, [100, 50, 70, 0, 7]), (0.69, [100, 50, 60, 0, 7]),
        (0.77, [100, 50, 0, 40, 7]), (0.8, [100, 50, 0, 100, 7]),
      ], lasts: 0.8)
  }

  @Test("a group's own repeats, speed and way back count for all its members")
  func timedGroups() {
    let stage = Stage()
    let root = stage.add(
      Stage.group(SIDLE_ANIMATION_SEQUENCE) {
        $0.delay = 0.1
        $0.autoreverses = 1
        $0.repeat_count = 1.25
        $0.speed = 0.5
      })
    let members = (0..<2).map { _ in stage.add(short, in: root, name: "") }
    // A run is 0.4 forth and 0.4 back on the stage; a quarter more is 0.2 forth.
    expect(
      stage, root, members,
      [
        (0.05, [0, 0]), (0.2, [50, 0]), (0.4, [100, 50]), (0.6, [100, 50]), (0.8, [50, 0]),
        (0.9, [0, 0]), (1, [50, 0]), (1.1, [100, 0]), (3, [100, 0]),
      ], lasts: 1.1)
  }

  @Test("groups nest, and the outermost speed reaches the innermost value")
  func nested() {
    let stage = Stage()
    let root = stage.add(Stage.group(SIDLE_ANIMATION_SEQUENCE) { $0.speed = 2 })
    let inner = stage.add(parallel, in: root, name: "")
    let first = stage.add(short, in: inner, name: "")
    let second = stage.add(Stage.line(0, 100, in: 0.2), in: inner, name: "")
    let last = stage.add(short, in: root, name: "")
    #expect(isNear(stage.state(inner).duration, 0.2))
    stage.start(root)
    stage.step(to: 0.025)
    #expect(isNear(stage.value(first), 50))
    #expect(isNear(stage.state(first).velocity, 2000))
    #expect(isNear(stage.state(second).velocity, 1000))
    #expect(isNear(stage.value(root), 50))
    #expect(stage.state(last).velocity == 0)
    stage.step(to: 0.125)
    #expect([stage.value(first), stage.value(second)] == [100, 100])
    #expect(isNear(stage.value(last), 50))
    stage.call(sidle_animation_reverse, root)
    #expect(isNear(stage.state(last).velocity, -2000))
    stage.step(to: 0.2)
    #expect(isNear(stage.value(second), 50))
    stage.step(to: 1)
    #expect(stage.takeEnds() == ["a finished 0.25 at 0.0"])
  }

  @Test("a group without members ends at once, at 0")
  func empty() {
    let stage = Stage()
    for spec in [sequence, parallel] {
      let root = stage.add(spec, name: "")
      #expect(stage.state(root).duration == 0)
      stage.start(root)
      stage.step(toNanoseconds: stage.now)
      #expect(stage.takeEnds().count == 1)
      #expect(stage.value(root) == 0)
    }
  }

  @Test("members are controlled and destroyed through their group alone")
  func members() {
    let stage = Stage()
    let root = stage.add(sequence)
    let inner = stage.add(parallel, in: root, name: "inner")
    let leaf = stage.add(short, in: inner, name: "leaf")
    let before = stage.fingerprint
    for one in [inner, leaf] {
      let calls = [
        sidle_animation_start, sidle_animation_pause, sidle_animation_resume,
        sidle_animation_stop, sidle_animation_finish, sidle_animation_reverse,
        sidle_animation_destroy,
      ]
      for call in calls { stage.call(call, one, expecting: SIDLE_ERROR_STATE) }
      #expect(sidle_animation_seek(stage.stage, one, 0) == SIDLE_ERROR_STATE)
      #expect(sidle_animation_set_speed(stage.stage, one, 1) == SIDLE_ERROR_STATE)
      #expect(sidle_animation_retarget(stage.stage, one, 1) == SIDLE_ERROR_STATE)
    }
    #expect(sidle_animation_retarget(stage.stage, root, 1) == SIDLE_ERROR_STATE)
    #expect(stage.fingerprint == before)
    stage.start(root)
    #expect(stage.playback(leaf) == "playing")
    stage.call(sidle_animation_destroy, root)
    for one in [root, inner, leaf] {
      stage.call(sidle_animation_start, one, expecting: SIDLE_ERROR_STALE)
    }
    stage.step(to: 1)
    #expect(stage.takeEnds() == ["a interrupted 0.0 at 0.0"])
  }

  @Test("a value takes no members, nor does a group that has begun, at any depth")
  func begun() {
    let stage = Stage()
    let value = stage.add(short)
    stage.add(short, in: value, name: "", expecting: SIDLE_ERROR_STATE)
    let begin: [(Stage, sidle_animation) -> Void] = [
      { $0.start($1) }, { #expect(sidle_animation_seek($0.stage, $1, 0.1) == 0) },
    ]
    for begin in begin {
      let root = stage.add(sequence, name: "")
      let inner = stage.add(parallel, in: root, name: "")
      stage.add(short, in: inner, name: "")
      begin(stage, root)
      for isOver in [false, true] {
        if isOver { stage.call(sidle_animation_finish, root) }
        let before = stage.fingerprint
        stage.add(short, in: root, name: "", expecting: SIDLE_ERROR_STATE)
        stage.add(short, in: inner, name: "", expecting: SIDLE_ERROR_STATE)
        #expect(stage.fingerprint == before)
      }
    }
  }

  @Test("groups nest sixteen deep and no deeper")
  func depth() {
    let stage = Stage()
    var parent = stage.add(sequence, name: "")
    for _ in 2..<16 { parent = stage.add(sequence, in: parent, name: "") }
    let leaf = stage.add(short, in: parent, name: "")
    let group = stage.add(sequence, in: parent, name: "")
    stage.add(sequence, in: group, name: "", expecting: SIDLE_ERROR_RANGE)
    let deepest = stage.add(short, in: group, name: "")
    var root = leaf
    while stage.state(root).parent.value != 0 { root = stage.state(root).parent }
    stage.start(root)
    stage.step(to: 0.05)
    #expect(isNear(stage.value(leaf), 50))
    #expect(isNear(stage.value(root), 50))
    stage.step(to: 0.15)
    #expect(isNear(stage.value(deepest), 50))
    #expect(isNear(stage.value(root), 50))
  }

  @Test("what never ends cannot be finished forward nor started backward")
  func endless() {
    let stage = Stage()
    let root = stage.add(Stage.group(SIDLE_ANIMATION_PARALLEL) { $0.repeat_count = .infinity })
    let member = stage.add(short, in: root, name: "")
    #expect(stage.state(root).duration == .infinity)
    #expect(isNear(stage.state(member).duration, 0.1))
    stage.start(root)
    #expect(sidle_stage_next_deadline(stage.stage) == Int64.max)
    #expect(sidle_stage_is_idle(stage.stage) == 0)
    stage.step(to: 1_000_000.03)
    #expect(isNear(stage.value(member), 30))
    stage.call(sidle_animation_finish, root, expecting: SIDLE_ERROR_STATE)
    stage.call(sidle_animation_reverse, root)
    #expect(sidle_stage_next_deadline(stage.stage) == 2_000_000_060_000_000)
    stage.call(sidle_animation_start, root, expecting: SIDLE_ERROR_STATE)
    #expect(stage.takeEnds() == [])
    stage.call(sidle_animation_finish, root)
    stage.step(to: 2_000_000)
    #expect(stage.takeEnds() == ["a finished 1000000.03 at 0.0"])
    stage.call(sidle_animation_start, root, expecting: SIDLE_ERROR_STATE)
    stage.call(sidle_animation_reverse, root)
    stage.start(root)
    #expect(stage.playback(root) == "playing")
  }
}
