import CSidle

/// The records of menus.
extension LogPlayer {
  mutating func makeMenu(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var parent = sidle_menu()
    if let value = line.take("parent"), value != .plain("-") {
      parent.value = try id(of: try line.object(value, "parent", kind: .menu), line)
    }
    var made = sidle_menu()
    let (status, problem) = try withMenuSpec(&line) { sidle_menu_create(stage, parent, $0, &made) }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  func performMenu(
    _ verb: LogCall.Verb, id: UInt64, _ line: inout LogLine
  ) throws(Problem) -> sidle_status {
    let menu = sidle_menu(value: id)
    let button = sidle_button(value: id)
    let copy = line
    switch verb {
    case .menuDestroy: return sidle_menu_destroy(stage, menu)
    case .menuSet:
      let fields: UInt32 = try line.require("fields", copy.integer)
      let (status, problem) = try withMenuSpec(&line) { sidle_menu_set(stage, menu, fields, $0) }
      if let problem { throw problem }
      line.fields = []
      return status
    case .menuSelect: return sidle_menu_select(stage, menu, try takeMenu("element", &line))
    case .menuComplete:
      return sidle_menu_complete(stage, menu, try line.require("token", copy.integer))
    case .menuPerform: return sidle_menu_perform(stage, menu)
    case .buttonSetMenu: return sidle_button_set_menu(stage, button, try takeMenu("menu", &line))
    case .buttonOpenMenu: return sidle_button_open_menu(stage, button)
    default: return sidle_stage_close_menu(stage)
    }
  }

  /// The menu of a field, or none.
  private func takeMenu(_ name: String, _ line: inout LogLine) throws(Problem) -> sidle_menu {
    guard let value = line.take(name), value != .plain("-") else { return sidle_menu() }
    return sidle_menu(value: try id(of: try line.object(value, name, kind: .menu), line))
  }

  private func withMenuSpec(
    _ line: inout LogLine, _ body: (UnsafePointer<sidle_menu_spec>) -> sidle_status
  ) throws(Problem) -> (sidle_status, Problem?) {
    var spec = sidle_menu_spec()
    sidle_menu_spec_init_sized(&spec, MemoryLayout<sidle_menu_spec>.size)
    let name = try line.takeText("name")
    let title = try line.takeText("title")
    let subtitle = try line.takeText("subtitle")
    let placeholder = try line.takeText("placeholder")
    try takeMeasured(
      &line,
      [
        ("measured", title), ("measured_button", title), ("measured_subtitle", subtitle),
        ("measured_placeholder", placeholder),
      ])
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    let status = withText(name) { name in
      withText(title) { title in
        withText(subtitle) { subtitle in
          withText(placeholder) { placeholder in
            (spec.name, spec.title) = (name, title)
            (spec.subtitle, spec.placeholder) = (subtitle, placeholder)
            return body(&spec)
          }
        }
      }
    }
    return (status, problem)
  }
}

extension sidle_menu_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "kind": kind = try line.choice(value, name, of: Choice.elements)
    case "user_data": user_data = try line.integer(value, name)
    case "image": image = try line.integer(value, name)
    case "selected_image": selected_image = try line.integer(value, name)
    case "state": state = try line.integer(value, name)
    case "displays_inline": displays_inline = try line.integer(value, name)
    case "single_selection": single_selection = try line.integer(value, name)
    case "palette": palette = try line.integer(value, name)
    case "element_size": element_size = try line.integer(value, name)
    case "destructive": destructive = try line.integer(value, name)
    case "disabled": disabled = try line.integer(value, name)
    case "hidden": hidden = try line.integer(value, name)
    case "keeps_open": keeps_open = try line.integer(value, name)
    case "cached": cached = try line.integer(value, name)
    case "allows_empty": allows_empty = try line.integer(value, name)
    case "direction": direction = try line.choice(value, name, of: Choice.directions)
    case "arrow_width": arrow_width = try line.number(value, name)
    default: return false
    }
    return true
  }
}
