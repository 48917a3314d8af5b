import CSidle
import SidleC
import SidleControls
import SidleGesture
import SidleStage
import SidleUnits
import Testing

/// The constants of the header and the enums of the engine are the same numbers, and the name
/// functions know exactly these.
@Suite struct ConstantsTests {
  /// The names that a function gives for numbers from `first` on, until it knows no more, and that
  /// it knows nothing around them.
  private func names(
    from first: Int32, unknown: String = "unknown", _ name: (Int32) -> UnsafePointer<CChar>?
  ) -> [String] {
    func at(_ number: Int32) -> String { name(number).map { String(cString: $0) } ?? "NULL" }
    var found: [String] = []
    var number = first
    while at(number) != unknown, number < 1000 {
      found.append(at(number))
      number += 1
    }
    for stranger in [first - 1, number + 1, number + 100, -1000, Int32.min, Int32.max]
    where stranger < first || stranger >= number {
      #expect(at(stranger) == unknown, "\(stranger)")
    }
    return found
  }

  @Test("event kinds")
  func events() {
    let table: [(constant: Int, kind: EventKind, name: String)] = [
      (SIDLE_EVENT_ROW_DRAG_BEGAN, .rowDragBegan, "drag_began"),
      (SIDLE_EVENT_ROW_DRAG_ENDED, .rowDragEnded, "drag_ended"),
      (SIDLE_EVENT_ROW_WILL_OPEN, .rowWillOpen, "will_open"),
      (SIDLE_EVENT_ROW_OPENED, .rowOpened, "opened"),
      (SIDLE_EVENT_ROW_WILL_CLOSE, .rowWillClose, "will_close"),
      (SIDLE_EVENT_ROW_CLOSED, .rowClosed, "closed"),
      (SIDLE_EVENT_ROW_INTERRUPTED, .rowInterrupted, "interrupted"),
      (SIDLE_EVENT_ROW_TAPPED, .rowTapped, "tapped"),
      (SIDLE_EVENT_BUTTON_TRIGGERED, .buttonTriggered, "button_triggered"),
      (SIDLE_EVENT_ANIMATION_ENDED, .animationEnded, "ended"),
      (SIDLE_EVENT_ROW_LONG_PRESSED, .rowLongPressed, "long_pressed"),
      (SIDLE_EVENT_LAYER_TRANSITION_BEGAN, .layerTransitionBegan, "transition_began"),
      (SIDLE_EVENT_LAYER_TRANSITION_ENDED, .layerTransitionEnded, "transition_ended"),
      (SIDLE_EVENT_LIST_SCROLL_BEGAN, .listScrollBegan, "scroll_began"),
      (SIDLE_EVENT_LIST_SCROLL_ENDED, .listScrollEnded, "scroll_ended"),
    ]
    for (constant, kind, name) in table {
      #expect(constant == Int(kind.rawValue))
      #expect(String(cString: sidle_event_name(Int32(constant))) == name)
    }
    let known = names(from: 1, sidle_event_name)
    #expect(Array(known.prefix(table.count)) == table.map(\.name))
    #expect(known.count == (1...100).filter { EventKind(rawValue: $0) != nil }.count)
    #expect(Set(known).count == known.count)
  }

  @Test("reasons")
  func reasons() {
    let table: [(constant: Int, reason: Reason, name: String)] = [
      (SIDLE_REASON_NONE, .none, "none"), (SIDLE_REASON_TOUCH, .touch, "touch"),
      (SIDLE_REASON_CODE, .code, "code"), (SIDLE_REASON_TAP, .tap, "tap"),
      (SIDLE_REASON_TAP_OUTSIDE, .tapOutside, "tap_outside"),
      (SIDLE_REASON_OTHER_ROW, .otherRow, "other_row"), (SIDLE_REASON_ACTION, .action, "action"),
      (SIDLE_REASON_CANCELLED, .cancelled, "cancelled"),
      (SIDLE_REASON_REMOVED, .removed, "removed"), (SIDLE_REASON_RESIZED, .resized, "resized"),
      (SIDLE_REASON_DISABLED, .disabled, "disabled"), (SIDLE_REASON_RESET, .reset, "reset"),
      (SIDLE_REASON_SCROLL, .scroll, "scroll"), (SIDLE_REASON_GROUP, .group, "group"),
      (SIDLE_REASON_ACCESSIBILITY, .accessibility, "accessibility"),
    ]
    for (constant, reason, name) in table {
      #expect(constant == Int(reason.rawValue))
      #expect(String(cString: sidle_reason_name(Int32(constant))) == name)
    }
    let known = names(from: 0, sidle_reason_name)
    #expect(Array(known.prefix(table.count)) == table.map(\.name))
    #expect(known.count == (0...100).filter { Reason(rawValue: $0) != nil }.count)
  }

  @Test("status codes")
  func statuses() {
    let table: [(constant: Int, status: Status, name: String)] = [
      (SIDLE_OK, .ok, "SIDLE_OK"), (SIDLE_MORE, .more, "SIDLE_MORE"),
      (SIDLE_ERROR_NULL, .null, "SIDLE_ERROR_NULL"),
      (SIDLE_ERROR_ARGUMENT, .argument, "SIDLE_ERROR_ARGUMENT"),
      (SIDLE_ERROR_NOT_FINITE, .notFinite, "SIDLE_ERROR_NOT_FINITE"),
      (SIDLE_ERROR_RANGE, .range, "SIDLE_ERROR_RANGE"),
      (SIDLE_ERROR_INVALID_ID, .invalidID, "SIDLE_ERROR_INVALID_ID"),
      (SIDLE_ERROR_STALE, .stale, "SIDLE_ERROR_STALE"),
      (SIDLE_ERROR_WRONG_KIND, .wrongKind, "SIDLE_ERROR_WRONG_KIND"),
      (SIDLE_ERROR_WRONG_STAGE, .wrongStage, "SIDLE_ERROR_WRONG_STAGE"),
      (SIDLE_ERROR_TIME_BACKWARDS, .timeBackwards, "SIDLE_ERROR_TIME_BACKWARDS"),
      (SIDLE_ERROR_FULL, .full, "SIDLE_ERROR_FULL"), (SIDLE_ERROR_BUSY, .busy, "SIDLE_ERROR_BUSY"),
      (SIDLE_ERROR_OUT_OF_MEMORY, .outOfMemory, "SIDLE_ERROR_OUT_OF_MEMORY"),
      (SIDLE_ERROR_NAME_TAKEN, .nameTaken, "SIDLE_ERROR_NAME_TAKEN"),
      (SIDLE_ERROR_NOT_FOUND, .notFound, "SIDLE_ERROR_NOT_FOUND"),
      (SIDLE_ERROR_NOT_UTF8, .notUTF8, "SIDLE_ERROR_NOT_UTF8"),
      (SIDLE_ERROR_NEWER_FIELDS, .newerFields, "SIDLE_ERROR_NEWER_FIELDS"),
      (SIDLE_ERROR_ABI, .abi, "SIDLE_ERROR_ABI"), (SIDLE_ERROR_STATE, .state, "SIDLE_ERROR_STATE"),
    ]
    for (constant, status, name) in table {
      #expect(constant == Int(status.rawValue))
      #expect(String(cString: sidle_status_name(Int32(constant))) == name)
      #expect(String(cString: sidle_status_text(Int32(constant))) != "unknown status")
    }
    let codes = Set(table.map { Int32($0.constant) })
    for code in -200...200 as ClosedRange<Int32> {
      let isKnown = Status(rawValue: code) != nil
      #expect(codes.contains(code) == isKnown, "\(code)")
      #expect((String(cString: sidle_status_name(code)) != "unknown status") == isKnown, "\(code)")
      #expect((String(cString: sidle_status_text(code)) != "unknown status") == isKnown, "\(code)")
    }
    #expect(Set(table.map { String(cString: sidle_status_text(Int32($0.constant))) }).count == 20)
  }

  @Test("kinds, edges, phases of pointers and what pointers are")
  func smallOnes() {
    #expect(SIDLE_KIND_LIST == Int(ObjectKind.list.rawValue))
    #expect(SIDLE_KIND_ROW == Int(ObjectKind.row.rawValue))
    #expect(SIDLE_KIND_BUTTON == Int(ObjectKind.button.rawValue))
    #expect(SIDLE_KIND_ANIMATION == Int(ObjectKind.animation.rawValue))
    #expect(SIDLE_KIND_LAYER == Int(ObjectKind.layer.rawValue))
    #expect(SIDLE_KIND_MENU == Int(ObjectKind.menu.rawValue))
    #expect(SIDLE_KIND_NONE == 0)
    #expect(SIDLE_EDGE_LEADING == Int(Edge.leading.code))
    #expect(SIDLE_EDGE_TRAILING == Int(Edge.trailing.code))
    #expect(names(from: 0, sidle_edge_name) == ["none", "leading", "trailing"])
    let phases: [(Int, PointerPhase)] = [
      (SIDLE_PHASE_DOWN, .down), (SIDLE_PHASE_MOVE, .move), (SIDLE_PHASE_UP, .up),
      (SIDLE_PHASE_CANCEL, .cancel), (SIDLE_PHASE_HOVER, .hover),
      (SIDLE_PHASE_MOMENTUM, .momentum),
    ]
    for (constant, phase) in phases { #expect(constant == Int(phase.rawValue)) }
    let pointers: [(Int, PointerKind)] = [
      (SIDLE_POINTER_TOUCH, .touch), (SIDLE_POINTER_MOUSE, .mouse), (SIDLE_POINTER_PEN, .pen),
      (SIDLE_POINTER_SCROLL, .scroll), (SIDLE_POINTER_WHEEL, .wheel),
    ]
    for (constant, kind) in pointers { #expect(constant == Int(kind.rawValue)) }
  }

  @Test("verdicts, why contacts yield, and what claims them")
  func verdicts() {
    #expect(
      names(from: 0, sidle_verdict_name) == ["none", "undecided", "claimed", "yielded"])
    #expect(SIDLE_VERDICT_NONE == 0)
    #expect(SIDLE_VERDICT_UNDECIDED == Int(Verdict.undecided.code))
    #expect(SIDLE_VERDICT_CLAIMED == Int(Verdict.claimed(.pan).code))
    #expect(SIDLE_VERDICT_YIELDED == Int(Verdict.yielded(.busy).code))
    let yields: [(Int, Yield)] = [
      (SIDLE_YIELD_AXIS, .axis), (SIDLE_YIELD_EMPTY_SIDE, .emptySide), (SIDLE_YIELD_BUSY, .busy),
      (SIDLE_YIELD_CROWDED, .crowded), (SIDLE_YIELD_GONE, .gone), (SIDLE_YIELD_NOTHING, .nothing),
      (SIDLE_YIELD_EDGE_ZONE, .edgeZone), (SIDLE_YIELD_DISABLED, .disabled),
      (SIDLE_YIELD_OTHER_ROW, .otherRow),
    ]
    for (constant, yield) in yields { #expect(constant == Int(yield.rawValue)) }
    #expect(
      names(from: 0, sidle_yield_name)
        == [
          "none", "axis", "empty_side", "busy", "crowded", "gone", "nothing", "edge_zone",
          "disabled", "other_row",
        ])
    let gestures: [(Int, Gesture)] = [
      (SIDLE_GESTURE_TAP, .tap), (SIDLE_GESTURE_LONG_PRESS, .longPress), (SIDLE_GESTURE_PAN, .pan),
      (SIDLE_GESTURE_SCROLL, .scroll),
    ]
    for (constant, gesture) in gestures { #expect(constant == Int(gesture.rawValue)) }
    #expect(names(from: 0, sidle_gesture_name) == ["none", "tap", "long_press", "pan", "scroll"])
    #expect(SIDLE_YIELD_NONE == 0 && SIDLE_GESTURE_NONE == 0)
  }

  @Test("how speeds are made, and sides")
  func strategies() {
    #expect(SIDLE_STRATEGY_LINE == Int(VelocityStrategy.line.rawValue))
    #expect(SIDLE_STRATEGY_QUADRATIC == Int(VelocityStrategy.quadratic.rawValue))
    #expect(SIDLE_STRATEGY_IMPULSE == Int(VelocityStrategy.impulse.rawValue))
    #expect(SIDLE_SIDES_BOTH == Int(EdgeZone.Sides.both.rawValue))
    #expect(SIDLE_SIDES_LEFT == Int(EdgeZone.Sides.left.rawValue))
    #expect(SIDLE_SIDES_RIGHT == Int(EdgeZone.Sides.right.rawValue))
  }

  @Test("parts and draw commands")
  func drawing() {
    let parts: [(Int, Part)] = [
      (SIDLE_PART_NONE, .none), (SIDLE_PART_LIST, .list), (SIDLE_PART_ROW, .row),
      (SIDLE_PART_ROW_CONTENT, .rowContent), (SIDLE_PART_ROW_TITLE, .rowTitle),
      (SIDLE_PART_BUTTON, .button), (SIDLE_PART_BUTTON_TITLE, .buttonTitle),
      (SIDLE_PART_LAYER, .layer), (SIDLE_PART_LAYER_CONTENT, .layerContent),
      (SIDLE_PART_LAYER_TITLE, .layerTitle), (SIDLE_PART_MENU, .menu),
      (SIDLE_PART_MENU_ROW, .menuRow), (SIDLE_PART_MENU_TITLE, .menuTitle),
    ]
    for (constant, part) in parts { #expect(constant == Int(part.rawValue)) }
    let kinds: [(Int, DrawKind)] = [
      (SIDLE_DRAW_RECTANGLE, .rectangle), (SIDLE_DRAW_TEXT, .text),
      (SIDLE_DRAW_CLIP_BEGIN, .clipBegin), (SIDLE_DRAW_CLIP_END, .clipEnd),
      (SIDLE_DRAW_IMAGE, .image), (SIDLE_DRAW_SPINNER, .spinner), (SIDLE_DRAW_LINE, .line),
    ]
    for (constant, kind) in kinds { #expect(constant == Int(kind.rawValue)) }
  }

  @Test("overlays")
  func overlays() {
    let flags: [(Int, Overlay)] = [
      (SIDLE_OVERLAY_SLOP, .slop), (SIDLE_OVERLAY_VELOCITY, .velocity),
      (SIDLE_OVERLAY_ANCHORS, .anchors), (SIDLE_OVERLAY_VERDICTS, .verdicts),
      (SIDLE_OVERLAY_ALL, .all),
    ]
    for (constant, overlay) in flags { #expect(constant == Int(overlay.rawValue)) }
    #expect(flags.dropLast().reduce(0) { $0 | $1.0 } == SIDLE_OVERLAY_ALL)
  }

  @Test("transitions, sides and alignments")
  func layers() {
    #expect(names(from: 1, sidle_transition_name) == ["fade", "move_in", "push", "reveal"])
    #expect(SIDLE_TRANSITION_FADE == 1 && SIDLE_TRANSITION_MOVE_IN == 2)
    #expect(SIDLE_TRANSITION_PUSH == 3 && SIDLE_TRANSITION_REVEAL == 4)
  }

  @Test("actions and roles")
  func reach() {
    let actions: [(Int, RowActionKind)] = [
      (SIDLE_ACTION_ACTIVATE, .activate), (SIDLE_ACTION_TARGET, .target),
      (SIDLE_ACTION_PRESS, .press), (SIDLE_ACTION_OPEN_LEADING, .openLeading),
      (SIDLE_ACTION_OPEN_TRAILING, .openTrailing), (SIDLE_ACTION_CLOSE, .close),
    ]
    for (constant, action) in actions { #expect(constant == Int(action.rawValue)) }
    #expect(
      names(from: 1, sidle_action_name)
        == ["activate", "target", "press", "open_leading", "open_trailing", "close"])
    let roles: [(Int, ElementRole)] = [
      (SIDLE_ROLE_ROW, .row), (SIDLE_ROLE_TARGET, .target), (SIDLE_ROLE_BUTTON, .button),
    ]
    for (constant, role) in roles { #expect(constant == Int(role.rawValue)) }
    #expect(names(from: 1, sidle_role_name) == ["row", "target", "button"])
  }

  @Test("names of a row's phases")
  func rowPhases() {
    #expect(
      names(from: 1, sidle_row_phase_name) == [
        "closed", "open", "dragging", "settling", "armed", "committing", "pending", "collapsing",
        "removed", "restoring",
      ])
    #expect(SIDLE_ROW_CLOSED == 1 && SIDLE_ROW_OPEN == 2)
    #expect(SIDLE_ROW_DRAGGING == 3 && SIDLE_ROW_SETTLING == 4)
    #expect(SIDLE_ROW_ARMED == 5 && SIDLE_ROW_COMMITTING == 6 && SIDLE_ROW_PENDING == 7)
    #expect(SIDLE_ROW_COLLAPSING == 8 && SIDLE_ROW_REMOVED == 9 && SIDLE_ROW_RESTORING == 10)
  }

  @Test("version, ABI and features of the running library are those of the header")
  func version() {
    #expect(sidle_version() == SIDLE_VERSION_NUMBER)
    #expect(
      SIDLE_VERSION_NUMBER
        == SIDLE_VERSION_MAJOR * 10000 + SIDLE_VERSION_MINOR * 100 + SIDLE_VERSION_PATCH)
    let text = "\(SIDLE_VERSION_MAJOR).\(SIDLE_VERSION_MINOR).\(SIDLE_VERSION_PATCH)"
    #expect(String(cString: sidle_version_string()) == text)
    #expect(sidle_abi() == SIDLE_ABI)
    #expect(String(cString: sidle_build_info()) == "hosted")
    for feature in [SIDLE_FEATURE_ROWS, SIDLE_FEATURE_LOG, SIDLE_FEATURE_ANIMATIONS] {
      #expect(sidle_has_feature(Int32(feature)) == 1)
    }
    for stranger in [0, -1, 1000, Int32.max, Int32.min] as [Int32] {
      #expect(sidle_has_feature(stranger) == 0)
    }
  }
}
