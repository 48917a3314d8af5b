import CSidle
import SidleC

extension ScriptPlayer {
  func perform(_ call: ScriptCall) {
    switch call {
    case .list, .row, .button, .animation: create(call)
    case .destroy(let kind, let number): destroy(kind, id(kind, number))
    case .open(let row, let edge, let flags):
      attempt("call row_open") { sidle_row_open(stage, self.row(row), edge, flags) }
    case .close(let row, let flags):
      attempt("call row_close") { sidle_row_close(stage, self.row(row), flags) }
    case .toggle(let row, let edge, let flags):
      attempt("call row_toggle") { sidle_row_toggle(stage, self.row(row), edge, flags) }
    case .listFrame(let list, let rect):
      watch.geometryChanged()
      attempt("call list_set_frame") { sidle_list_set_frame(stage, self.list(list), rect) }
    case .rowFrame(let row, let rect):
      watch.geometryChanged()
      attempt("call row_set_frame") { sidle_row_set_frame(stage, self.row(row), rect) }
    case .scroll(let list, let offset):
      attempt("call list_set_scroll_offset") {
        sidle_list_set_scroll_offset(stage, self.list(list), offset)
      }
    case .moveRow(let row, let index):
      attempt("call row_set_index") { sidle_row_set_index(stage, self.row(row), index) }
    case .height(let row, let height):
      attempt("call row_set_height") { sidle_row_set_height(stage, self.row(row), height) }
    case .rowTitle(let row, let title):
      attempt("call row_set_title") {
        withText(title) { sidle_row_set_title(stage, self.row(row), $0) }
      }
    case .flip(let number, let how, let value): flip(number, how, value)
    case .peek, .hint, .reduceMotion, .overlay: hint(call)
    case .targets, .perform: reach(call)
    case .buttonTitle(let button, let title):
      watch.geometryChanged()
      attempt("call button_set_title") {
        withText(title) {
          sidle_button_set_title(stage, sidle_button(value: id(3, button)), $0)
        }
      }
    case .samples(let samples):
      var taken: Int32 = 0
      let status = sidle_stage_push(stage, samples, Int32(samples.count), &taken)
      if status != 0 || Int(taken) != samples.count { problems.append("a push gave \(status)") }
      for _ in 0..<taken { records.append("sample") }
    case .cancelAll: attempt("call cancel_all") { sidle_stage_cancel_all(stage) }
    case .reserve(let count):
      attempt("call reserve") { sidle_stage_reserve(stage, count, max(64, count)) }
    case .control, .seek, .speed, .retarget: animate(call)
    case .layer, .layerFrame, .replace: layer(call)
    case .bad(let number):
      let status = attempt("bad call \(number)") { bad(number) }
      if status >= 0 { problems.append("bad call \(number) gave \(status)") }
    }
    if manner.looks { look() }
  }

  private func flip(_ number: Int, _ how: Int, _ value: Int32) {
    let button = sidle_button(value: id(3, number))
    switch how {
    case 0: attempt("call row_set_enabled") { sidle_row_set_enabled(stage, row(number), value) }
    case 1: attempt("call row_cancel") { sidle_row_cancel(stage, row(number)) }
    case 2: attempt("call row_reset") { sidle_row_reset(stage, row(number)) }
    case 5:
      attempt("call list_close_all") {
        sidle_list_close_all(stage, list(number), UInt32(value))
      }
    case 6:
      attempt("call list_set_direction") {
        sidle_list_set_direction(stage, list(number), 1 + value)
      }
    case 7...9:
      attempt("call row_resolve") { sidle_row_resolve(stage, row(number), value) }
    case 10:
      attempt("call row_restore") { sidle_row_restore(stage, row(number), UInt32(value)) }
    case 3: attempt("call button_set_enabled") { sidle_button_set_enabled(stage, button, value) }
    default:
      watch.geometryChanged()
      attempt("call button_set_hidden") { sidle_button_set_hidden(stage, button, value) }
    }
  }

  private func hint(_ call: ScriptCall) {
    switch call {
    case .peek(let number, let edge, let distance, let hold):
      let row = row(number)
      let status = attempt("call row_peek") { sidle_row_peek(stage, row, edge, distance, hold) }
      if status == 0 { watch.peeked(row: row.value) }
    case .hint(let number, let edge, let distance, let hold):
      var row = sidle_row()
      attempt("call list_hint") {
        sidle_list_hint(stage, list(number), edge, distance, hold, &row)
      }
      if row.value != 0, !watch.hinted(list: list(number).value) {
        problems.append("a second hint of a list at \(now)")
      }
      watch.peeked(row: row.value)
    case .reduceMotion(let on):
      attempt("call set_reduce_motion") { sidle_stage_set_reduce_motion(stage, on) }
    case .overlay(let flags):
      attempt("call set_debug_overlay") { sidle_stage_set_debug_overlay(stage, flags) }
    default: problems.append("\(call) is no hint")
    }
  }

  private func reach(_ call: ScriptCall) {
    switch call {
    case .targets(let number, let targets):
      attempt("call row_set_targets") {
        sidle_row_set_targets(stage, row(number), targets, Int32(targets.count))
      }
    case .perform(let number, let pick, let kind):
      var action = sidle_action()
      action.struct_size = UInt32(MemoryLayout<sidle_action>.size)
      var count: Int32 = 0
      _ = sidle_row_count_actions(stage, row(number), &count)
      if kind == 0, count > 0 {
        let status = sidle_row_get_action(stage, row(number), Int32(pick) % count, &action)
        if status != 0 { problems.append("an action gave \(status) at \(now)") }
      } else {
        action.action = kind == 0 ? 1 : kind
        if kind == 3 { action.object = id(3, pick) }
        if kind == 2 { action.object = UInt64(pick % 4) }
        action.enabled = -1
      }
      let status = attempt("call row_perform_action") {
        sidle_row_perform_action(stage, row(number), action.action, action.object)
      }
      // What is told as possible is, unless there is no room; what is told as disabled is not.
      let isWrong =
        action.enabled == 1 && status != 0 && status != SIDLE_ERROR_FULL
        || action.enabled == 0 && status != SIDLE_ERROR_STATE
      if isWrong { problems.append("action \(action.action) gave \(status) at \(now)") }
    default: problems.append("\(call) is nothing to reach")
    }
  }

  private func list(_ number: Int) -> sidle_list { sidle_list(value: id(1, number)) }
  private func row(_ number: Int) -> sidle_row { sidle_row(value: id(2, number)) }
  private func animation(_ number: Int) -> sidle_animation {
    sidle_animation(value: id(4, number))
  }

  // MARK: Objects

  private func create(_ call: ScriptCall) {
    switch call {
    case .list(var spec, let name):
      var out = sidle_list()
      let status = attempt("list") {
        withText(name) {
          spec.name = $0
          return sidle_list_create(stage, &spec, &out)
        }
      }
      guard status == 0 else { break }
      made[1]!.append(out.value)
      onePolicies.append(spec.policy == SIDLE_POLICY_ONE)
    case .row(let list, var spec, let name):
      var out = sidle_row()
      let status = attempt("row") {
        withText(name) {
          spec.name = $0
          return sidle_row_create(stage, list.map { self.list($0) } ?? sidle_list(), &spec, &out)
        }
      }
      guard status == 0 else { break }
      made[2]!.append(out.value)
      watch.made(row: out.value, spec)
    case .button(let row, let edge, var spec, let name, let title):
      watch.geometryChanged()
      var out = sidle_button()
      let status = attempt("button") {
        withText(name) { name in
          withText(title) { title in
            spec.name = name
            spec.title = title
            return sidle_row_add_button(stage, self.row(row), edge, &spec, &out)
          }
        }
      }
      if status == 0 { made[3]!.append(out.value) }
    case .animation(let parent, var spec, let name):
      var out = sidle_animation()
      let status = attempt("animation") {
        withText(name) {
          spec.name = $0
          return sidle_animation_create(
            stage, parent.map { animation($0) } ?? sidle_animation(), &spec, &out)
        }
      }
      if status == 0 { made[4]!.append(out.value) }
    default: problems.append("\(call) makes nothing")
    }
  }

  private func destroy(_ kind: Int, _ id: UInt64) {
    switch kind {
    case 1: attempt("call list_destroy") { sidle_list_destroy(stage, sidle_list(value: id)) }
    case 2: attempt("call row_destroy") { sidle_row_destroy(stage, sidle_row(value: id)) }
    case 3:
      watch.geometryChanged()
      attempt("call button_destroy") { sidle_button_destroy(stage, sidle_button(value: id)) }
    case 5: attempt("call layer_destroy") { sidle_layer_destroy(stage, sidle_layer(value: id)) }
    default:
      attempt("call animation_destroy") {
        sidle_animation_destroy(stage, sidle_animation(value: id))
      }
    }
  }

  // MARK: Animations

  private func animate(_ call: ScriptCall) {
    switch call {
    case .control(let number, let how):
      let one = animation(number)
      let wasUnderWay = isUnderWay(one)
      let calls: [(String, (OpaquePointer?, sidle_animation) -> sidle_status)] = [
        ("start", sidle_animation_start), ("pause", sidle_animation_pause),
        ("resume", sidle_animation_resume), ("stop", sidle_animation_stop),
        ("finish", sidle_animation_finish), ("reverse", sidle_animation_reverse),
      ]
      let status = attempt("call animation_\(calls[how].0)") { calls[how].1(stage, one) }
      if status == 0, how == 0 { watch.begin(animation: one.value) }
      if status == 0, how != 0, !wasUnderWay, isUnderWay(one) {
        problems.append("\(calls[how].0) began an animation")
      }
    case .seek(let number, let seconds):
      let one = animation(number)
      beginning(one) {
        attempt("call animation_seek") { sidle_animation_seek(stage, one, seconds) }
      }
    case .speed(let number, let speed):
      attempt("call animation_set_speed") {
        sidle_animation_set_speed(stage, animation(number), speed)
      }
    case .retarget(let number, let target):
      let one = animation(number)
      beginning(one) {
        attempt("call animation_retarget") { sidle_animation_retarget(stage, one, target) }
      }
    default: problems.append("\(call) is no call about animations")
    }
  }

  /// A call after which the animation is under way, and owes an end, if it was not before.
  private func beginning(_ one: sidle_animation, _ call: () -> sidle_status) {
    let wasUnderWay = isUnderWay(one)
    if call() == 0, !wasUnderWay { watch.begin(animation: one.value) }
  }

  private func isUnderWay(_ one: sidle_animation) -> Bool {
    var state = sidle_animation_state()
    state.struct_size = UInt32(MemoryLayout<sidle_animation_state>.size)
    _ = sidle_animation_get_state(stage, one, &state)
    return state.playback == SIDLE_PLAYBACK_PLAYING || state.playback == SIDLE_PLAYBACK_PAUSED
  }

  // MARK: Bad calls

  static let badCount = 17

  private func bad(_ number: Int) -> sidle_status {
    var sample = sidle_sample(
      time_ns: now, pointer: 1, phase: 1, kind: 1, buttons: 1, x: 1, y: 1, pressure: 0)
    var spec = Scene.animationSpec()
    var animation = sidle_animation()
    switch number {
    case 0: return sidle_row_open(stage, row(0), 9, 0)
    case 1: return sidle_stage_step_to(stage, now - 1)
    case 2: sample.phase = 77
    case 3: sample.x = .nan
    case 4:
      var row = sidle_row()
      var spec = Scene.rowSpec()
      spec.height = -1
      return sidle_row_create(stage, list(0), &spec, &row)
    case 5:
      var list = sidle_list()
      var spec = Scene.listSpec()
      spec.spacing = .infinity
      return sidle_list_create(stage, &spec, &list)
    case 6:
      spec.kind = 9
      return sidle_animation_create(stage, animation, &spec, &animation)
    case 7: return sidle_animation_seek(stage, self.animation(3), .nan)
    case 8: return sidle_button_destroy(stage, sidle_button())
    case 9: return sidle_row_destroy(stage, sidle_row(value: id(1, 0)))
    case 10:
      var spec = sidle_button_spec()
      var button = sidle_button()
      sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
      return sidle_row_add_button(stage, row(1), 3, &spec, &button)
    case 11: return sidle_stage_reserve(stage, 0, 0)
    case 12: return sidle_stage_step(stage, -1)
    case 13: return withText([0x61, 0xff]) { sidle_row_set_title(stage, row(2), $0) }
    case 14:
      return withText("no such curve") {
        spec.curve = $0
        return sidle_animation_create(stage, animation, &spec, &animation)
      }
    case 15: return sidle_animation_set_speed(stage, self.animation(1), 0)
    default:
      let samples = [sample, sample, sidle_sample()]
      return sidle_stage_push(stage, samples, 3, nil)
    }
    return sidle_stage_push(stage, &sample, 1, nil)
  }
}
