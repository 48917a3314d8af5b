import CSidle

/// The words of a log for the header's constants.
extension Choice {
  static let strategies = [
    Choice("line", SIDLE_STRATEGY_LINE), Choice("quadratic", SIDLE_STRATEGY_QUADRATIC),
    Choice("impulse", SIDLE_STRATEGY_IMPULSE),
  ]
  static let sides = [
    Choice("both", SIDLE_SIDES_BOTH), Choice("left", SIDLE_SIDES_LEFT),
    Choice("right", SIDLE_SIDES_RIGHT),
  ]
  static let edges = [
    Choice("none", SIDLE_EDGE_NONE), Choice("leading", SIDLE_EDGE_LEADING),
    Choice("trailing", SIDLE_EDGE_TRAILING),
  ]
  static let actions = [
    Choice("activate", SIDLE_ACTION_ACTIVATE), Choice("target", SIDLE_ACTION_TARGET),
    Choice("press", SIDLE_ACTION_PRESS), Choice("open_leading", SIDLE_ACTION_OPEN_LEADING),
    Choice("open_trailing", SIDLE_ACTION_OPEN_TRAILING), Choice("close", SIDLE_ACTION_CLOSE),
  ]
  static let animations = [
    Choice("curve", SIDLE_ANIMATION_CURVE), Choice("spring", SIDLE_ANIMATION_SPRING),
    Choice("decay", SIDLE_ANIMATION_DECAY), Choice("sequence", SIDLE_ANIMATION_SEQUENCE),
    Choice("parallel", SIDLE_ANIMATION_PARALLEL), Choice("keyframes", SIDLE_ANIMATION_KEYFRAMES),
  ]
  static let calculations = [
    Choice("linear", SIDLE_CALCULATION_LINEAR), Choice("discrete", SIDLE_CALCULATION_DISCRETE),
    Choice("paced", SIDLE_CALCULATION_PACED), Choice("cubic", SIDLE_CALCULATION_CUBIC),
  ]
  static let fills = [
    Choice("none", SIDLE_FILL_NONE), Choice("forwards", SIDLE_FILL_FORWARDS),
    Choice("backwards", SIDLE_FILL_BACKWARDS), Choice("both", SIDLE_FILL_BOTH),
  ]
  static let timingModels = [
    Choice("media", SIDLE_TIMING_MEDIA), Choice("web", SIDLE_TIMING_WEB),
  ]
  static let iterationDirections = [
    Choice("normal", SIDLE_ITERATIONS_NORMAL), Choice("reverse", SIDLE_ITERATIONS_REVERSE),
    Choice("alternate", SIDLE_ITERATIONS_ALTERNATE),
    Choice("alternate_reverse", SIDLE_ITERATIONS_ALTERNATE_REVERSE),
  ]
  static let alignments = [
    Choice("leading", SIDLE_ALIGN_LEADING), Choice("center", SIDLE_ALIGN_CENTER),
    Choice("trailing", SIDLE_ALIGN_TRAILING),
  ]
  static let transitions = [
    Choice("fade", SIDLE_TRANSITION_FADE), Choice("move_in", SIDLE_TRANSITION_MOVE_IN),
    Choice("push", SIDLE_TRANSITION_PUSH), Choice("reveal", SIDLE_TRANSITION_REVEAL),
  ]
  static let fromSides = [
    Choice("left", SIDLE_FROM_LEFT), Choice("right", SIDLE_FROM_RIGHT),
    Choice("top", SIDLE_FROM_TOP), Choice("bottom", SIDLE_FROM_BOTTOM),
  ]
  static let policies = [Choice("one", SIDLE_POLICY_ONE), Choice("many", SIDLE_POLICY_MANY)]
  static let tapsOutside = [
    Choice("closes", SIDLE_TAP_OUTSIDE_CLOSES), Choice("ignored", SIDLE_TAP_OUTSIDE_IGNORED),
    Choice("passes", SIDLE_TAP_OUTSIDE_PASSES),
  ]
  static let secondRows = [
    Choice("hand_over", SIDLE_SECOND_ROW_HAND_OVER),
    Choice("close_only", SIDLE_SECOND_ROW_CLOSE_ONLY),
  ]
  static let directions = [
    Choice("left_to_right", SIDLE_DIRECTION_LEFT_TO_RIGHT),
    Choice("right_to_left", SIDLE_DIRECTION_RIGHT_TO_LEFT),
  ]
  static let comparisons = [Choice("at", SIDLE_COMPARE_AT), Choice("past", SIDLE_COMPARE_PAST)]
  static let slopRules = [
    Choice("swallowed", SIDLE_SLOP_SWALLOWED), Choice("credited", SIDLE_SLOP_CREDITED),
    Choice("rebased", SIDLE_SLOP_REBASED),
  ]
  static let trackings = [
    Choice("direct", SIDLE_TRACKING_DIRECT), Choice("accumulated", SIDLE_TRACKING_ACCUMULATED),
  ]
  static let emptySides = [
    Choice("yields", SIDLE_EMPTY_SIDE_YIELDS), Choice("follows", SIDLE_EMPTY_SIDE_FOLLOWS),
  ]
  static let taps = [
    Choice("closes", SIDLE_TAP_CLOSES), Choice("toggles", SIDLE_TAP_TOGGLES),
    Choice("passes", SIDLE_TAP_PASSES),
  ]
  static let overscrolls = [
    Choice("elastic", SIDLE_OVERSCROLL_ELASTIC), Choice("clamp", SIDLE_OVERSCROLL_CLAMP),
    Choice("free", SIDLE_OVERSCROLL_FREE), Choice("power", SIDLE_OVERSCROLL_POWER),
    Choice("scroll_view", SIDLE_OVERSCROLL_SCROLL_VIEW),
  ]
  static let units = [
    Choice("points", SIDLE_UNIT_POINTS), Choice("extent", SIDLE_UNIT_EXTENT),
    Choice("button", SIDLE_UNIT_BUTTON),
  ]
  static let closeUnits = [
    Choice("same", SIDLE_CLOSE_UNIT_SAME), Choice("points", SIDLE_CLOSE_UNIT_POINTS),
    Choice("extent", SIDLE_CLOSE_UNIT_EXTENT), Choice("button", SIDLE_CLOSE_UNIT_BUTTON),
  ]
  static let closeComparisons = [
    Choice("same", SIDLE_CLOSE_COMPARE_SAME), Choice("at", SIDLE_CLOSE_COMPARE_AT),
    Choice("past", SIDLE_CLOSE_COMPARE_PAST),
  ]
  static let fullSwipes = [
    Choice("off", SIDLE_FULL_SWIPE_OFF), Choice("keeps", SIDLE_FULL_SWIPE_KEEPS),
    Choice("removes", SIDLE_FULL_SWIPE_REMOVES), Choice("by_role", SIDLE_FULL_SWIPE_BY_ROLE),
  ]
  static let edgesMeant = [
    Choice("both", SIDLE_EDGES_BOTH), Choice("leading", SIDLE_EDGES_LEADING),
    Choice("trailing", SIDLE_EDGES_TRAILING),
  ]
  static let spans = [
    Choice("width", SIDLE_SPAN_WIDTH), Choice("extent", SIDLE_SPAN_EXTENT),
    Choice("points", SIDLE_SPAN_POINTS),
  ]
  static let rejections = [
    Choice("closes", SIDLE_ON_REJECT_CLOSES), Choice("opens", SIDLE_ON_REJECT_OPENS),
  ]
  static let roles = [
    Choice("normal", SIDLE_BUTTON_NORMAL), Choice("destructive", SIDLE_BUTTON_DESTRUCTIVE),
  ]
  static let elements = [
    Choice("action", SIDLE_ELEMENT_ACTION), Choice("menu", SIDLE_ELEMENT_MENU),
    Choice("deferred", SIDLE_ELEMENT_DEFERRED),
  ]
  static let reports = [
    Choice("actions", SIDLE_REPORTS_ACTIONS), Choice("tracking", SIDLE_REPORTS_TRACKING),
    Choice("moves", SIDLE_REPORTS_MOVES),
  ]
  static let firings = [
    Choice("up_inside", SIDLE_FIRES_ON_UP_INSIDE), Choice("down", SIDLE_FIRES_ON_DOWN),
    Choice("double", SIDLE_FIRES_ON_DOUBLE), Choice("up_anywhere", SIDLE_FIRES_ON_UP_ANYWHERE),
  ]
  static let velocities = [
    Choice("decides", SIDLE_VELOCITY_DECIDES), Choice("ignored", SIDLE_VELOCITY_IGNORED),
    Choice("projects", SIDLE_VELOCITY_PROJECTS),
  ]
  static let settles = [
    Choice("spring", SIDLE_SETTLE_SPRING), Choice("curve", SIDLE_SETTLE_CURVE),
    Choice("immediate", SIDLE_SETTLE_IMMEDIATE),
  ]
  static let reveals = [
    Choice("attached", SIDLE_REVEAL_ATTACHED), Choice("under", SIDLE_REVEAL_UNDER),
    Choice("stretch", SIDLE_REVEAL_STRETCH), Choice("staggered", SIDLE_REVEAL_STAGGERED),
  ]
  static let dragRests = [
    Choice("kept", SIDLE_DRAG_REST_KEPT), Choice("follows", SIDLE_DRAG_REST_FOLLOWS),
  ]
  static let limitUnits = [
    Choice("points", SIDLE_LIMIT_POINTS), Choice("width", SIDLE_LIMIT_WIDTH),
  ]
  static let dragSides = [
    Choice("both", SIDLE_DRAG_SIDES_BOTH), Choice("one", SIDLE_DRAG_SIDES_ONE),
  ]
  static let widthPolicies = [
    Choice("content", SIDLE_WIDTH_CONTENT), Choice("fixed", SIDLE_WIDTH_FIXED),
    Choice("fraction", SIDLE_WIDTH_FRACTION), Choice("natural", SIDLE_WIDTH_NATURAL),
  ]
}
