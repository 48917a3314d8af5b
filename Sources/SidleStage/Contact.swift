import SidleGesture
import SidleUnits

/// One pointer from down to up: what it met and what became of it.
struct Contact: BitwiseCopyable {
  var isDown = false
  var kind = PointerKind.touch
  var pointer: Int32 = 0
  /// Slot of the row it went down on, -1 without one.
  var row = -1
  /// Slot of the button it went down on, -1 without one.
  var button = -1
  /// What it does to that button, when the button tracks it.
  var press = ButtonPress()
  /// Whether a tap carries that button out: not when it could not have it from the beginning.
  var acts = true
  /// Whether its lift shows the button's menu instead: what it was when the press began.
  var opensMenu = false
  /// Number of the target it went down on, 0 without one.
  var target: Int32 = 0
  /// Slot of the list that it scrolls when it goes along it, -1 without one.
  var list = -1
  /// The part of its travel that a list it scrolls does not follow.
  var swallowed = 0.0
  var recognizer = ContactRecognizer(x: 0, y: 0)
  var lastX = 0.0
  var lastY = 0.0
  /// When it went down took effect, ns.
  var begun: Int64 = 0
  /// When its last sample took effect, ns.
  var lastDue: Int64 = 0
  /// The latest time any of its samples was read, ns.
  var latest: Int64 = 0

  /// When something happens to it without a sample: a long press, or the end of a wheel that tells
  /// none. Nil when nothing will.
  var deadline: Int64? {
    switch kind {
    case .touch, .mouse, .pen:
      guard let press = press.deadline else { return recognizer.deadline }
      guard let other = recognizer.deadline else { return press }
      return press < other ? press : other
    case .scroll, .key: return nil
    case .wheel: return lastDue &+ GestureTuning.wheelRest
    }
  }

  func hash(into hash: inout Hash64) {
    hash.add(isDown)
    guard isDown else { return }
    hash.add(pointer)
    hash.add(Int64(row))
    hash.add(Int64(button))
    if target != 0 { hash.add(target) }
    recognizer.hash(into: &hash)
    hash.add(lastX)
    hash.add(lastY)
    hash.add(begun)
    hash.add(lastDue)
    hash.add(latest)
    if list >= 0 {
      hash.add(Int64(list))
      hash.add(swallowed)
    }
    switch kind {
    case .touch, .mouse, .pen: break  // they go the same ways
    case .scroll, .wheel, .key: hash.add(kind.rawValue)
    }
    press.hash(into: &hash)
    if !acts { hash.add(Int32(-3)) }
    if opensMenu { hash.add(Int32(-6)) }
  }
}

/// All contacts. The first `limit` places have a velocity tracker each; contacts beyond the limit
/// are refused and need none.
struct ContactTable: ~Copyable {
  private let anchor = Anchor()
  private var contacts: Buffer<Contact>
  private var trackers: Buffer<VelocityTracker>
  let limit: Int
  private let strategy: VelocityStrategy
  let edgeZone: EdgeZone
  private(set) var count = 0
  /// No place from here on was ever used: the bound of a walk over all contacts.
  private(set) var placeCount = 0
  /// Too many contacts came down: nothing is recognised until all are up.
  var isCrowded = false
  /// False when no contact presses a button.
  private var mayPress = false
  /// The places whose contacts wait for a time.
  private(set) var deadlines: Agenda
  /// Taps in a row.
  var taps = TapCounter()

  init(_ allocator: Allocator, limit: Int, strategy: VelocityStrategy, edgeZone: EdgeZone) {
    contacts = Buffer(allocator)
    trackers = Buffer(allocator)
    deadlines = Agenda(allocator)
    self.limit = limit
    self.strategy = strategy
    self.edgeZone = edgeZone
  }

  mutating func reserve() -> Bool {
    guard contacts.reserve(GestureTuning.contacts), trackers.reserve(limit),
      deadlines.reserve(slotCount: GestureTuning.contacts)
    else { return false }
    contacts.fill(with: Contact())
    trackers.fill(with: VelocityTracker())
    return true
  }

  subscript(place: Int) -> Contact {
    unsafeAddress { UnsafePointer(address(place)) }
    unsafeMutableAddress { address(place) }
  }

  private func address(_ place: Int) -> UnsafeMutablePointer<Contact> {
    precondition(place >= 0 && place < contacts.count)
    return contacts.pointer.unsafelyUnwrapped + place
  }

  func place(pointer: Int32) -> Int? {
    for place in 0..<placeCount where contacts[place].isDown && contacts[place].pointer == pointer {
      return place
    }
    return nil
  }

  /// A place for a contact that came down; nil when all are taken.
  mutating func add(_ contact: Contact) -> Int? {
    for place in 0..<contacts.count where !contacts[place].isDown {
      contacts[place] = contact
      if place < limit { trackers[place].reset() }
      if place >= placeCount { placeCount = place &+ 1 }
      count &+= 1
      return place
    }
    return nil
  }

  /// A contact presses a button whose presses are followed.
  mutating func press(_ place: Int, _ press: ButtonPress) {
    contacts[place].press = press
    mayPress = true
  }

  /// Whether any contact presses such a button. Cost: O(contacts), once after the last press; O(1) then.
  var hasPress: Bool {
    mutating get {
      guard mayPress else { return false }
      for place in 0..<placeCount where contacts[place].isDown && contacts[place].press.isActive {
        return true
      }
      mayPress = false
      return false
    }
  }

  mutating func remove(_ place: Int) {
    deadlines.remove(place)
    contacts[place].isDown = false
    count &-= 1
    while placeCount > 0, !contacts[placeCount &- 1].isDown { placeCount &-= 1 }
    if count == 0 { isCrowded = false }
  }

  /// Enters the contact's deadline where deadlines are kept, or takes it out. `age` is that of what
  /// it is on: of deadlines at one time the older object's comes first.
  mutating func schedule(_ place: Int, age: UInt64) {
    if let deadline = contacts[place].deadline {
      deadlines.set(place, time: deadline, age: UInt32(truncatingIfNeeded: age))
    } else {
      deadlines.remove(place)
    }
  }

  /// The contact waits for no time any more, unless it still does.
  mutating func reviewDeadline(_ place: Int) {
    if contacts[place].deadline == nil { deadlines.remove(place) }
  }

  /// The contact belongs to nobody any more. What it scrolled is the caller's to let go of.
  mutating func letGo(_ place: Int, _ reason: Yield) {
    contacts[place].recognizer.leave(reason)
    reviewDeadline(place)
  }

  /// The contact's row is gone or will not have it: it may still scroll.
  mutating func loseRow(_ place: Int, _ reason: Yield) {
    if contacts[place].recognizer.isScrolling { return }
    contacts[place].recognizer.refusePan(reason)
    reviewDeadline(place)
  }

  mutating func track(_ place: Int, time: Int64, x: Double, y: Double) {
    if place < limit { trackers[place].add(time: time, x: x, y: y) }
  }

  /// The speed of a contact at its last sample.
  func velocity(_ place: Int) -> (x: Double, y: Double) {
    guard place < limit, let trackers = trackers.pointer else { return (0, 0) }
    return VelocityTracker.velocity(of: trackers + place, strategy)
  }

  /// The speed of a contact that lifts at `time`.
  func velocity(_ place: Int, liftedAt time: Int64) -> (x: Double, y: Double) {
    place < limit ? trackers[place].velocity(strategy, liftedAt: time) : (0, 0)
  }

  func hash(into hash: inout Hash64) {
    if strategy != .line { hash.add(Int32(strategy.rawValue)) }
    edgeZone.hash(into: &hash)
    taps.hash(into: &hash)
    hash.add(isCrowded)
    for place in 0..<contacts.count {
      contacts[place].hash(into: &hash)
      if contacts[place].isDown, place < limit { trackers[place].hash(into: &hash) }
    }
  }
}
