import SidleGesture
import SidleUnits

/// One pointer from down to up: what it met and what became of it.
struct Contact: BitwiseCopyable {
  var isDown = false
  var pointer: Int32 = 0
  /// Slot of the row it went down on, -1 without one.
  var row = -1
  /// Slot of the button it went down on, -1 without one.
  var button = -1
  var recognizer = SwipeRecognizer(x: 0, y: 0)
  var lastX = 0.0
  var lastY = 0.0
  /// When its last sample took effect, ns.
  var lastDue: Int64 = 0
  /// The latest time any of its samples was read, ns.
  var latest: Int64 = 0

  func hash(into hash: inout Hash64) {
    hash.add(isDown)
    guard isDown else { return }
    hash.add(pointer)
    hash.add(Int64(row))
    hash.add(Int64(button))
    recognizer.hash(into: &hash)
    hash.add(lastX)
    hash.add(lastY)
    hash.add(lastDue)
    hash.add(latest)
  }
}

/// All contacts. The first `limit` places have a velocity tracker each; contacts beyond the limit
/// are refused and need none.
struct ContactTable: ~Copyable {
  private var contacts: Buffer<Contact>
  private var trackers: Buffer<VelocityTracker>
  let limit: Int
  private(set) var count = 0
  /// Too many contacts came down: nothing is recognised until all are up.
  var isCrowded = false

  init(_ allocator: Allocator, limit: Int) {
    contacts = Buffer(allocator)
    trackers = Buffer(allocator)
    self.limit = limit
  }

  mutating func reserve() -> Bool {
    guard contacts.reserve(GestureTuning.contacts), trackers.reserve(limit) else { return false }
    while contacts.count < GestureTuning.contacts { contacts.append(Contact()) }
    while trackers.count < limit { trackers.append(VelocityTracker()) }
    return true
  }

  var placeCount: Int { contacts.count }

  subscript(place: Int) -> Contact {
    get { contacts[place] }
    set { contacts[place] = newValue }
  }

  func place(pointer: Int32) -> Int? {
    for place in 0..<contacts.count
    where contacts[place].isDown && contacts[place].pointer == pointer {
      return place
    }
    return nil
  }

  /// A place for a contact that came down; nil when all are taken.
  mutating func add(_ contact: Contact) -> Int? {
    for place in 0..<contacts.count where !contacts[place].isDown {
      contacts[place] = contact
      if place < limit { trackers[place].reset() }
      count &+= 1
      return place
    }
    return nil
  }

  mutating func remove(_ place: Int) {
    contacts[place].isDown = false
    count &-= 1
    if count == 0 { isCrowded = false }
  }

  mutating func track(_ place: Int, time: Int64, x: Double, y: Double) {
    if place < limit { trackers[place].add(time: time, x: x, y: y) }
  }

  func velocity(_ place: Int) -> (x: Double, y: Double) {
    place < limit ? trackers[place].velocity() : (0, 0)
  }

  func velocity(_ place: Int, liftedAt time: Int64) -> (x: Double, y: Double) {
    place < limit ? trackers[place].velocity(liftedAt: time) : (0, 0)
  }

  func hash(into hash: inout Hash64) {
    hash.add(isCrowded)
    for place in 0..<contacts.count {
      contacts[place].hash(into: &hash)
      if contacts[place].isDown, place < limit { trackers[place].hash(into: &hash) }
    }
  }
}
