import CSidle
import SidleC
import Testing

extension Scene {
  /// Where rows lie: name, y and height of each.
  func frames(_ names: [String]) -> [String] {
    names.map {
      let frame = state($0).frame
      return "\($0) \(frame.y) \(frame.height)"
    }
  }

  var contentHeight: Double {
    var state = sidle_list_state()
    state.struct_size = UInt32(MemoryLayout<sidle_list_state>.size)
    #expect(sidle_list_get_state(stage, list, &state) == 0)
    return state.content_height
  }
}
