/// The state of one device whose events a recording holds; gives samples frame by frame.
///
/// All of a frame has the time of its SYN_REPORT. Which protocol a device speaks is told by its
/// first frame that has something to say about a pointer.
struct EvdevDevice {
  private enum Mode {
    case undecided
    case slots
    case frames
    case single(SinglePointer.Kind)
  }

  private let placement: Placement
  private var mode = Mode.undecided
  private var axes: [UInt16: AxisRange] = [:]
  private var contacts = LiveContacts()
  private var slots = SlotTable()
  private var frames = FrameTable()
  private var single = SinglePointer()

  /// What the frame so far has.
  private var hasMulti = false
  private var hasRelative = false
  private var touchEnded = false
  /// Something was said since the last SYN_REPORT.
  private var isOpen = false
  /// Events were lost: what comes up to the next SYN_REPORT is the torn rest of a frame.
  private var isTorn = false
  /// The time of the last frame.
  private var lastTime: Int64 = 0

  /// What the device's positions lie on, once that is known.
  private(set) var surface: Surface?
  /// The placement cannot be done on the surface; there are no samples.
  private(set) var cannotPlace = false

  init(placement: Placement) { self.placement = placement }

  /// What of the events so far could not be used.
  var unused: EvdevUnused {
    EvdevUnused(
      unplaced: slots.unplaced, beyondSlots: slots.beyond, beyondFrame: frames.beyond)
  }

  /// The ranges come before the events.
  mutating func setRange(_ range: AxisRange, of code: UInt16) { axes[code] = range }

  // MARK: Events

  mutating func add(_ event: EvdevEvent, to queue: inout SampleQueue) {
    guard event.type != EvdevType.syn else { return sync(event, to: &queue) }
    isOpen = isOpen || [EvdevType.abs, EvdevType.key, EvdevType.rel].contains(event.type)
    // Later frames speak of the slot that is chosen in a torn one.
    guard !isTorn || event.type == EvdevType.abs && event.code == EvdevCode.slot else { return }
    switch event.type {
    case EvdevType.abs: absolute(event)
    case EvdevType.key: key(event)
    case EvdevType.rel:
      if event.code == EvdevCode.relX { single.move(byX: event.value) }
      if event.code == EvdevCode.relY { single.move(byY: event.value) }
      hasRelative = hasRelative || event.code <= EvdevCode.relY
    default: break
    }
  }

  private mutating func absolute(_ event: EvdevEvent) {
    let value = Double(event.value)
    hasMulti = hasMulti || EvdevCode.multi.contains(event.code)
    switch event.code {
    case EvdevCode.x: single.setX(value)
    case EvdevCode.y: single.setY(value)
    case EvdevCode.pressure: single.setPressure(pressure(event))
    case EvdevCode.slot: slots.select(event.value, &contacts)
    case EvdevCode.touchMajor: frames.setSize(event.value)
    case EvdevCode.positionX:
      slots.setX(value)
      frames.setX(value)
    case EvdevCode.positionY:
      slots.setY(value)
      frames.setY(value)
    case EvdevCode.toolType:
      slots.setTool(event.value)
      frames.setTool(event.value)
    case EvdevCode.trackingID:
      slots.setID(event.value)
      frames.setID(event.value)
    case EvdevCode.multiPressure:
      slots.setPressure(pressure(event))
      frames.setPressure(pressure(event))
    default: break
    }
  }

  /// 1 where the device tells no range.
  private func pressure(_ event: EvdevEvent) -> Double {
    axes[event.code]?.part(Double(event.value)) ?? 1
  }

  private mutating func key(_ event: EvdevEvent) {
    switch event.code {
    case EvdevCode.touch:
      touchEnded = event.value == 0
      single.setTouch(event.value)
    case EvdevCode.toolPen, EvdevCode.toolRubber: single.setPen(event.value != 0)
    default: single.setButton(event.code, event.value)
    }
  }

  // MARK: Frames

  private mutating func sync(_ event: EvdevEvent, to queue: inout SampleQueue) {
    switch event.code {
    case EvdevCode.synMTReport: if !isTorn { frames.closeEntry() }
    case EvdevCode.synDropped:
      isTorn = true
      forgetFrame()
      lose(at: event.time, to: &queue)
    case EvdevCode.synReport:
      lastTime = event.time
      isOpen = false
      if isTorn { isTorn = false } else { endFrame(at: event.time, to: &queue) }
    default: break
    }
  }

  /// Events were lost. What tells that a contact lives is a position of a finger; a mouse or a pen
  /// moves without a button, too, so that its contact ends here.
  private mutating func lose(at time: Int64, to queue: inout SampleQueue) {
    if case .single(let kind) = mode, single.hovers(kind) {
      contacts.cancelAll(at: time, to: &queue)
      single.forgetButtons()
    } else {
      contacts.doubt(at: time)
    }
  }

  private mutating func forgetFrame() {
    slots.forgetFrame()
    frames.forgetFrame()
    single.forgetFrame()
    (hasMulti, hasRelative, touchEnded) = (false, false, false)
  }

  private mutating func endFrame(at time: Int64, to queue: inout SampleQueue) {
    decide(at: time, to: &queue)
    guard !cannotPlace else { return forgetFrame() }
    switch mode {
    case .undecided: (hasMulti, hasRelative, touchEnded) = (false, false, false)
    case .slots:
      slots.endFrame(at: time, &contacts, to: &queue)
      forgetFrame()
    case .frames:
      frames.endFrame(at: time, isEmpty: touchEnded, &contacts, to: &queue)
      forgetFrame()
    case .single(let kind):
      single.endFrame(kind, at: time, &contacts, to: &queue)
      (hasMulti, hasRelative, touchEnded) = (false, false, false)
    }
  }

  /// A frame with SYN_MT_REPORT is protocol A, wherever it comes; one that speaks of contacts without
  /// it is protocol B. A device of one pointer is known by its first touch or motion.
  private mutating func decide(at time: Int64, to queue: inout SampleQueue) {
    switch mode {
    case .frames: return
    case .slots: if frames.hasReport { choose(.frames, at: time, to: &queue) }
    case .single, .undecided:
      if frames.hasReport { return choose(.frames, at: time, to: &queue) }
      if hasMulti { return choose(.slots, at: time, to: &queue) }
      guard case .undecided = mode, axes[EvdevCode.positionX] == nil else { return }
      let hasPlace = single.x != nil || single.y != nil || axes[EvdevCode.x] != nil
      if hasRelative || single.began(.mouse) && !hasPlace {
        choose(.single(.mouse), at: time, to: &queue)
      } else if single.began(.absolute) {
        choose(.single(.absolute), at: time, to: &queue)
      }
    }
  }

  private mutating func choose(_ mode: Mode, at time: Int64, to queue: inout SampleQueue) {
    contacts.cancelAll(at: time, to: &queue)
    self.mode = mode
    let surface = surface(in: mode)
    self.surface = surface
    if let projection = placement.projection(of: surface) {
      contacts.projection = projection
    } else {
      cannotPlace = true
    }
  }

  private func surface(in mode: Mode) -> Surface {
    let codes: (x: UInt16, y: UInt16)
    switch mode {
    case .slots, .frames: codes = (EvdevCode.positionX, EvdevCode.positionY)
    case .single(.absolute), .undecided: codes = (EvdevCode.x, EvdevCode.y)
    case .single(.mouse): return .relative
    }
    guard let x = axes[codes.x], let y = axes[codes.y] else { return .unknown }
    return .axes(x: x, y: y)
  }

  /// The recording ends: contacts that are still down are cancelled. False when it ends within a
  /// frame, which is not used.
  mutating func finish(to queue: inout SampleQueue) -> Bool {
    contacts.cancelAll(at: lastTime, to: &queue)
    return !isOpen
  }
}

/// What of a device's events could not be used, counted.
struct EvdevUnused: Equatable {
  /// Contacts that left before the device had said where they were.
  var unplaced: Int
  /// Slots that no device has.
  var beyondSlots: Int
  /// Contacts of frames that list more than any device does.
  var beyondFrame: Int

  /// What was expected instead, of what was unused after these; nil when there is nothing new.
  func expectation(_ now: EvdevUnused) -> String? {
    if now.unplaced > unplaced { return "a position of the contact that left here" }
    if now.beyondSlots > beyondSlots { return "a slot from 0 to \(SlotTable.slots - 1)" }
    if now.beyondFrame > beyondFrame {
      return "at most \(FrameTable.mostContacts) contacts in a frame"
    }
    return nil
  }
}
