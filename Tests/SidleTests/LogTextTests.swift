import CSidle
import Testing

@testable import sidle

/// What a log says of texts: the sizes go to the texts they belong to, whichever of them are empty.
@Suite("Texts of a log played again")
struct LogTextTests {
  /// Nil: not given. No two have a size in common.
  private static let titles: [String?] = [nil, "", "Delete", "Delete all of it\nnow"]
  private static let others: [String?] = [nil, "", "sub", "a longer one below"]

  private func withTexts(
    _ first: String?, _ second: String?, _ body: (sidle_text, sidle_text) -> Void
  ) {
    withText(Array((first ?? "").utf8)) { first in
      withText(Array((second ?? "").utf8)) { second in body(first, second) }
    }
  }

  private func configure(
    _ stage: LoggedStage, _ button: sidle_button, _ title: String?, _ subtitle: String?,
    lineBreak: Int
  ) {
    var look = sidle_button_configuration()
    sidle_button_configuration_init_sized(&look, MemoryLayout<sidle_button_configuration>.size)
    look.set = 0x800000 | 0x100_0000
    if title != nil { look.set |= 0x8000_0000 }
    if subtitle != nil { look.set |= 0x1_0000_0000 }
    look.title_line_break = Int32(lineBreak)
    look.subtitle_line_break = Int32(lineBreak)
    withTexts(title, subtitle) {
      (look.title, look.subtitle) = ($0, $1)
      #expect(sidle_button_set_configuration(stage.pointer, button, &look) == SIDLE_OK)
    }
  }

  @Test("every title with every subtitle in a configuration, before and after the title is set")
  func configurations() throws {
    for lineBreak in [SIDLE_LINE_BREAK_WORD_WRAP, SIDLE_LINE_BREAK_CHARACTER_WRAP, 3] {
      for title in Self.titles {
        for subtitle in Self.others {
          for later in Self.titles {
            let stage = LoggedStage()
            let button = stage.button(later == nil ? "" : "First")
            configure(stage, button, title, subtitle, lineBreak: Int(lineBreak))
            if let later {
              withTexts(later, nil) { text, _ in
                #expect(sidle_button_set_title(stage.pointer, button, text) == SIDLE_OK)
              }
              configure(stage, button, nil, subtitle, lineBreak: Int(lineBreak))
            }
            try stage.expectReplay(
              "\(title ?? "-"), \(subtitle ?? "-"), \(later ?? "-"), \(lineBreak)")
          }
        }
      }
    }
  }

  @Test("every title, subtitle and placeholder of a menu, made and changed")
  func menus() throws {
    func fill(
      _ title: String?, _ subtitle: String?, _ placeholder: String?,
      _ body: (UnsafePointer<sidle_menu_spec>) -> Void
    ) {
      var spec = sidle_menu_spec()
      sidle_menu_spec_init_sized(&spec, MemoryLayout<sidle_menu_spec>.size)
      spec.kind = Int32(SIDLE_ELEMENT_MENU)
      withTexts(title, subtitle) {
        (spec.title, spec.subtitle) = ($0, $1)
        withTexts(placeholder, nil) { text, _ in
          spec.placeholder = text
          body(&spec)
        }
      }
    }
    for title in Self.titles {
      for subtitle in Self.others {
        for placeholder in [nil, "", "Choose"] {
          for fields in 0...7 as ClosedRange<UInt32> {
            let stage = LoggedStage()
            let texts = "\(title ?? "-"), \(subtitle ?? "-"), \(placeholder ?? "-")"
            var made = sidle_menu()
            fill(title, subtitle, placeholder) {
              #expect(sidle_menu_create(stage.pointer, sidle_menu(), $0, &made) == SIDLE_OK)
            }
            try stage.expectReplay(texts)
            fill("before", "changed", "here") {
              #expect(sidle_menu_set(stage.pointer, made, 7, $0) == SIDLE_OK)
            }
            fill(title, subtitle, placeholder) {
              #expect(sidle_menu_set(stage.pointer, made, fields, $0) == SIDLE_OK)
            }
            try stage.expectReplay("\(texts), fields \(fields)")
          }
        }
      }
    }
  }

  @Test("every title of a row, a button and a layer, made and changed, one after the other")
  func titles() throws {
    let stage = LoggedStage()
    let row = stage.row("", in: sidle_list())
    for title in ["", "one", "", "", "two of them", ""] {
      let made = stage.row(title, in: sidle_list())
      let button = stage.button(title, on: made)
      var spec = sidle_layer_spec()
      sidle_layer_spec_init_sized(&spec, MemoryLayout<sidle_layer_spec>.size)
      var layer = sidle_layer()
      withTexts(title, nil) { text, _ in
        spec.title = text
        #expect(sidle_layer_create(stage.pointer, &spec, &layer) == SIDLE_OK)
      }
      try stage.expectReplay(title)
      for next in ["", "next", title] {
        withTexts(next, nil) { text, _ in
          #expect(sidle_row_set_title(stage.pointer, row, text) == SIDLE_OK)
          #expect(sidle_row_set_title(stage.pointer, made, text) == SIDLE_OK)
          #expect(sidle_button_set_title(stage.pointer, button, text) == SIDLE_OK)
          var content = sidle_layer_content()
          sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
          content.title = text
          #expect(sidle_layer_replace(stage.pointer, layer, &content, nil, nil) == SIDLE_OK)
          var move = sidle_transition_spec()
          sidle_transition_spec_init_sized(&move, MemoryLayout<sidle_transition_spec>.size)
          var coming = sidle_animation()
          #expect(sidle_layer_replace(stage.pointer, layer, &content, &move, &coming) == SIDLE_OK)
        }
        #expect(sidle_stage_step(stage.pointer, 0.05) == SIDLE_OK)
        try stage.expectReplay("\(title), then \(next)")
      }
    }
  }
}
