import SidleControls
import SidleUnits

/// What carries out a button by itself, in a record.
extension ByteWriter {
  mutating func fields(_ swipe: FullSwipe) {
    field("full_swipe", word: swipe.kind.word)
    field("full_swipe_edges", word: swipe.edges.word)
    field("full_swipe_span", word: swipe.span.word)
    field("full_swipe_at", swipe.distance)
    field("full_swipe_hysteresis", swipe.hysteresis)
    field("full_swipe_velocity", swipe.velocity)
  }

  mutating func fields(_ removal: Removal) {
    field("on_reject", word: removal.rejected == .closes ? "closes" : "opens")
    field("collapse_duration", Elementary.seconds(removal.collapse))
    field("pending_timeout", Elementary.seconds(removal.timeout))
  }

  mutating func fields(_ action: ButtonAction) {
    if action.removes { field("role", word: "destructive") }
    if action.keepsOpen { field("keeps_open", Int64(1)) }
    if action.needsConfirm {
      field("needs_confirm", Int64(1))
      field("confirm_timeout", Elementary.seconds(action.confirmTimeout))
    }
    guard action.level > 0 else { return }
    field("level_at", action.level)
    field("level_span", word: action.span.word)
  }
}

extension FullSwipe.Kind {
  var word: StaticString {
    switch self {
    case .off: return "off"
    case .keeps: return "keeps"
    case .removes: return "removes"
    case .byRole: return "by_role"
    }
  }
}

extension FullSwipe.Edges {
  var word: StaticString {
    switch self {
    case .both: return "both"
    case .leading: return "leading"
    case .trailing: return "trailing"
    }
  }
}

extension Span {
  var word: StaticString {
    switch self {
    case .width: return "width"
    case .extent: return "extent"
    case .points: return "points"
    }
  }
}
