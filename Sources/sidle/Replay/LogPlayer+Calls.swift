import CSidle

extension LogPlayer {
  mutating func perform(_ call: LogCall) throws(Problem) {
    var line = call.line
    let id = try call.object.map { object throws(Problem) in try self.id(of: object, line) } ?? 0
    let status = try perform(call.verb, id: id, &line)
    try line.expectNothingMore(words: call.object == nil ? 1 : 2)
    try check(status, line)
  }

  private func perform(
    _ verb: LogCall.Verb, id: UInt64, _ line: inout LogLine
  ) throws(Problem) -> sidle_status {
    let list = sidle_list(value: id)
    let row = sidle_row(value: id)
    let button = sidle_button(value: id)
    let animation = sidle_animation(value: id)
    let layer = sidle_layer(value: id)
    let copy = line
    switch verb {
    case .cancelAll: return sidle_stage_cancel_all(stage)
    case .reserve:
      let samples: Int32 = try line.require("sample_capacity", copy.integer)
      let events: Int32 = try line.require("event_capacity", copy.integer)
      return sidle_stage_reserve(stage, samples, events)
    case .listDestroy: return sidle_list_destroy(stage, list)
    case .listSetFrame:
      return sidle_list_set_frame(stage, list, try line.require("frame", copy.rect))
    case .listSetScrollOffset:
      return sidle_list_set_scroll_offset(stage, list, try line.require("offset", copy.number))
    case .listCloseAll: return sidle_list_close_all(stage, list, try takeFlags(&line))
    case .listSetDirection:
      let direction = try line.require("direction") { value, name throws(Problem) in
        try copy.choice(value, name, of: Choice.directions)
      }
      return sidle_list_set_direction(stage, list, direction)
    case .rowOpen:
      let (edge, flags) = try (takeEdge(&line), takeFlags(&line))
      return sidle_row_open(stage, row, edge, flags)
    case .rowClose: return sidle_row_close(stage, row, try takeFlags(&line))
    case .rowToggle:
      let (edge, flags) = try (takeEdge(&line), takeFlags(&line))
      return sidle_row_toggle(stage, row, edge, flags)
    case .rowPeek:
      let (edge, distance, hold) = try takePeek(&line)
      return sidle_row_peek(stage, row, edge, distance, hold)
    case .listHint:
      let (edge, distance, hold) = try takePeek(&line)
      return sidle_list_hint(stage, list, edge, distance, hold, nil)
    case .rowSetTargets:
      let targets = try takeTargets(&line)
      return sidle_row_set_targets(stage, row, targets, Int32(targets.count))
    case .rowPerformAction:
      let (action, object) = try takeAction(&line)
      return sidle_row_perform_action(stage, row, action, object)
    case .setReduceMotion:
      return sidle_stage_set_reduce_motion(stage, try line.require("on", copy.integer))
    case .setDebugOverlay:
      let flags: Int32 = try line.require("flags", copy.integer)
      return sidle_stage_set_debug_overlay(stage, UInt32(bitPattern: flags))
    case .rowDestroy: return sidle_row_destroy(stage, row)
    case .rowSetTitle:
      return withText(try takeTitle(&line)) { sidle_row_set_title(stage, row, $0) }
    case .rowSetFrame:
      return sidle_row_set_frame(stage, row, try line.require("frame", copy.rect))
    case .rowSetHeight:
      return sidle_row_set_height(stage, row, try line.require("height", copy.number))
    case .rowSetIndex:
      return sidle_row_set_index(stage, row, try line.require("index", copy.integer))
    case .rowSetEnabled:
      return sidle_row_set_enabled(stage, row, try line.require("enabled", copy.integer))
    case .rowCancel: return sidle_row_cancel(stage, row)
    case .rowReset: return sidle_row_reset(stage, row)
    case .rowResolve: return sidle_row_resolve(stage, row, try line.require("accept", copy.integer))
    case .rowRestore: return sidle_row_restore(stage, row, try takeFlags(&line))
    case .buttonSetEnabled:
      return sidle_button_set_enabled(stage, button, try line.require("enabled", copy.integer))
    case .buttonSetHidden:
      return sidle_button_set_hidden(stage, button, try line.require("hidden", copy.integer))
    case .buttonSetFrame:
      return sidle_button_set_frame(stage, button, try line.require("frame", copy.rect))
    case .buttonSetSelected:
      return sidle_button_set_selected(stage, button, try line.require("selected", copy.integer))
    case .buttonSetDisabledReason:
      return withText(try line.takeText("reason")) {
        sidle_button_set_disabled_reason(stage, button, $0)
      }
    case .buttonPerform: return sidle_button_perform(stage, button)
    case .buttonSetNeedsUpdate: return sidle_button_set_needs_update(stage, button)
    case .buttonTakeUpdate:
      var wasWaiting: Int32 = 0
      return sidle_button_take_update(stage, button, &wasWaiting)
    case .setFocus: return sidle_stage_set_focus(stage, try takeButton(&line))
    case .buttonDestroy: return sidle_button_destroy(stage, button)
    case .buttonSetTitle:
      return withText(try takeTitle(&line)) { sidle_button_set_title(stage, button, $0) }
    case .animationDestroy: return sidle_animation_destroy(stage, animation)
    case .animationStart: return sidle_animation_start(stage, animation)
    case .animationPause: return sidle_animation_pause(stage, animation)
    case .animationResume: return sidle_animation_resume(stage, animation)
    case .animationStop: return sidle_animation_stop(stage, animation)
    case .animationFinish: return sidle_animation_finish(stage, animation)
    case .animationReverse: return sidle_animation_reverse(stage, animation)
    case .animationSeek:
      return sidle_animation_seek(stage, animation, try line.require("seconds", copy.number))
    case .animationSetSpeed:
      return sidle_animation_set_speed(stage, animation, try line.require("speed", copy.number))
    case .animationRetarget:
      return sidle_animation_retarget(stage, animation, try line.require("to", copy.number))
    case .menuDestroy, .menuSet, .menuSelect, .menuComplete, .menuPerform, .buttonSetMenu,
      .buttonOpenMenu, .closeMenu:
      return try performMenu(verb, id: id, &line)
    case .buttonSetConfiguration, .buttonSetStateValue, .buttonUnsetStateValue, .buttonSetBusy,
      .setTheme, .setColorScheme, .setTint:
      return try performLook(verb, button, &line)
    case .layerDestroy: return sidle_layer_destroy(stage, layer)
    case .layerSetFrame:
      return sidle_layer_set_frame(stage, layer, try line.require("frame", copy.rect))
    case .layerReplace:
      let content = try takeContent(&line)
      return content.give { sidle_layer_replace(stage, layer, $0, nil, nil) }
    }
  }

  private func takeEdge(_ line: inout LogLine) throws(Problem) -> Int32 {
    let copy = line
    return try line.require("edge") { value, name throws(Problem) in
      try copy.choice(value, name, of: Choice.edges)
    }
  }

  private func takePeek(
    _ line: inout LogLine
  ) throws(Problem) -> (edge: Int32, distance: Double, hold: Double) {
    let copy = line
    let edge = try takeEdge(&line)
    return (
      edge, try line.require("distance", copy.number), try line.require("hold", copy.number)
    )
  }

  private func takeTargets(_ line: inout LogLine) throws(Problem) -> [sidle_target] {
    guard let value = line.take("targets") else { return [] }
    let numbers = try line.numbers(value, "targets")
    guard numbers.count % 5 == 0 else { throw line.expected("five numbers a target for targets") }
    return try stride(from: 0, to: numbers.count, by: 5).map { first throws(Problem) in
      let part = numbers[first..<(first + 5)]
      guard let number = Int32(exactly: part[first + 4]) else {
        throw line.expected("a whole number as each fifth of targets")
      }
      return sidle_target(
        frame: sidle_rect(
          x: part[first], y: part[first + 1], width: part[first + 2], height: part[first + 3]),
        number: number, reserved: 0)
    }
  }

  private func takeAction(
    _ line: inout LogLine
  ) throws(Problem) -> (action: Int32, object: UInt64) {
    let copy = line
    let action = try line.require("action") { value, name throws(Problem) in
      try copy.choice(value, name, of: Choice.actions)
    }
    if let value = line.take("button") {
      return (action, try id(of: try line.object(value, "button", kind: .button), line))
    }
    guard let value = line.take("target") else { return (action, 0) }
    return (action, try line.integer(value, "target"))
  }

  /// The button of a field, or none.
  private func takeButton(_ line: inout LogLine) throws(Problem) -> sidle_button {
    guard let value = line.take("button") else { return sidle_button() }
    return sidle_button(value: try id(of: try line.object(value, "button", kind: .button), line))
  }

  private func takeFlags(_ line: inout LogLine) throws(Problem) -> UInt32 {
    let copy = line
    guard let value = line.take("flags") else { return 0 }
    return try copy.integer(value, "flags")
  }

  private func takeTitle(_ line: inout LogLine) throws(Problem) -> [UInt8] {
    let title = try line.takeText("title")
    try takeMeasuredTexts(&line, [("measured", title)])
    return title
  }
}
