import SidleControls
import SidleUnits

/// A key that presses the focused button.
struct KeyPress: BitwiseCopyable {
  let button: Int
  let code: Int32
  /// Whether it shows the button's menu: what that was when the press began.
  let opensMenu: Bool
}

/// Where keys go, and what they do there.
extension Stage {
  /// Sends keys to a button, or with null to none.
  public mutating func setFocus(button id: ObjectID) throws(Failure) {
    var slot = -1
    if !id.isNull {
      slot = try self.slot(button: id)
      guard canHaveFocus(slot) else {
        throw Failure(.state, "button", .id(id.rawValue), "it is hidden, in a row or not focusable")
      }
    }
    try checkRoom(events: RowChange.capacity)
    log.focus(id)
    moveFocus(to: slot, reason: .code)
  }

  /// The button that keys go to; null when none has the focus.
  public var focusedButton: ObjectID { focused < 0 ? .null : id(button: focused) }

  // MARK: Steps

  /// A key went down or up. Keys that move about repeat while they are held, those that carry out do not,
  /// whatever became of their first down.
  mutating func receiveKey(_ waiting: WaitingSample) {
    let sample = waiting.sample
    let code = sample.buttons
    let bit = Key.onceBit(code)
    if sample.phase == .down {
      guard heldKeys & bit == 0 else { return }
      heldKeys |= bit
    } else {
      heldKeys &= ~bit
    }
    if menuTakes(key: code, isDown: sample.phase == .down) { return }
    switch sample.phase {
    case .down:
      guard keyPress?.code != code else { return }
      switch code {
      case Key.tab: moveFocus(by: 1)
      case Key.backTab: moveFocus(by: -1)
      case Key.enter, Key.space, Key.activate: beginKeyPress(code)
      default: break
      }
    case .up: if keyPress?.code == code { liftKeyPress() }
    case .cancel: if keyPress?.code == code { endKeyPress(reason: .cancelled) }
    case .move, .hover, .momentum: counters.stray &+= 1
    }
  }

  private mutating func beginKeyPress(_ code: Int32) {
    guard focused >= 0, keyPress == nil, buttons[focused].isEnabled, !isBusy(button: focused),
      parts[buttons[focused].parts].presser == .nobody
    else { return }
    let button = focused
    keyPress = KeyPress(
      button: button, code: code,
      opensMenu: parts[buttons[button].parts].behavior.showsMenu && menu(of: button) >= 0)
    parts[buttons[button].parts].presser = .key
    setHighlighted(button, true)
    let centre = keyPoint(button)
    report(.buttonDown, button: button, reason: .key, x: centre.x, y: centre.y)
  }

  /// The key that pressed the button is up: it is carried out, by whichever key.
  private mutating func liftKeyPress() {
    guard let press = keyPress else { return }
    keyPress = nil
    release(button: press.button)
    let centre = keyPoint(press.button)
    report(.buttonUpInside, button: press.button, reason: .key, x: centre.x, y: centre.y)
    act(
      press.button, reason: .key, guarded: true, opens: press.opensMenu, x: centre.x, y: centre.y)
  }

  mutating func endKeyPress(reason: Reason) {
    guard let press = keyPress else { return }
    keyPress = nil
    release(button: press.button)
    let centre = keyPoint(press.button)
    report(.buttonCancelled, button: press.button, reason: reason, x: centre.x, y: centre.y)
  }

  /// What a key does, it does in the middle.
  private func keyPoint(_ button: Int) -> (x: Double, y: Double) {
    let frame = parts[buttons[button].parts].frame
    return (frame.x + frame.width / 2, frame.y + frame.height / 2)
  }

  @inline(never)
  mutating func moveFocus(to slot: Int, reason: Reason) {
    guard slot != focused else { return }
    endKeyPress(reason: reason == .removed || reason == .hidden ? reason : .focus)
    let before = focused
    focused = slot
    if before >= 0 {
      markForUpdate(button: before)
      report(.buttonUnfocused, button: before, reason: reason)
    }
    if slot >= 0 {
      markForUpdate(button: slot)
      report(.buttonFocused, button: slot, reason: reason)
    }
  }

  /// To the next or the previous button that can have it, round and round.
  private mutating func moveFocus(by way: Int) {
    let count = Int(buttonOrder.count)
    guard count > 0 else { return }
    var place = way > 0 ? -1 : count
    for index in 0..<count where buttonOrder[index] == focused { place = index }
    for _ in 0..<count {
      place &+= way
      if place < 0 { place = count &- 1 }
      if place >= count { place = 0 }
      let slot = buttonOrder[place]
      if canHaveFocus(slot), buttons[slot].isEnabled { return moveFocus(to: slot, reason: .key) }
    }
  }

  func canHaveFocus(_ slot: Int) -> Bool {
    guard buttons[slot].row < 0, !buttons[slot].isHidden else { return false }
    return parts[buttons[slot].parts].behavior.isFocusable
  }
}
