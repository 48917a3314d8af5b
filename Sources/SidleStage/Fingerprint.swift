import SidleControls
import SidleMotion
import SidleUnits

/// A hash of the exact bits of all state that decides what happens next.
///
/// Left out: addresses and the bits of ids that come from them; the carried remainder of `step`;
/// counters; the batch of events that was already handed out; names of destroyed objects. All of
/// these depend on how a host slices time, or on the machine.
extension Stage {
  public var fingerprint: UInt64 {
    var hash = Hash64()
    hash.add(now)
    hash.add(size.width)
    hash.add(size.height)
    hash.add(objectsCreated)
    hash.add(Int64(contacts.limit))
    if reducesMotion { hash.add(Int32(-4)) }
    hashLists(&hash)
    hashRows(&hash)
    hashButtons(&hash)
    hashAnimations(&hash)
    hashLayers(&hash)
    hashParts(&hash)
    if heldKeys != 0 { hash.add(-Int32(heldKeys) - 16) }
    hashMenus(&hash)
    contacts.hash(into: &hash)
    samples.hash(into: &hash)
    hash.add(Int64(events.waiting.count))
    for index in 0..<events.waiting.count { events.waiting[index].hash(into: &hash) }
    hash.add(Int64(sweep?.nextSlot ?? -2))
    hash.add(Int64(sweep?.except ?? -2))
    if let list = sweep?.list, list >= 0 { hash.add(Int64(list)) }
    if let tap = sweep?.tap {
      hash.add(tap.row.withoutTag)
      hash.add(tap.begun)
      if tap.target != 0 { hash.add(tap.target) }
    }
    if let confirmation {
      hash.add(Int64(confirmation.button))
      hash.add(confirmation.deadline.time)
    }
    return hash.value
  }

  /// Stands for the frame of a row that its list lays out: always the same, as what a spec gave for
  /// it decides nothing.
  private static var noFrame: Rect { Rect(x: 0, y: 0, width: 320, height: 44) }

  private func hashLists(_ hash: inout Hash64) {
    lists.hash(into: &hash)
    for index in 0..<Int(listOrder.count) { hash.add(Int64(listOrder[index])) }
    for slot in 0..<lists.slotCount where lists.life(slot) == .live {
      let list = lists[slot]
      hash.add(list.name.buffer)
      hash.add(list.userData)
      hash.add(list.frame)
      hash.add(list.spacing)
      hash.add(list.scrollOffset)
      hash.add(list.contentHeight)
      hash.add(
        UInt64(list.policy.rawValue) << 16 | UInt64(list.tapOutside.rawValue) << 8
          | UInt64(list.direction.rawValue))
      hash.add(UInt64(list.background))
      if list.secondRow != .handOver || !list.closesOnScroll {
        hash.add(Int32(list.secondRow == .closeOnly ? 1 : 0) | Int32(list.closesOnScroll ? 0 : 2))
      }
      if list.scrolls { list.scroll.hash(into: &hash) }
      hash.add(Int64(list.active))
      if list.isHinted { hash.add(Int32(-5)) }
      hash.add(list.rows)
    }
  }

  private func hashRows(_ hash: inout Hash64) {
    rows.hash(into: &hash)
    for index in 0..<Int(looseRows.count) { hash.add(Int64(looseRows[index])) }
    for slot in 0..<rows.slotCount where rows.life(slot) == .live {
      let record = rows[slot]
      record.row.settings.hash(into: &hash)
      record.row.hash(into: &hash)
      hash.add(record.name.buffer)
      hash.add(record.title.buffer)
      hash.add(record.titleSize.width)
      hash.add(record.titleSize.height)
      hash.add(record.userData)
      hash.add(record.contentToken)
      hash.add(UInt64(record.background) << 32 | UInt64(record.titleColor))
      hash.add(Int64(record.list))
      hash.add(record.top)
      hash.add(record.height)
      hash.add(record.list < 0 ? looseFrames[record.index] : Stage.noFrame)
      hash.add(record.age)
      let group = group(row: slot)
      if group != 0 {
        hash.add(group)
        hash.add(groups[Int(record.group)].active == slot)
      }
      hash.add(record.leading)
      hash.add(record.trailing)
      record.targets.hash(into: &hash)
      if record.marked >= 0 { hash.add(Int64(record.marked)) }
      if record.isAsking { hash.add(Int32(-2)) }
    }
  }

  private func hashAnimations(_ hash: inout Hash64) {
    animations.hash(into: &hash)
    for slot in 0..<animations.slotCount where animations.life(slot) == .live {
      let animation = animations[slot]
      hash.add(animation.userData)
      hash.add(Int64(animation.age))
      moving(slot).value.hash(into: &hash)
      playback(slot).hash(into: &hash)
      if !animation.isGroup { manner(slot).pointee.hash(into: &hash) }
      // Plain ones may or may not have extras; what those say is the same.
      let extras = animation.extras < 0 ? AnimationExtras() : animationExtras[animation.extras]
      hash.add(extras.name.buffer)
      extras.timing.hash(into: &hash)
      extras.composition.hash(into: &hash)
      hash.add(extras.restDistance)
      hash.add(extras.stagger)
      hash.add(extras.members)
      hash.add(Int64(extras.parent))
      hash.add(extras.begin)
      if extras.layer >= 0 { hash.add(Int64(extras.layer)) }
    }
  }

  /// Layers came after fingerprints were first written down: a stage that never had one is as before.
  private func hashLayers(_ hash: inout Hash64) {
    guard layers.slotCount > 0 else { return }
    layers.hash(into: &hash)
    for index in 0..<Int(layerOrder.count) { hash.add(Int64(layerOrder[index])) }
    for slot in 0..<layers.slotCount where layers.life(slot) == .live {
      let layer = layers[slot]
      hash.add(layer.name.buffer)
      hash.add(layer.userData)
      hash.add(layer.frame)
      hash.add(layer.fontSize)
      hash.add(UInt64(layer.background) << 32 | UInt64(layer.titleColor))
      hash.add(UInt64(layer.direction.rawValue) << 8 | UInt64(layer.alignment.rawValue))
      layer.content.hash(into: &hash)
      hash.add(Int64(layer.animation))
      guard layer.animation >= 0 else { continue }
      layer.outgoing.hash(into: &hash)
      layer.transition.hash(into: &hash)
      hash.add(layer.hasBegun)
    }
  }

  private func hashButtons(_ hash: inout Hash64) {
    buttons.hash(into: &hash)
    for slot in 0..<buttons.slotCount where buttons.life(slot) == .live {
      let button = buttons[slot]
      hash.add(button.name.buffer)
      hash.add(button.title.buffer)
      hash.add(button.titleSize.width)
      hash.add(button.titleSize.height)
      hash.add(button.userData)
      hash.add(UInt64(button.background) << 32 | UInt64(button.titleColor))
      hash.add(Int64(button.row))
      hash.add(UInt64(button.edge.rawValue) << 32 | UInt64(button.index))
      if button.isHidden || !button.isEnabled {
        hash.add(Int32(button.isHidden ? 1 : 0) | Int32(button.isEnabled ? 0 : 2))
      }
      if button.action != .plain { button.action.hash(into: &hash) }
    }
  }
}

extension Stage {
  /// Parts, focus, keys and hovering came after fingerprints were first written down: a stage that never
  /// had any is as before.
  private func hashParts(_ hash: inout Hash64) {
    hashFaces(&hash)
    guard parts.slotCount > 0 else { return }
    parts.hash(into: &hash)
    for index in 0..<Int(buttonOrder.count) { hash.add(Int64(buttonOrder[index])) }
    for slot in 0..<parts.slotCount where parts.life(slot) == .live {
      let part = parts[slot]
      hash.add(Int64(part.button))
      hash.add(part.frame)
      hash.add(part.age)
      part.behavior.hash(into: &hash)
      hash.add(Int32(part.state.rawValue))
      switch part.presser {
      case .nobody: hash.add(Int64(-1))
      case .key: hash.add(Int64(-2))
      case .contact(let place): hash.add(Int64(place))
      }
      hash.add(part.lastAction ?? Int64.min)
      hash.add(part.update.isSet)
      hash.add(Int64(part.menu))
      if !part.disabledReason.isEmpty { hash.add(part.disabledReason.buffer) }
    }
    hash.add(Int64(focused))
    if let keyPress {
      hash.add(keyPress.code)
      if keyPress.opensMenu { hash.add(Int32(-6)) }
    }
    guard hover.isOn else { return }
    hash.add(hover.pointer)
    hash.add(hover.x)
    hash.add(hover.y)
    hash.add(Int64(hover.button))
  }
}

extension Hash64 {
  mutating func add(_ slots: SlotArray) {
    add(Int64(slots.count))
    for index in 0..<Int(slots.count) { add(Int64(slots[index])) }
  }
}
