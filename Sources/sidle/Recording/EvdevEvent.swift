/// One event of the kernel's input layer, as `struct input_event` has it.
struct EvdevEvent: Equatable {
  /// Nanoseconds on the recorder's clock.
  var time: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
}

/// What one line of an evdev text says.
enum EvdevLine: Equatable {
  /// A comment, a property, a blank line.
  case nothing
  /// What follows belongs to this device.
  case device(String)
  /// The range of an axis of the device named last.
  case axis(code: UInt16, AxisRange)
  /// An event, of a device by name when the line says one.
  case event(EvdevEvent, device: String?)
}

/// The types of events that matter here.
enum EvdevType {
  static let syn: UInt16 = 0
  static let key: UInt16 = 1
  static let rel: UInt16 = 2
  static let abs: UInt16 = 3
}

/// The codes that matter here, named as in `linux/input-event-codes.h`.
enum EvdevCode {
  static let synReport: UInt16 = 0
  static let synMTReport: UInt16 = 2
  static let synDropped: UInt16 = 3

  static let buttonLeft: UInt16 = 0x110
  static let buttonRight: UInt16 = 0x111
  static let buttonMiddle: UInt16 = 0x112
  static let toolPen: UInt16 = 0x140
  static let toolRubber: UInt16 = 0x141
  static let touch: UInt16 = 0x14A

  static let relX: UInt16 = 0
  static let relY: UInt16 = 1

  static let x: UInt16 = 0
  static let y: UInt16 = 1
  static let pressure: UInt16 = 0x18
  static let slot: UInt16 = 0x2F
  static let touchMajor: UInt16 = 0x30
  static let positionX: UInt16 = 0x35
  static let positionY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let multiPressure: UInt16 = 0x3A
  /// The codes that speak of one contact of several.
  static let multi: ClosedRange<UInt16> = 0x2F...0x3E
}

/// The least and the greatest value of an axis, in the device's units. Devices do not always keep
/// to it.
struct AxisRange: Equatable {
  var low: Double
  var high: Double

  /// How many values there are, from the first to the last: a screen of 800 pixels has 0 to 799.
  var extent: Double { high - low + 1 }

  /// Nil for ranges that say nothing: some drivers give 0 to 0.
  init?(low: Double, high: Double) {
    guard high > low else { return nil }
    self.low = low
    self.high = high
  }

  /// From 0 to 1.
  func part(_ value: Double) -> Double { min(1, max(0, (value - low) / (high - low))) }
}
