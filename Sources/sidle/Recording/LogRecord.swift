import CSidle

/// What one line of a log says. Fields of things that are made stay as they are written: what they
/// mean is known where they are made.
enum LogRecord: Equatable {
  case stage(LogLine)
  case list(LogObject, LogLine)
  case row(LogObject, LogLine)
  case button(LogObject, LogLine)
  case animation(LogObject, LogLine)
  case layer(LogObject, LogLine)
  case menu(LogObject, LogLine)
  /// A content that comes to a layer by a transition, which is an animation.
  case transition(LogObject, LogLine)
  case sample(Sample)
  case step(seconds: Double)
  case stepTo(Int64)
  case call(LogCall)
  /// What the stage's fingerprint was here.
  case fingerprint(UInt64)

  static let keywords = [
    "stage", "list", "row", "button", "animation", "layer", "menu", "transition", "sample", "step",
    "step_to", "call",
  ]

  /// Nil for a comment or an empty line.
  init?(_ bytes: [UInt8], number: Int) throws(Problem) {
    guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
    if first == UInt8(ascii: "#") {
      guard let fingerprint = Self.fingerprint(bytes) else { return nil }
      self = .fingerprint(fingerprint)
      return
    }
    var line = try LogLine(bytes, number: number)
    switch line.keyword {
    case "stage": self = .stage(line)
    case "list": self = .list(try line.object(line.words.first, kind: .list), line)
    case "row": self = .row(try line.object(line.words.first, kind: .row), line)
    case "button": self = .button(try line.object(line.words.first, kind: .button), line)
    case "animation":
      self = .animation(try line.object(line.words.first, kind: .animation), line)
    case "layer": self = .layer(try line.object(line.words.first, kind: .layer), line)
    case "menu": self = .menu(try line.object(line.words.first, kind: .menu), line)
    case "transition":
      self = .transition(try line.object(line.words.first, kind: .animation), line)
    case "sample": self = .sample(try Sample(&line))
    case "step":
      guard let word = line.words.first else { throw line.expected("seconds after step") }
      self = .step(seconds: try line.number(.plain(word), "step"))
      try line.expectNothingMore(words: 1)
    case "step_to":
      guard let word = line.words.first else { throw line.expected("nanoseconds after step_to") }
      self = .stepTo(try line.integer(.plain(word), "step_to"))
      try line.expectNothingMore(words: 1)
    case "call": self = .call(try LogCall(line))
    default:
      let list = Self.keywords.joined(separator: ", ")
      throw line.expected("one of \(list) or a comment, not '\(line.keyword)'")
    }
  }

  /// Of a line `# fingerprint 0123456789abcdef`.
  private static func fingerprint(_ bytes: [UInt8]) -> UInt64? {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == "#", words[1] == "fingerprint", words[2].utf8.count == 16
    else { return nil }
    return UInt64(words[2], radix: 16)
  }
}

extension Sample {
  /// Of a record `sample 1000 pointer=1 phase=down …`.
  init(_ line: inout LogLine) throws(Problem) {
    guard let word = line.words.first else { throw line.expected("nanoseconds after sample") }
    let phases = Phase.allCases.map { Choice($0.word, $0.rawValue) }
    let kinds = Kind.allCases.map { Choice($0.word, $0.rawValue) }
    let copy = line
    let phase = try line.require("phase") { value, name throws(Problem) in
      try copy.choice(value, name, of: phases)
    }
    let kind = try line.require("kind") { value, name throws(Problem) in
      try copy.choice(value, name, of: kinds)
    }
    self.init(
      time: try line.integer(.plain(word), "sample"),
      pointer: try line.require("pointer", copy.integer),
      phase: Phase(rawValue: phase) ?? .cancel,
      kind: Kind(rawValue: kind) ?? .touch,
      buttons: try line.require("buttons", copy.integer),
      x: try line.require("x", copy.number),
      y: try line.require("y", copy.number),
      pressure: try line.require("pressure", copy.number))
    try line.expectNothingMore(words: 1)
  }
}

/// A call that changed something, other than one that makes an object, pushes or steps.
struct LogCall: Equatable {
  enum Verb: String, CaseIterable {
    case cancelAll = "cancel_all"
    case reserve
    case listDestroy = "list_destroy"
    case listSetFrame = "list_set_frame"
    case listSetScrollOffset = "list_set_scroll_offset"
    case listCloseAll = "list_close_all"
    case listSetDirection = "list_set_direction"
    case rowOpen = "row_open"
    case rowClose = "row_close"
    case rowToggle = "row_toggle"
    case rowDestroy = "row_destroy"
    case rowSetTitle = "row_set_title"
    case rowSetFrame = "row_set_frame"
    case rowSetHeight = "row_set_height"
    case rowSetIndex = "row_set_index"
    case rowPeek = "row_peek"
    case listHint = "list_hint"
    case rowSetTargets = "row_set_targets"
    case rowPerformAction = "row_perform_action"
    case setReduceMotion = "set_reduce_motion"
    case setDebugOverlay = "set_debug_overlay"
    case buttonDestroy = "button_destroy"
    case buttonSetTitle = "button_set_title"
    case rowSetEnabled = "row_set_enabled"
    case rowCancel = "row_cancel"
    case rowReset = "row_reset"
    case rowResolve = "row_resolve"
    case rowRestore = "row_restore"
    case buttonSetEnabled = "button_set_enabled"
    case buttonSetHidden = "button_set_hidden"
    case buttonSetFrame = "button_set_frame"
    case buttonSetSelected = "button_set_selected"
    case buttonPerform = "button_perform"
    case buttonSetDisabledReason = "button_set_disabled_reason"
    case buttonSetNeedsUpdate = "button_set_needs_update"
    case buttonTakeUpdate = "button_take_update"
    case setFocus = "set_focus"
    case buttonSetConfiguration = "button_set_configuration"
    case buttonSetStateValue = "button_set_state_value"
    case buttonUnsetStateValue = "button_unset_state_value"
    case buttonSetBusy = "button_set_busy"
    case setTheme = "set_theme"
    case setColorScheme = "set_color_scheme"
    case setTint = "set_tint"
    case animationDestroy = "animation_destroy"
    case animationStart = "animation_start"
    case animationPause = "animation_pause"
    case animationResume = "animation_resume"
    case animationStop = "animation_stop"
    case animationFinish = "animation_finish"
    case animationReverse = "animation_reverse"
    case animationSeek = "animation_seek"
    case animationSetSpeed = "animation_set_speed"
    case animationRetarget = "animation_retarget"
    case layerDestroy = "layer_destroy"
    case layerSetFrame = "layer_set_frame"
    case layerReplace = "layer_replace"
    case menuDestroy = "menu_destroy"
    case menuSet = "menu_set"
    case menuSelect = "menu_select"
    case menuComplete = "menu_complete"
    case menuPerform = "menu_perform"
    case buttonSetMenu = "button_set_menu"
    case buttonOpenMenu = "button_open_menu"
    case closeMenu = "close_menu"

    /// What it is called on; nil for the stage.
    var kind: LogObject.Kind? {
      switch self {
      case .cancelAll, .reserve, .setReduceMotion, .setDebugOverlay, .setFocus, .closeMenu,
        .setTheme, .setColorScheme, .setTint:
        nil
      case .listDestroy, .listSetFrame, .listSetScrollOffset, .listCloseAll, .listSetDirection,
        .listHint:
        .list
      case .rowOpen, .rowClose, .rowToggle, .rowDestroy, .rowSetTitle, .rowSetFrame, .rowSetHeight,
        .rowSetIndex, .rowSetEnabled, .rowCancel, .rowReset, .rowPeek, .rowSetTargets,
        .rowPerformAction, .rowResolve, .rowRestore:
        .row
      case .buttonDestroy, .buttonSetTitle, .buttonSetEnabled, .buttonSetHidden, .buttonSetFrame,
        .buttonSetSelected, .buttonPerform, .buttonSetDisabledReason, .buttonSetNeedsUpdate,
        .buttonTakeUpdate,
        .buttonSetMenu, .buttonOpenMenu, .buttonSetConfiguration, .buttonSetStateValue,
        .buttonUnsetStateValue, .buttonSetBusy:
        .button
      case .animationDestroy, .animationStart, .animationPause, .animationResume, .animationStop,
        .animationFinish, .animationReverse, .animationSeek, .animationSetSpeed,
        .animationRetarget:
        .animation
      case .layerDestroy, .layerSetFrame, .layerReplace: .layer
      case .menuDestroy, .menuSet, .menuSelect, .menuComplete, .menuPerform: .menu
      }
    }
  }

  var verb: Verb
  var object: LogObject?
  var line: LogLine

  init(_ line: LogLine) throws(Problem) {
    guard let word = line.words.first, let verb = Verb(rawValue: word) else {
      let list = Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.expected("one of \(list) after call")
    }
    self.verb = verb
    self.line = line
    if let kind = verb.kind {
      object = try line.object(line.words.dropFirst().first, kind: kind)
    }
  }
}
