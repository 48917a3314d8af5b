import CSidle
import SidleControls
import SidleStage
import SidleUnits

/// From the fields of specs to what carries out a button by itself, and what becomes of its row.

func readFullSwipe(_ spec: sidle_row_spec) throws(Failure) -> FullSwipe {
  let kind: FullSwipe.Kind?
  switch spec.full_swipe {
  case 1: kind = .off
  case 2: kind = .keeps
  case 3: kind = .removes
  case 4: kind = .byRole
  default: kind = nil
  }
  let edges: FullSwipe.Edges?
  switch spec.full_swipe_edges {
  case 1: edges = .both
  case 2: edges = .leading
  case 3: edges = .trailing
  default: edges = nil
  }
  return FullSwipe(
    kind: try Check.choice(
      spec.full_swipe, "spec.full_swipe", kind,
      "it must be SIDLE_FULL_SWIPE_OFF, _KEEPS, _REMOVES or _BY_ROLE"),
    edges: try Check.choice(
      spec.full_swipe_edges, "spec.full_swipe_edges", edges,
      "it must be SIDLE_EDGES_BOTH, _LEADING or _TRAILING"),
    span: try readSpan(spec.full_swipe_span, "spec.full_swipe_span"),
    distance: try Check.length(spec.full_swipe_at, "spec.full_swipe_at"),
    hysteresis: try Check.length(spec.full_swipe_hysteresis, "spec.full_swipe_hysteresis"),
    velocity: try Check.length(spec.full_swipe_velocity, "spec.full_swipe_velocity"))
}

func readRemoval(_ spec: sidle_row_spec) throws(Failure) -> Removal {
  let rejected: Removal.Rejected? =
    spec.on_reject == 1 ? .closes : spec.on_reject == 2 ? .opens : nil
  return Removal(
    collapse: try readTime(spec.collapse_duration, "spec.collapse_duration"),
    timeout: try readTime(spec.pending_timeout, "spec.pending_timeout"),
    rejected: try Check.choice(
      spec.on_reject, "spec.on_reject", rejected,
      "it must be SIDLE_ON_REJECT_CLOSES or _OPENS"))
}

func readAction(_ spec: sidle_button_spec) throws(Failure) -> ButtonAction {
  let removes: Bool? = spec.role == 1 ? false : spec.role == 2 ? true : nil
  var action = ButtonAction(
    removes: try Check.choice(
      spec.role, "spec.role", removes, "it must be SIDLE_BUTTON_NORMAL or _DESTRUCTIVE"),
    keepsOpen: try Check.flag(spec.keeps_open, "spec.keeps_open"),
    needsConfirm: try Check.flag(spec.needs_confirm, "spec.needs_confirm"),
    confirmTimeout: try readTime(spec.confirm_timeout, "spec.confirm_timeout"),
    level: try Check.length(spec.level_at, "spec.level_at"),
    span: try readSpan(spec.level_span, "spec.level_span"))
  // What decides nothing is as it is by default, so that it never tells states apart.
  if !action.needsConfirm { action.confirmTimeout = ButtonAction.plain.confirmTimeout }
  if action.level == 0 { action.span = ButtonAction.plain.span }
  return action
}

private func readSpan(_ code: Int32, _ argument: StaticString) throws(Failure) -> Span {
  let span: Span?
  switch code {
  case 1: span = .width
  case 2: span = .extent
  case 3: span = .points
  default: span = nil
  }
  return try Check.choice(
    code, argument, span, "it must be SIDLE_SPAN_WIDTH, _EXTENT or _POINTS")
}
