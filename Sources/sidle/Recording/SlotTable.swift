/// Touch protocol B: the device names a slot, then says what changed in it.
///
/// Values stay with the slot from contact to contact, since the kernel sends what differs and
/// nothing else: a tap at the last tap's X has no X of its own. The slot in use when a recording
/// begins is not told, and contacts that were down then are none until an id comes.
struct SlotTable {
  private struct Slot {
    var id: Int32 = -1
    /// The id came from the recording, not from before it.
    var isNamed = false
    var x: Double?
    var y: Double?
    var pressure = 1.0
    var tool = Tool.finger
    /// The contact that is down left in this frame, also if another one came at once.
    var ends = false
  }

  /// Values of ABS_MT_TOOL_TYPE.
  enum Tool: Int32 {
    case finger = 0
    case pen = 1
    case palm = 2
  }

  /// What is held of the slot that was in use at the beginning, until it is known which it was.
  private static let unknown = -1

  private var slots: [Int: Slot] = [:]
  private var current = unknown
  private var touched: Set<Int> = []

  /// The kernel has no device with more slots.
  static let slots: Int32 = 1024

  /// What is said of a slot that no device has is not used.
  private var isBeyond = false
  /// How often such a slot was chosen.
  private(set) var beyond = 0

  /// Contacts that left before the device had said where they were.
  private(set) var unplaced = 0

  // MARK: Events of a frame

  mutating func select(_ slot: Int32, _ contacts: inout LiveContacts) {
    isBeyond = !(0..<Self.slots).contains(slot)
    guard !isBeyond else {
      beyond += 1
      return
    }
    let slot = Int(slot)
    if current == Self.unknown { resolve(butNot: slot, &contacts) }
    current = slot
  }

  mutating func setID(_ id: Int32) {
    change { slot in
      if slot.id >= 0, id != slot.id { slot.ends = true }
      slot.id = id
      slot.isNamed = true
    }
  }

  mutating func setX(_ x: Double) { change { $0.x = x } }
  mutating func setY(_ y: Double) { change { $0.y = y } }
  mutating func setPressure(_ pressure: Double) { change { $0.pressure = pressure } }
  /// Tools that are not known count as fingers.
  mutating func setTool(_ tool: Int32) { change { $0.tool = Tool(rawValue: tool) ?? .finger } }

  private mutating func change(_ body: (inout Slot) -> Void) {
    guard !isBeyond else { return }
    body(&slots[current, default: Slot()])
    touched.insert(current)
  }

  /// A slot is named when another one was in use, so the first one was not this. It is taken for
  /// the lowest that it can have been, if a contact began in it; else what was said of it is
  /// forgotten.
  private mutating func resolve(butNot slot: Int, _ contacts: inout LiveContacts) {
    guard let held = slots.removeValue(forKey: Self.unknown) else { return }
    let wasTouched = touched.remove(Self.unknown) != nil
    guard held.isNamed else { return }
    let first = slot == 0 ? 1 : 0
    slots[first] = held
    if contacts.contains(Self.unknown) { contacts.rename(Self.unknown, to: first) }
    if wasTouched { touched.insert(first) }
  }

  /// What came of a frame that was torn is kept as values; of nobody was heard.
  mutating func forgetFrame() { touched.removeAll(keepingCapacity: true) }

  // MARK: The frame's end

  mutating func endFrame(
    at time: Int64, _ contacts: inout LiveContacts, to queue: inout SampleQueue
  ) {
    defer { touched.removeAll(keepingCapacity: true) }
    let order = touched.sorted()
    for number in order where slots[number]?.ends == true {
      if !contacts.contains(number), slots[number]?.tool != .palm { unplaced += 1 }
      contacts.lift(number, at: time, to: &queue)
      slots[number]?.ends = false
    }
    for number in order {
      guard let slot = slots[number], slot.id >= 0, slot.isNamed else { continue }
      switch slot.tool {
      case .palm: contacts.cancel(number, at: time, to: &queue)
      case .finger, .pen:
        guard let x = slot.x, let y = slot.y else { continue }
        let kind: Sample.Kind = slot.tool == .pen ? .pen : .touch
        contacts.put(
          number, Touch(x: x, y: y, pressure: slot.pressure, kind: kind), at: time, to: &queue)
      }
    }
  }
}
