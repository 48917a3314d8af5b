import SidleControls
import SidleUnits

/// What a button is to someone who does not see it. The raw values are those of `SIDLE_CONTROL_`.
public enum ControlRole: Int32, BitwiseCopyable {
  case button = 1
  case toggle = 2
  case menuButton = 3
  case popUp = 4
}

/// What a button tells of itself.
public struct ButtonAccessibility {
  public var role: ControlRole
  /// Of a toggle.
  public var isOn: Bool?
  /// Of a button with a menu.
  public var isExpanded: Bool?
  public var isEnabled: Bool
  public var isBusy: Bool
  public var isFocused: Bool
  public var canPress: Bool
  public var canOpenMenu: Bool
  public var canFocus: Bool
  public var name: StoredText
  public var value: StoredText
  public var disabledReason: StoredText
  public var frame: Rect
}

extension Stage {
  /// Why the button is disabled, in words for its user; kept whether it is or not.
  public mutating func setDisabledReason(
    button id: ObjectID, _ reason: UnsafeBufferPointer<UInt8>
  ) throws(Failure) {
    let slot = try slot(button: id)
    guard log.hasRoom(for: reason.count) else { throw Log.failure }
    guard let copy = StoredText.copy(reason, allocator) else { throw .outOfMemory("reason") }
    guard reserveParts(button: slot) else {
      copy.free(allocator)
      throw .outOfMemory("button")
    }
    log.setDisabledReason(id, reason)
    let place = buttons[slot].parts
    parts[place].disabledReason.free(allocator)
    parts[place].disabledReason = copy
  }

  public func accessibility(button id: ObjectID) throws(Failure) -> ButtonAccessibility {
    let slot = try slot(button: id)
    let place = buttons[slot].parts
    let behavior = place < 0 ? ButtonBehavior.ofRow : parts[place].behavior
    let hasMenu = place >= 0 && parts[place].menu >= 0
    let role: ControlRole
    if hasMenu && behavior.showsMenu {
      role = behavior.changesSelection ? .popUp : .menuButton
    } else {
      role = behavior.changesSelection ? .toggle : .button
    }
    let state = controlState(button: slot)
    let isReachable = isWithinReach(button: slot)
    let face = face(button: slot)
    return ButtonAccessibility(
      role: role, isOn: role == .toggle ? state.contains(.selected) : nil,
      isExpanded: hasMenu ? state.contains(.held) : nil, isEnabled: buttons[slot].isEnabled,
      isBusy: isBusy(button: slot), isFocused: focused == slot, canPress: isReachable,
      canOpenMenu: isReachable && hasMenu && !state.contains(.held),
      canFocus: canHaveFocus(slot) && isReachable, name: buttons[slot].title,
      value: role == .popUp
        ? shownTitle(button: slot).text : face < 0 ? .empty : faces[face].subtitle,
      disabledReason: place < 0 ? .empty : parts[place].disabledReason,
      frame: try self.state(button: id).frame)
  }
}
