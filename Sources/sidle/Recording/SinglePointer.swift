/// A device with one pointer: a screen or tablet that tells ABS_X, ABS_Y and BTN_TOUCH, or a mouse
/// that tells REL_X, REL_Y and its buttons.
struct SinglePointer {
  enum Kind {
    case absolute
    case mouse
  }

  /// A button, or the touch of a screen, with what became of it since the last frame.
  private struct Press {
    var isDown = false
    var began = false
    var ended = false

    /// The kernel's own repetitions, 2, are nothing new.
    mutating func set(_ value: Int32) {
      switch value {
      case 0:
        ended = ended || isDown
        isDown = false
      case 1:
        isDown = true
        began = true
      default: break
      }
    }
  }

  private static let key = 0

  private(set) var x: Double?
  private(set) var y: Double?
  private var pressure = 1.0
  private var isPen = false
  private var touch = Press()
  private var left = Press()
  /// The other buttons of a mouse that are held, as samples have them.
  private var otherButtons: Int32 = 0
  private var hasMoved = false

  // MARK: Events of a frame

  mutating func setX(_ x: Double) {
    self.x = x
    hasMoved = true
  }

  mutating func setY(_ y: Double) {
    self.y = y
    hasMoved = true
  }

  mutating func setPressure(_ pressure: Double) { self.pressure = pressure }
  mutating func move(byX counts: Int32) { setX((x ?? 0) + Double(counts)) }
  mutating func move(byY counts: Int32) { setY((y ?? 0) + Double(counts)) }
  mutating func setPen(_ isPen: Bool) { self.isPen = isPen }

  mutating func setTouch(_ value: Int32) { touch.set(value) }

  mutating func setButton(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.buttonLeft: left.set(value)
    case EvdevCode.buttonRight: hold(2, value)
    case EvdevCode.buttonMiddle: hold(4, value)
    default: break
    }
  }

  private mutating func hold(_ bit: Int32, _ value: Int32) {
    if value == 0 { otherButtons &= ~bit } else { otherButtons |= bit }
  }

  /// A screen was touched, or a mouse's left button pressed, since the last frame.
  func began(_ kind: Kind) -> Bool {
    switch kind {
    case .absolute: touch.began
    case .mouse: left.began
    }
  }

  /// Whether it moves without a button or a touch.
  func hovers(_ kind: Kind) -> Bool {
    switch kind {
    case .absolute: isPen
    case .mouse: true
    }
  }

  /// Nobody knows what is held.
  mutating func forgetButtons() {
    (touch, left) = (Press(), Press())
    otherButtons = 0
  }

  mutating func forgetFrame() {
    (touch.began, touch.ended) = (false, false)
    (left.began, left.ended) = (false, false)
    hasMoved = false
  }

  // MARK: The frame's end

  mutating func endFrame(
    _ kind: Kind, at time: Int64, _ contacts: inout LiveContacts, to queue: inout SampleQueue
  ) {
    let press: Press
    let place: Touch
    switch kind {
    case .absolute:
      guard let x, let y else { return }
      press = touch
      place = Touch(x: x, y: y, pressure: pressure, kind: isPen ? .pen : .touch)
    case .mouse:
      press = left
      place = Touch(x: x ?? 0, y: y ?? 0, kind: .mouse)
    }
    let hadMoved = hasMoved
    forgetFrame()
    let wasDown = contacts.contains(Self.key)
    if press.ended, wasDown {
      if hadMoved { contacts.moveIfCertain(Self.key, place, at: time, to: &queue) }
      contacts.lift(Self.key, at: time, to: &queue)
    } else if press.began, wasDown {
      // Pressed while it is down: the lift was lost.
      contacts.cancel(Self.key, at: time, to: &queue)
    }
    if press.isDown || press.began, !(press.ended && wasDown && !press.isDown) {
      contacts.put(Self.key, place, at: time, to: &queue)
      // It came and left in one frame.
      if !press.isDown { contacts.lift(Self.key, at: time, to: &queue) }
    } else if hadMoved, !press.ended, place.kind != .touch {
      hover(place, at: time, contacts.projection, to: &queue)
    }
  }

  private func hover(
    _ touch: Touch, at time: Int64, _ projection: Projection, to queue: inout SampleQueue
  ) {
    // The pointer that comes down next has the least free number: this one.
    let pointer = queue.takePointer()
    queue.release(pointer)
    let (x, y) = projection.place(x: touch.x, y: touch.y)
    queue.append(
      Sample(
        time: time, pointer: pointer, phase: .hover, kind: touch.kind, buttons: otherButtons, x: x,
        y: y))
  }
}
