import SidleControls
import SidleUnits

/// A button that was tapped once and waits for a second tap. There is one at most on a stage, as a tap
/// elsewhere takes it back.
struct Confirmation: BitwiseCopyable {
  /// When it is taken back; Int64.max: never.
  let deadline: Agenda.Entry

  var button: Int { deadline.slot }
}

/// Buttons that have to be confirmed: by a second tap, or, after a full swipe, by the host's answer.
extension Stage {
  /// The first tap on a button.
  mutating func askForConfirmation(_ button: Int, reason: Reason, x: Double, y: Double) {
    let row = buttons[button].row
    let timeout = buttons[button].action.confirmTimeout
    confirmation = Confirmation(
      deadline: Agenda.Entry(
        time: timeout > 0 ? Elementary.instant(now, after: timeout) : Int64.max,
        age: UInt32(truncatingIfNeeded: rows[row].age), slot: button))
    let machine = rows[row].row
    announce(
      .buttonConfirmNeeded, button: button, reason: reason, offset: machine.offset(at: now),
      velocity: machine.velocity(at: now), x: x, y: y)
  }

  /// What is not a second tap on the button takes the first one back.
  @inline(never)
  mutating func withdrawConfirmation(reason: Reason, x: Double = 0, y: Double = 0) {
    guard let button = confirmation?.button else { return }
    confirmation = nil
    let machine = rows[buttons[button].row].row
    announce(
      .buttonConfirmWithdrawn, button: button, reason: reason, offset: machine.offset(at: now),
      velocity: machine.velocity(at: now), x: x, y: y)
  }

  /// The same, if it is this row's button that waits. Also for one that waits for the host's answer.
  @inline(never)
  mutating func withdrawConfirmation(row: Int, _ notice: RowNotice, x: Double, y: Double) {
    closeMenu(row: row, notice)
    switch notice.kind {
    case .opened, .committed, .collapseBegan: return
    case .dragBegan, .dragEnded, .willOpen, .willClose, .closed, .interrupted, .removed, .restored:
      break
    }
    if rows[row].isAsking {
      rows[row].isAsking = false
      announce(
        .buttonConfirmWithdrawn, button: rows[row].marked, reason: notice.reason,
        offset: notice.offset, velocity: notice.velocity, x: x, y: y)
    }
    guard let button = confirmation?.button, buttons[button].row == row else { return }
    withdrawConfirmation(reason: notice.reason, x: x, y: y)
  }

  /// The same, if it is this button that waits.
  @inline(never)
  mutating func withdrawConfirmation(button: Int, reason: Reason) {
    let row = buttons[button].row
    if confirmation?.button == button { withdrawConfirmation(reason: reason) }
    guard rows[row].isAsking, rows[row].marked == button else { return }
    rows[row].isAsking = false
    announce(
      .buttonConfirmWithdrawn, button: button, reason: reason,
      offset: offset(row: row), velocity: 0, x: 0, y: 0)
  }

  /// Tells the host something of a button.
  @inline(never)
  mutating func announce(
    _ kind: EventKind, button: Int, reason: Reason, detail: Int32 = 0, offset: Double,
    velocity: Double, x: Double, y: Double
  ) {
    events.append(
      Event(
        time: now, kind: kind.rawValue, reason: reason.rawValue,
        object: id(button: button).rawValue, other: id(row: buttons[button].row).rawValue,
        userData: buttons[button].userData, edge: buttons[button].edge.code, detail: detail,
        offset: offset, velocity: velocity, x: x, y: y),
      stepping: isStepping)
  }
}
