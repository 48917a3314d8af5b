/// Touch protocol A: every frame lists every contact, each closed by SYN_MT_REPORT.
///
/// With an id inside, that names the contact, and it may be 0 again and again. Without, a contact is
/// the one that was nearest in the frame before.
struct FrameTable {
  /// No panel lists more contacts in a frame. All pairs of two frames' contacts may have to be looked
  /// at.
  static let mostContacts = 128

  private struct Entry {
    var id: Int32?
    var x: Double?
    var y: Double?
    var pressure = 1.0
    var tool = SlotTable.Tool.finger
    /// A size of 0: it has left, though some drivers go on listing it.
    var isGone = false
    var isEmpty = true
  }

  private var entry = Entry()
  private var listed: [Entry] = []
  /// A SYN_MT_REPORT came, with something before it or not.
  private(set) var hasReport = false
  /// How many contacts were too many.
  private(set) var beyond = 0
  private var nextKey = 0
  /// The contacts' keys by the device's ids.
  private var keys: [Int32: Int] = [:]

  // MARK: Events of a frame

  mutating func setID(_ id: Int32) { change { $0.id = id } }
  mutating func setX(_ x: Double) { change { $0.x = x } }
  mutating func setY(_ y: Double) { change { $0.y = y } }
  mutating func setPressure(_ pressure: Double) { change { $0.pressure = pressure } }
  mutating func setTool(_ tool: Int32) {
    change { $0.tool = SlotTable.Tool(rawValue: tool) ?? .finger }
  }
  mutating func setSize(_ size: Int32) { change { $0.isGone = size == 0 } }

  private mutating func change(_ body: (inout Entry) -> Void) {
    body(&entry)
    entry.isEmpty = false
  }

  mutating func closeEntry() {
    hasReport = true
    if !entry.isEmpty, !entry.isGone, entry.tool != .palm, (entry.id ?? 0) >= 0 {
      if listed.count < Self.mostContacts { listed.append(entry) } else { beyond += 1 }
    }
    entry = Entry()
  }

  /// What came of a frame that was torn is not used.
  mutating func forgetFrame() {
    entry = Entry()
    listed.removeAll(keepingCapacity: true)
    hasReport = false
  }

  // MARK: The frame's end

  /// `isEmpty` says that nothing touches any more, whatever is listed. A frame that lists nothing,
  /// not even that there is nothing, is about something else.
  mutating func endFrame(
    at time: Int64, isEmpty: Bool, _ contacts: inout LiveContacts, to queue: inout SampleQueue
  ) {
    defer { forgetFrame() }
    guard hasReport || isEmpty else { return }
    let found = isEmpty ? [] : matched(contacts)
    let staying = Set(found.map(\.key))
    for key in contacts.keys where !staying.contains(key) {
      contacts.lift(key, at: time, to: &queue)
      keys = keys.filter { $0.value != key }
    }
    for (key, touch) in found { contacts.put(key, touch, at: time, to: &queue) }
  }

  /// The listed contacts with their keys, in the order they are listed in.
  private mutating func matched(_ contacts: LiveContacts) -> [(key: Int, touch: Touch)] {
    var chosen: [Int?] = listed.map { entry in entry.id.flatMap { keys[$0] } }
    var free = Set(contacts.keys).subtracting(chosen.compactMap { $0 })
    for pair in nearest(contacts) where chosen[pair.index] == nil && free.contains(pair.key) {
      chosen[pair.index] = pair.key
      free.remove(pair.key)
    }
    var result: [(key: Int, touch: Touch)] = []
    for (entry, key) in zip(listed, chosen) {
      let last = key.flatMap { contacts.touch($0) }
      guard let x = entry.x ?? last?.x, let y = entry.y ?? last?.y else { continue }
      let key = key ?? nextKey
      guard !result.contains(where: { $0.key == key }) else { continue }
      nextKey = max(nextKey, key + 1)
      if let id = entry.id { keys[id] = key }
      let kind: Sample.Kind = entry.tool == .pen ? .pen : .touch
      result.append((key, Touch(x: x, y: y, pressure: entry.pressure, kind: kind)))
    }
    return result
  }

  /// Pairs of listed contacts without an id and contacts that are down, nearest first; positions
  /// are compared as they are placed, since a device's axes may differ in scale.
  private func nearest(_ contacts: LiveContacts) -> [(index: Int, key: Int)] {
    let named = Set(keys.values)
    let free = contacts.keys.filter { !named.contains($0) }
    var pairs: [(distance: Double, index: Int, key: Int)] = []
    for (index, entry) in listed.enumerated() where entry.id == nil {
      guard let x = entry.x, let y = entry.y else { continue }
      let place = contacts.projection.place(x: x, y: y)
      for key in free {
        guard let touch = contacts.touch(key) else { continue }
        let other = contacts.projection.place(x: touch.x, y: touch.y)
        let (dx, dy) = (place.x - other.x, place.y - other.y)
        pairs.append((dx * dx + dy * dy, index, key))
      }
    }
    return pairs.sorted { ($0.distance, $0.index, $0.key) < ($1.distance, $1.index, $1.key) }
      .map { ($0.index, $0.key) }
  }
}
