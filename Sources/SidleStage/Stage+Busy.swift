import SidleControls
import SidleMotion
import SidleUnits

/// Buttons that are busy: they stay where they are, keep the focus, and take no press. And what else of a
/// look takes its time.
extension Stage {
  /// Whether a button takes no press, because its host is at work with it.
  public func isBusy(button slot: Int) -> Bool {
    let face = face(button: slot)
    return face >= 0 && faces[face].busy.isBusy
  }

  /// A press of it ends as cancelled. A button that was busy for less than its least time goes on showing
  /// so, and taking no press, until that is over.
  public mutating func setBusy(button id: ObjectID, _ isBusy: Bool) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    guard reserveFace(button: slot) else { throw .outOfMemory("button") }
    log.call("button_set_busy", id, "busy", isBusy)
    let face = makeFace(button: slot)
    guard faces[face].busy.isOn != isBusy else { return }
    let wasBusy = faces[face].busy.isBusy
    faces[face].busy.isOn = isBusy
    if isBusy {
      if !wasBusy { faces[face].busy.begun = now }
      faces[face].busy.isHeld = false
      endPress(button: slot, reason: .busy)
      closeMenu(button: slot, reason: .busy)
    } else {
      faces[face].busy.isHeld = busyEnd(face: face) > now
      if !faces[face].busy.isHeld { faces[face].busy.begun = 0 }
    }
    markForUpdate(button: slot)
    if !faces[face].isConfigured, !isBusy { dropFace(button: slot) }
    reshape(button: slot)
  }

  /// Whether a spinner turns where it can be seen. Cost: O(buttons that were configured), while one turns at
  /// all.
  var showsSpinner: Bool {
    guard spinningCount > 0 else { return false }
    for face in 0..<faces.slotCount where faces.life(face) == .live && faces[face].isSpinning {
      if isInSight(button: faces[face].button) { return true }
    }
    return false
  }

  // MARK: Steps

  /// Whether anything of a button, which is not hidden, lies on the stage.
  private func isInSight(button slot: Int) -> Bool {
    let stage = VisibleArea(bounds)
    guard let row = rowSlot(button: slot) else { return stage.shows(frame(button: slot)) }
    let list = rows[row].list
    let area = list < 0 ? stage : stage.inside(lists[list].frame)
    return hitBox(button: slot).map { area.shows($0) } ?? false
  }

  /// When a button may stop showing that it is busy.
  private func busyEnd(face: Int) -> Int64 {
    Elementary.instant(
      faces[face].busy.begun,
      after: Elementary.nanoseconds(
        roundingUp: faces[face].configuration[.minimumBusy]))
  }

  /// What a look is made from has changed, and with that what its row is laid out by.
  mutating func reshape(button slot: Int) {
    review(button: slot)
    if let row = rowSlot(button: slot) { relayout(row, reason: .resized) }
  }

  /// What a look is made from has changed: sends the layout on its way, and sets when something of it ends.
  @inline(never)
  mutating func review(button slot: Int) {
    let face = face(button: slot)
    guard face >= 0 else { return }
    let isSpinning =
      !buttons[slot].isHidden
      && (faces[face].busy.isBusy || faces[face].configuration.showsActivityIndicator)
    if isSpinning != faces[face].isSpinning {
      faces[face].isSpinning = isSpinning
      spinningCount &+= isSpinning ? 1 : -1
    }
    var end = Int64.max
    if faces[face].busy.isHeld {
      // What is configured meanwhile may have it end in the past: then it ends now.
      let held = busyEnd(face: face)
      end = held > now ? held : now
    }
    let motion = faces[face].motion
    if motion >= 0 {
      let layout = restLayout(button: slot)
      if layout != layoutMotions[motion].target {
        layoutMotions[motion].send(to: layout, at: now, by: spring(face: face))
      }
      if layoutMotions[motion].isMoving, layoutMotions[motion].end < end {
        end = layoutMotions[motion].end
      }
    }
    if end == Int64.max {
      faceEnds.remove(face)
    } else {
      faceEnds.set(
        face, time: end, age: UInt32(truncatingIfNeeded: parts[buttons[slot].parts].age))
    }
  }

  /// The theme, the scheme or the like has changed. Cost: O(buttons that were configured).
  mutating func reviewFaces() {
    for face in 0..<faces.slotCount where faces.life(face) == .live {
      reshape(button: faces[face].button)
    }
  }

  /// Layouts that are on their way are there.
  mutating func landLayouts() {
    for face in 0..<faces.slotCount where faces.life(face) == .live {
      if faces[face].motion >= 0 { layoutMotions[faces[face].motion].land() }
      review(button: faces[face].button)
    }
  }

  private func spring(face: Int) -> Spring? {
    guard !reducesMotion else { return nil }
    return Spring.make(
      response: faces[face].configuration[.springResponse],
      dampingRatio: faces[face].configuration[.springDampingRatio])
  }

  /// The time of a face has come.
  mutating func reachDeadline(face: Int) {
    let slot = faces[face].button
    let motion = faces[face].motion
    if motion >= 0, layoutMotions[motion].isMoving, layoutMotions[motion].end <= now {
      layoutMotions[motion].land()
    }
    if faces[face].busy.isHeld, busyEnd(face: face) <= now {
      faces[face].busy = BusyMark()
      markForUpdate(button: slot)
      reshape(button: slot)
    } else {
      review(button: slot)
    }
  }
}
