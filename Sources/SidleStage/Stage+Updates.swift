import SidleControls
import SidleUnits

/// The update pass: at the end of a step, every button that has changed since the last asks its host
/// once to be updated, however often it has changed.
extension Stage {
  /// The host asks for an update of its own. In answer to the one of this step: another pass follows, in
  /// the next step, and many in a row are reported.
  public mutating func setNeedsUpdate(button id: ObjectID) throws(Failure) {
    let slot = try slot(button: id)
    guard log.hasRoom() else { throw Log.failure }
    log.call("button_set_needs_update", id)
    markForUpdate(button: slot)
    let place = buttons[slot].parts
    guard place >= 0, parts[place].update.isSet, parts[place].update.count > 0 else { return }
    parts[place].update.isOwn = parts[place].update.step == stepCount
  }

  /// The host updates a button before its pass, as when it wants to know its size: whether the button
  /// was waiting for that.
  public mutating func takeUpdate(button id: ObjectID) throws(Failure) -> Bool {
    let slot = try slot(button: id)
    guard log.hasRoom() else { throw Log.failure }
    log.call("button_take_update", id)
    let wasSet = update(button: slot).isSet
    forgetUpdate(button: slot)
    return wasSet
  }

  // MARK: Steps

  /// A button has changed.
  mutating func markForUpdate(button slot: Int) {
    let place = buttons[slot].parts
    if place >= 0, parts[place].face >= 0 { review(button: slot) }
    guard place >= 0, parts[place].behavior.wantsUpdates, !parts[place].update.isSet else {
      return
    }
    parts[place].update.isSet = true
    parts[place].update.isOwn = false
    parts[place].update.next = -1
    if updates.last < 0 {
      updates.first = slot
    } else {
      parts[buttons[updates.last].parts].update.next = slot
    }
    updates.last = slot
  }

  /// What all looks are made from has changed. Cost: O(buttons with parts).
  mutating func markAllForUpdate() {
    for place in 0..<parts.slotCount where parts.life(place) == .live {
      markForUpdate(button: parts[place].button)
    }
  }

  /// A button waits no more. Cost: O(those that wait).
  mutating func forgetUpdate(button slot: Int) {
    let place = buttons[slot].parts
    guard place >= 0, parts[place].update.isSet else { return }
    parts[place].update.isSet = false
    let next = parts[place].update.next
    if updates.first == slot {
      updates.first = next
      if next < 0 { updates.last = -1 }
      return
    }
    var before = updates.first
    while before >= 0 {
      let link = parts[buttons[before].parts].update.next
      if link == slot {
        parts[buttons[before].parts].update.next = next
        if next < 0 { updates.last = before }
        return
      }
      before = link
    }
  }

  /// Asks for the updates that wait, in the order in which they came up. False when there is no room for
  /// more events: to be called again.
  mutating func passUpdates() -> Bool {
    while updates.first >= 0 {
      guard events.hasRoom else { return false }
      let slot = updates.first
      let place = buttons[slot].parts
      updates.first = parts[place].update.next
      if updates.first < 0 { updates.last = -1 }
      parts[place].update.isSet = false
      parts[place].update.count &+= 1
      parts[place].update.step = stepCount
      parts[place].update.streak =
        parts[place].update.isOwn ? parts[place].update.streak &+ 1 : 0
      report(.buttonNeedsUpdate, button: slot, level: .actions, reason: .none)
      if parts[place].update.streak == UpdateMark.longestStreak {
        report(
          .buttonUpdateLoop, button: slot, level: .actions, reason: .none,
          detail: UpdateMark.longestStreak)
      }
    }
    return true
  }
}
