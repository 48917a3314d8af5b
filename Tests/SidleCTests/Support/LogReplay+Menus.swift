import CSidle
import SidleC

/// What a log says of menus.
extension LogReplay {
  func makeMenu(_ line: LogLine, parent: UInt64) -> (status: sidle_status, id: UInt64) {
    var made = sidle_menu()
    let status = withSpec(line) { sidle_menu_create(stage, sidle_menu(value: parent), $0, &made) }
    return (status, made.value)
  }

  /// Nil for a line about something else. `object` is the id behind the second word, `other` gives that of
  /// a field.
  func callMenu(
    _ line: LogLine, _ object: UInt64, other: (String) -> UInt64
  ) -> sidle_status? {
    let menu = sidle_menu(value: object)
    let button = sidle_button(value: object)
    switch line.words[1] {
    case "menu_destroy": return sidle_menu_destroy(stage, menu)
    case "menu_set":
      return withSpec(line) { sidle_menu_set(stage, menu, UInt32(line.whole("fields")), $0) }
    case "menu_select": return sidle_menu_select(stage, menu, sidle_menu(value: other("element")))
    case "menu_complete": return sidle_menu_complete(stage, menu, Int32(line.whole("token")))
    case "menu_perform": return sidle_menu_perform(stage, menu)
    case "button_set_menu":
      return sidle_button_set_menu(stage, button, sidle_menu(value: other("menu")))
    case "button_open_menu": return sidle_button_open_menu(stage, button)
    case "close_menu": return sidle_stage_close_menu(stage)
    default: return nil
    }
  }

  private func withSpec(
    _ line: LogLine, _ body: (UnsafePointer<sidle_menu_spec>) -> sidle_status
  ) -> sidle_status {
    var spec = MenuStage.spec()
    if line.has("kind") { spec.kind = line.choice("kind", "action menu deferred") }
    if line.has("direction") {
      spec.direction = line.choice("direction", "left_to_right right_to_left")
    }
    if line.has("user_data") { spec.user_data = UInt64(line.text("user_data")) ?? 0 }
    if line.has("image") { spec.image = UInt64(line.text("image")) ?? 0 }
    if line.has("selected_image") { spec.selected_image = UInt64(line.text("selected_image")) ?? 0 }
    if line.has("arrow_width") { spec.arrow_width = line.number("arrow_width") }
    let flags: [(String, WritableKeyPath<sidle_menu_spec, Int32>)] = [
      ("state", \.state), ("element_size", \.element_size), ("palette", \.palette),
      ("displays_inline", \.displays_inline), ("single_selection", \.single_selection),
      ("destructive", \.destructive), ("disabled", \.disabled), ("hidden", \.hidden),
      ("keeps_open", \.keeps_open), ("cached", \.cached), ("allows_empty", \.allows_empty),
    ]
    for (name, path) in flags where line.has(name) { spec[keyPath: path] = Int32(line.whole(name)) }
    // No size is asked for of an empty text.
    let sizes = [
      ("measured", "title"), ("measured_button", "title"), ("measured_subtitle", "subtitle"),
      ("measured_placeholder", "placeholder"),
    ]
    queued = sizes.filter { line.has($0.0) && line.fields[$0.1]?.isEmpty == false }
      .map { line.size($0.0) }
    defer { queued = [] }
    return withText(line.fields["name"] ?? []) { name in
      withText(line.fields["title"] ?? []) { title in
        withText(line.fields["subtitle"] ?? []) { subtitle in
          withText(line.fields["placeholder"] ?? []) { placeholder in
            (spec.name, spec.title) = (name, title)
            (spec.subtitle, spec.placeholder) = (subtitle, placeholder)
            return body(&spec)
          }
        }
      }
    }
  }
}
