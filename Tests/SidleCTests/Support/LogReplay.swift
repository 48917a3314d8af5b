import CSidle
import SidleC

/// Plays a log to a stage of its own.
final class LogReplay {
  private(set) var stage: OpaquePointer?
  private(set) var problems: [String] = []
  /// Lines about the events of all steps.
  private(set) var texts: [String] = []
  /// What the resolver answers: titles measured as much as they did when the log was written.
  private var measured = sidle_size()
  /// Those of several texts that one call measures, in order; before `measured`.
  var queued: [sidle_size] = []
  /// The bits of ids that tell stages apart.
  private var tag: UInt64 = 0

  /// The fingerprint after the lines that `mark` says; 0 without them.
  private(set) var marked: UInt64 = 0

  init(_ log: String, mark: Int = 0) {
    let lines = log.split(separator: "\n")
    if lines.first != "sidle-log 1" { problems.append("no first line") }
    for (index, line) in lines.enumerated().dropFirst() {
      let parsed = LogLine(String(line))
      if let problem = parsed.problem { problems.append("\(problem): \(line)") }
      let status = play(parsed)
      if status < 0 { problems.append("\(String(cString: sidle_status_name(status))): \(line)") }
      if index + 1 == mark { marked = fingerprint }
    }
  }

  deinit { sidle_stage_destroy(stage) }

  var fingerprint: UInt64 { sidle_stage_fingerprint(stage) }

  private func play(_ line: LogLine) -> sidle_status {
    switch line.words[0] {
    case "stage": return create(line)
    case "list", "row", "button", "animation", "layer": return make(line)
    case "transition": return transition(line)
    case "menu":
      let made = makeMenu(line, parent: id(line.text("parent")))
      tag = made.id & 0xFFFF_0000_0000_0000
      if made.id != id(line.words[1]) { problems.append("another id than \(line.words[1])") }
      return made.status
    case "sample": return push(line)
    case "step": return listen(sidle_stage_step(stage, Double(line.words[1]) ?? .nan))
    case "step_to": return listen(sidle_stage_step_to(stage, Int64(line.words[1]) ?? .min))
    case "call": return call(line)
    default: return -1000
    }
  }

  private func create(_ line: LogLine) -> sidle_status {
    var spec = Scene.stageSpec()
    spec.start_ns = line.whole("start")
    spec.width = line.number("width")
    spec.height = line.number("height")
    spec.sample_capacity = Int32(line.whole("sample_capacity"))
    spec.event_capacity = Int32(line.whole("event_capacity"))
    spec.max_contacts = Int32(line.whole("max_contacts"))
    if line.has("velocity_strategy") {
      spec.velocity_strategy = line.choice("velocity_strategy", "line quadratic impulse")
    }
    if line.has("edge_zone") {
      spec.edge_zone = line.number("edge_zone")
      spec.edge_zone_sides = line.choice("edge_zone_sides", "both left right")
    }
    if line.has("reduce_motion") { spec.reduce_motion = Int32(line.whole("reduce_motion")) }
    let context = Unmanaged.passUnretained(self).toOpaque()
    var resolver = sidle_text_resolver(
      context: context,
      measure: { context, _, _ in
        Unmanaged<LogReplay>.fromOpaque(context!).takeUnretainedValue().takeMeasure()
      })
    return withUnsafePointer(to: &resolver) {
      spec.text_resolver = $0
      return sidle_stage_create_abi(&spec, &stage, sidle_abi())
    }
  }

  private func takeMeasure() -> sidle_size {
    queued.isEmpty ? measured : queued.removeFirst()
  }

  private func listen(_ status: sidle_status) -> sidle_status {
    var events = sidle_events()
    _ = sidle_stage_events(stage, &events)
    for index in 0..<events.count {
      texts.append(Heard.line(sidle_events_at(&events, index)!.pointee, on: stage!))
    }
    return status
  }

  private func push(_ line: LogLine) -> sidle_status {
    var sample = sidle_sample(
      time_ns: Int64(line.words[1]) ?? .min, pointer: Int32(line.whole("pointer")),
      phase: line.choice("phase", "down move up cancel hover momentum"),
      kind: line.choice("kind", "touch mouse pen scroll wheel key"),
      buttons: Int32(line.whole("buttons")),
      x: line.number("x"), y: line.number("y"), pressure: line.number("pressure"))
    return sidle_stage_push(stage, &sample, 1, nil)
  }

  // MARK: Objects

  private func id(_ reference: String) -> UInt64 {
    let id = LogLine.id(reference)
    return id == 0 ? 0 : id | tag
  }

  /// Makes an object, which must get the id it had.
  private func make(_ line: LogLine) -> sidle_status {
    var made: UInt64 = 0
    let status = withText(line.fields["name"] ?? []) { name in
      withText(line.fields["title"] ?? []) { title in make(line, name, title, &made) }
    }
    tag = made & 0xFFFF_0000_0000_0000
    if made != id(line.words[1]) { problems.append("another id than \(line.words[1])") }
    return status
  }

  private func make(
    _ line: LogLine, _ name: sidle_text, _ title: sidle_text, _ made: inout UInt64
  ) -> sidle_status {
    switch line.words[0] {
    case "list":
      var spec = Scene.listSpec()
      spec.set(line)
      spec.name = name
      var list = sidle_list()
      defer { made = list.value }
      return sidle_list_create(stage, &spec, &list)
    case "row":
      var spec = Scene.rowSpec()
      spec.set(line)
      spec.name = name
      spec.title = title
      measured = line.size("measured")
      var row = sidle_row()
      defer { made = row.value }
      return sidle_row_create(stage, sidle_list(value: id(line.text("list"))), &spec, &row)
    case "button":
      var spec = sidle_button_spec()
      sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
      spec.name = name
      spec.title = title
      spec.user_data = UInt64(line.text("user_data")) ?? 0
      spec.background = line.color("background")
      spec.title_color = line.color("title_color")
      if line.has("enabled") { spec.enabled = Int32(line.whole("enabled")) }
      if line.has("hidden") { spec.hidden = Int32(line.whole("hidden")) }
      spec.setAction(line)
      spec.setBehavior(line)
      measured = line.size("measured")
      var button = sidle_button()
      defer { made = button.value }
      if line.text("row") == "-" { return sidle_button_create(stage, &spec, &button) }
      return sidle_row_add_button(
        stage, sidle_row(value: id(line.text("row"))), line.choice("edge", "leading trailing"),
        &spec, &button)
    case "layer":
      var spec = sidle_layer_spec()
      sidle_layer_spec_init_sized(&spec, MemoryLayout<sidle_layer_spec>.size)
      spec.set(line)
      spec.name = name
      spec.title = title
      measured = line.size("measured")
      var layer = sidle_layer()
      defer { made = layer.value }
      return sidle_layer_create(stage, &spec, &layer)
    default:
      var spec = sidle_animation_spec()
      sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
      spec.set(line)
      spec.name = name
      var animation = sidle_animation()
      defer { made = animation.value }
      return withText(line.fields["curve"] ?? []) { curve in
        withText(line.fields["curves"] ?? []) { curves in
          (spec.curve, spec.curves) = (curve, curves)
          return spec.with(values: line.numbers("values"), times: line.numbers("times")) {
            sidle_animation_create(
              stage, sidle_animation(value: id(line.text("parent"))), &$0, &animation)
          }
        }
      }
    }
  }

  /// A content that comes by a transition, which must get the id it had.
  private func transition(_ line: LogLine) -> sidle_status {
    var spec = sidle_transition_spec()
    sidle_transition_spec_init_sized(&spec, MemoryLayout<sidle_transition_spec>.size)
    spec.set(line)
    var made = sidle_animation()
    let status = withText(line.fields["curve"] ?? []) { curve in
      spec.curve = curve
      return replace(sidle_layer(value: id(line.text("layer"))), line, &spec, &made)
    }
    if made.value != id(line.words[1]) { problems.append("another id than \(line.words[1])") }
    return status
  }

  private func replace(
    _ layer: sidle_layer, _ line: LogLine, _ spec: UnsafePointer<sidle_transition_spec>?,
    _ made: UnsafeMutablePointer<sidle_animation>?
  ) -> sidle_status {
    measured = line.size("measured")
    return withText(line.fields["title"] ?? []) { title in
      var content = sidle_layer_content()
      sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
      content.title = title
      content.content_token = UInt64(line.text("content_token")) ?? 0
      return sidle_layer_replace(stage, layer, &content, spec, made)
    }
  }

  // MARK: Calls

  private func call(_ line: LogLine) -> sidle_status {
    let object = line.words.count > 2 ? id(line.words[2]) : 0
    let list = sidle_list(value: object)
    let row = sidle_row(value: object)
    let button = sidle_button(value: object)
    let edge = line.choice("edge", "leading trailing")
    let flags = UInt32(truncatingIfNeeded: line.whole("flags"))
    let focus = line.has("button") ? id(line.text("button")) : 0
    if let status = LogReplay.callButton(line, on: stage, object, focus: focus) { return status }
    if let status = callMenu(line, object, other: { self.id(line.text($0)) }) { return status }
    switch line.words[1] {
    case "cancel_all": return sidle_stage_cancel_all(stage)
    case "reserve":
      return sidle_stage_reserve(
        stage, Int32(line.whole("sample_capacity")), Int32(line.whole("event_capacity")))
    case "list_destroy": return sidle_list_destroy(stage, list)
    case "list_set_frame": return sidle_list_set_frame(stage, list, line.rect("frame"))
    case "list_set_scroll_offset":
      return sidle_list_set_scroll_offset(stage, list, line.number("offset"))
    case "row_open": return sidle_row_open(stage, row, edge, flags)
    case "row_toggle": return sidle_row_toggle(stage, row, edge, flags)
    case "row_close": return sidle_row_close(stage, row, flags)
    case "row_destroy": return sidle_row_destroy(stage, row)
    case "row_set_frame": return sidle_row_set_frame(stage, row, line.rect("frame"))
    case "row_set_title":
      measured = line.size("measured")
      return withText(line.fields["title"] ?? []) { sidle_row_set_title(stage, row, $0) }
    case "button_set_title":
      measured = line.size("measured")
      return withText(line.fields["title"] ?? []) { sidle_button_set_title(stage, button, $0) }
    case "list_close_all":
      return sidle_list_close_all(stage, list, UInt32(line.whole("flags")))
    case "list_set_direction":
      return sidle_list_set_direction(
        stage, list, line.choice("direction", "left_to_right right_to_left"))
    case "row_set_index":
      return sidle_row_set_index(stage, row, Int32(line.whole("index")))
    case "row_set_height": return sidle_row_set_height(stage, row, line.number("height"))
    case "row_set_enabled":
      return sidle_row_set_enabled(stage, row, Int32(line.whole("enabled")))
    case "row_peek":
      return sidle_row_peek(stage, row, edge, line.number("distance"), line.number("hold"))
    case "list_hint":
      return sidle_list_hint(
        stage, list, edge, line.number("distance"), line.number("hold"), nil)
    case "row_set_targets": return setTargets(row, line)
    case "row_perform_action":
      let action = line.choice(
        "action", "activate target press open_leading open_trailing close")
      let object =
        line.has("button")
        ? id(line.text("button")) : line.has("target") ? UInt64(line.whole("target")) : 0
      return sidle_row_perform_action(stage, row, action, object)
    case "set_reduce_motion":
      return sidle_stage_set_reduce_motion(stage, Int32(line.whole("on")))
    case "set_debug_overlay":
      return sidle_stage_set_debug_overlay(stage, UInt32(line.whole("flags")))
    case "row_cancel": return sidle_row_cancel(stage, row)
    case "row_reset": return sidle_row_reset(stage, row)
    case "row_resolve": return sidle_row_resolve(stage, row, Int32(line.whole("accept")))
    case "row_restore": return sidle_row_restore(stage, row, flags)
    case "button_set_enabled":
      return sidle_button_set_enabled(stage, button, Int32(line.whole("enabled")))
    case "button_set_hidden":
      return sidle_button_set_hidden(stage, button, Int32(line.whole("hidden")))
    case "button_destroy": return sidle_button_destroy(stage, button)
    case "layer_destroy": return sidle_layer_destroy(stage, sidle_layer(value: object))
    case "layer_set_frame":
      return sidle_layer_set_frame(stage, sidle_layer(value: object), line.rect("frame"))
    case "layer_replace": return replace(sidle_layer(value: object), line, nil, nil)
    default: return animate(line, sidle_animation(value: object))
    }
  }

  private func setTargets(_ row: sidle_row, _ line: LogLine) -> sidle_status {
    let numbers = line.has("targets") ? line.numbers("targets") : []
    var targets: [sidle_target] = []
    for first in stride(from: 0, to: numbers.count, by: 5) {
      var target = sidle_target()
      target.frame.x = numbers[first]
      target.frame.y = numbers[first + 1]
      target.frame.width = numbers[first + 2]
      target.frame.height = numbers[first + 3]
      target.number = Int32(numbers[first + 4])
      targets.append(target)
    }
    return sidle_row_set_targets(stage, row, targets, Int32(targets.count))
  }

  private func animate(_ line: LogLine, _ animation: sidle_animation) -> sidle_status {
    let simple: [String: (OpaquePointer?, sidle_animation) -> sidle_status] = [
      "start": sidle_animation_start, "pause": sidle_animation_pause,
      "resume": sidle_animation_resume, "stop": sidle_animation_stop,
      "finish": sidle_animation_finish, "reverse": sidle_animation_reverse,
      "destroy": sidle_animation_destroy,
    ]
    let name = line.words[1].replacing("animation_", with: "")
    if let call = simple[name] { return call(stage, animation) }
    switch name {
    case "seek": return sidle_animation_seek(stage, animation, line.number("seconds"))
    case "set_speed": return sidle_animation_set_speed(stage, animation, line.number("speed"))
    case "retarget": return sidle_animation_retarget(stage, animation, line.number("to"))
    default: return -1000
    }
  }
}
