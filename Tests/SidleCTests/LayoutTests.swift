import CSidle
import SidleC
import SidleStage
import SidleUnits
import Testing

/// Hosts read the engine's own memory as C structs: field by field they lie in the same places.
@Suite struct LayoutTests {
  @Test("an event is a sidle_event")
  func event() {
    #expect(MemoryLayout<Event>.size == MemoryLayout<sidle_event>.size)
    #expect(MemoryLayout<Event>.stride == MemoryLayout<sidle_event>.stride)
    #expect(MemoryLayout<Event>.alignment == MemoryLayout<sidle_event>.alignment)
    let table: [(ours: Int?, theirs: Int?)] = [
      (MemoryLayout<Event>.offset(of: \.time), MemoryLayout<sidle_event>.offset(of: \.time_ns)),
      (MemoryLayout<Event>.offset(of: \.kind), MemoryLayout<sidle_event>.offset(of: \.type)),
      (MemoryLayout<Event>.offset(of: \.reason), MemoryLayout<sidle_event>.offset(of: \.reason)),
      (MemoryLayout<Event>.offset(of: \.object), MemoryLayout<sidle_event>.offset(of: \.object)),
      (MemoryLayout<Event>.offset(of: \.other), MemoryLayout<sidle_event>.offset(of: \.other)),
      (
        MemoryLayout<Event>.offset(of: \.userData),
        MemoryLayout<sidle_event>.offset(of: \.user_data)
      ),
      (MemoryLayout<Event>.offset(of: \.edge), MemoryLayout<sidle_event>.offset(of: \.edge)),
      (MemoryLayout<Event>.offset(of: \.detail), MemoryLayout<sidle_event>.offset(of: \.detail)),
      (MemoryLayout<Event>.offset(of: \.offset), MemoryLayout<sidle_event>.offset(of: \.offset)),
      (
        MemoryLayout<Event>.offset(of: \.velocity),
        MemoryLayout<sidle_event>.offset(of: \.velocity)
      ),
      (MemoryLayout<Event>.offset(of: \.x), MemoryLayout<sidle_event>.offset(of: \.x)),
      (MemoryLayout<Event>.offset(of: \.y), MemoryLayout<sidle_event>.offset(of: \.y)),
    ]
    for (ours, theirs) in table { #expect(ours != nil && ours == theirs) }
    #expect(Set(table.map { $0.ours! }).count == 12)
  }

  @Test("a draw command is a sidle_draw_command")
  func drawCommand() {
    #expect(MemoryLayout<DrawCommand>.size == MemoryLayout<sidle_draw_command>.size)
    #expect(MemoryLayout<DrawCommand>.stride == MemoryLayout<sidle_draw_command>.stride)
    #expect(MemoryLayout<DrawCommand>.alignment == MemoryLayout<sidle_draw_command>.alignment)
    typealias Ours = MemoryLayout<DrawCommand>
    typealias Theirs = MemoryLayout<sidle_draw_command>
    let table: [(ours: Int?, theirs: Int?)] = [
      (Ours.offset(of: \.kind), Theirs.offset(of: \.type)),
      (Ours.offset(of: \.part), Theirs.offset(of: \.part)),
      (Ours.offset(of: \.object), Theirs.offset(of: \.object)),
      (Ours.offset(of: \.frame), Theirs.offset(of: \.frame)),
      (Ours.offset(of: \.frame.x), Theirs.offset(of: \.frame.x)),
      (Ours.offset(of: \.frame.y), Theirs.offset(of: \.frame.y)),
      (Ours.offset(of: \.frame.width), Theirs.offset(of: \.frame.width)),
      (Ours.offset(of: \.frame.height), Theirs.offset(of: \.frame.height)),
      (Ours.offset(of: \.color), Theirs.offset(of: \.color)),
      (Ours.offset(of: \.flags), Theirs.offset(of: \.flags)),
      (Ours.offset(of: \.opacity), Theirs.offset(of: \.opacity)),
      (Ours.offset(of: \.fontSize), Theirs.offset(of: \.font_size)),
      (Ours.offset(of: \.text), Theirs.offset(of: \.text)),
      (Ours.offset(of: \.text.bytes), Theirs.offset(of: \.text.bytes)),
      (Ours.offset(of: \.text.count), Theirs.offset(of: \.text.length)),
      (Ours.offset(of: \.contentToken), Theirs.offset(of: \.content_token)),
      (Ours.offset(of: \.paint.cornerRadius), Theirs.offset(of: \.corner_radius)),
      (Ours.offset(of: \.paint.strokeWidth), Theirs.offset(of: \.stroke_width)),
      (Ours.offset(of: \.paint.strokeColor), Theirs.offset(of: \.stroke_color)),
      (Ours.offset(of: \.paint.shadowColor), Theirs.offset(of: \.shadow_color)),
      (Ours.offset(of: \.paint.shadowRadius), Theirs.offset(of: \.shadow_radius)),
      (Ours.offset(of: \.paint.shadowX), Theirs.offset(of: \.shadow_x)),
      (Ours.offset(of: \.paint.shadowY), Theirs.offset(of: \.shadow_y)),
      (Ours.offset(of: \.paint.phase), Theirs.offset(of: \.phase)),
      (Ours.offset(of: \.paint.image), Theirs.offset(of: \.image)),
    ]
    for (ours, theirs) in table { #expect(ours != nil && ours == theirs) }
    #expect(Set(table.map { $0.ours! }).count == 23)
  }

  @Test("no struct that is read by its size has bytes that no field covers")
  func padding() {
    let sizes: [(name: String, size: Int, fields: Int)] = [
      ("event", MemoryLayout<sidle_event>.size, 8 + 2 * 4 + 3 * 8 + 2 * 4 + 4 * 8),
      ("sample", MemoryLayout<sidle_sample>.size, 8 + 4 * 4 + 3 * 8),
      (
        "draw command", MemoryLayout<sidle_draw_command>.size,
        8 + 8 + 32 + 8 + 16 + 16 + 8 + 16 + 8 + 24 + 8 + 8
      ),
      ("counters", MemoryLayout<sidle_counters>.size, 8 + 5 * 8),
      ("hit", MemoryLayout<sidle_hit>.size, 8 + 4 * 8 + 8 + 8),
      ("menu spec", MemoryLayout<sidle_menu_spec>.size, 8 + 4 * 16 + 3 * 8 + 14 * 4 + 8),
      ("menu state", MemoryLayout<sidle_menu_state>.size, 4 * 4 + 6 * 8 + 14 * 4 + 8),
      ("open menu", MemoryLayout<sidle_open_menu>.size, 8 + 3 * 8 + 8),
      ("menu row", MemoryLayout<sidle_menu_row>.size, 8 + 8 + 8 * 4 + 32),
      ("target", MemoryLayout<sidle_target>.size, 32 + 8),
      ("element", MemoryLayout<sidle_element>.size, 6 * 4 + 8 + 16 + 32),
      ("action", MemoryLayout<sidle_action>.size, 4 * 4 + 8 + 16),
      ("layer spec", MemoryLayout<sidle_layer_spec>.size, 8 + 32 + 16 + 32 + 8 + 4 * 4),
      ("layer content", MemoryLayout<sidle_layer_content>.size, 8 + 16 + 8),
      (
        "transition spec", MemoryLayout<sidle_transition_spec>.size, 8 + 4 * 4 + 6 * 8 + 16 + 32
      ),
      ("layer side", MemoryLayout<sidle_layer_side>.size, 3 * 8 + 8 + 8 + 16),
      ("layer state", MemoryLayout<sidle_layer_state>.size, 8 + 32 + 8 + 8 + 8 + 2 * 56),
      ("stage spec", MemoryLayout<sidle_stage_spec>.size, 8 + 16 + 8 + 4 * 4 + 16 + 8 + 8 + 8),
      ("verdict", MemoryLayout<sidle_verdict>.size, 4 * 4 + 8),
      ("list spec", MemoryLayout<sidle_list_spec>.size, 8 + 16 + 8 + 32 + 16 + 8 * 4 + 16),
      (
        "button spec", MemoryLayout<sidle_button_spec>.size,
        8 + 32 + 9 * 8 - 16 + 32 + 5 * 8 + 10 * 8
      ),
      ("list state", MemoryLayout<sidle_list_state>.size, 8 + 32 + 16 + 8 + 16),
      (
        "button accessibility", MemoryLayout<sidle_button_accessibility>.size, 8 * 4 + 3 * 16 + 32
      ),
      ("button state", MemoryLayout<sidle_button_state>.size, 8 + 8 + 32 + 7 * 8),
      ("row state", MemoryLayout<sidle_row_state>.size, 6 * 4 + 4 * 8 + 64 + 8 + 16 + 8 + 8),
    ]
    for (name, size, fields) in sizes { #expect(size == fields, "\(name)") }
    #expect(MemoryLayout<sidle_row_spec>.size % 8 == 0)
  }
}
