/// Samples of an evdev text, in any of its three spellings.
struct EvdevReader {
  /// More devices than these are not recorded at once.
  private static let mostDevices = 64

  private enum Spelling {
    case evemu
    case getevent
    case libinput(LibinputLines)
  }

  /// Devices in the order in which they are named first.
  private var devices: [EvdevDevice] = []
  private var names: [String: Int] = [:]
  /// The device that lines without a name belong to; nil for one that is too many.
  private var current: Int? = 0
  private var spelling: Spelling
  private let placement: Placement

  private init(_ spelling: Spelling, _ placement: Placement) {
    self.spelling = spelling
    self.placement = placement
    devices = [EvdevDevice(placement: placement)]
  }

  static func evemu(_ placement: Placement) -> EvdevReader { EvdevReader(.evemu, placement) }
  static func getevent(_ placement: Placement) -> EvdevReader { EvdevReader(.getevent, placement) }
  static func libinput(_ placement: Placement) -> EvdevReader {
    EvdevReader(.libinput(LibinputLines()), placement)
  }

  /// Several devices stand one after the other, each from its beginning: only the whole file can be
  /// put in order.
  var standsOutOfOrder: Bool {
    switch spelling {
    case .libinput(let lines): lines.deviceCount > 1
    case .evemu, .getevent: false
    }
  }

  /// A surface that could not be turned.
  var cannotPlace: Bool { devices.contains(where: \.cannotPlace) }
  /// What positions lie on, of each device that has some.
  var surfaces: [Surface] { devices.compactMap(\.surface) }

  mutating func read(_ bytes: [UInt8], line: Int, to queue: inout SampleQueue) throws(Problem) {
    let read: EvdevLine
    switch spelling {
    case .evemu: read = try EvemuLine.read(bytes, line: line)
    case .getevent: read = try GeteventLine.read(bytes, line: line)
    case .libinput(var lines):
      defer { spelling = .libinput(lines) }
      read = try lines.read(bytes, line: line)
    }
    switch read {
    case .nothing: break
    case .device(let name):
      current = nil
      current = try index(of: name, line: line)
    case .axis(let code, let range):
      if let current { devices[current].setRange(range, of: code) }
    case .event(let event, let name):
      let index = try index(of: name, line: line)
      let unused = devices[index].unused
      devices[index].add(event, to: &queue)
      if let expectation = unused.expectation(devices[index].unused) {
        throw .expected(expectation, line: line)
      }
    }
  }

  /// Reads ranges out of a description, a file of its own.
  mutating func describe(_ bytes: [UInt8], line: Int) throws(Problem) {
    if case .axis(let code, let range) = try EvemuLine.read(bytes, line: line) {
      devices[0].setRange(range, of: code)
    }
  }

  /// The recording ends: contacts that are still down are cancelled. The problem is that it ends
  /// within a frame.
  mutating func finish(to queue: inout SampleQueue, line: Int) -> Problem? {
    var isWhole = true
    for index in devices.indices {
      let endsWhole = devices[index].finish(to: &queue)
      isWhole = isWhole && endsWhole
    }
    return isWhole
      ? nil : .expected("SYN_REPORT behind the last events, but the file ends here", line: line)
  }

  /// The first device is there before it is named.
  private mutating func index(of name: String?, line: Int) throws(Problem) -> Int {
    guard let name else {
      guard let current else { throw .expected("at most \(Self.mostDevices) devices", line: line) }
      return current
    }
    if let index = names[name] { return index }
    guard names.count < Self.mostDevices else {
      throw .expected("at most \(Self.mostDevices) devices", line: line)
    }
    if !names.isEmpty { devices.append(EvdevDevice(placement: placement)) }
    names[name] = devices.count - 1
    return devices.count - 1
  }
}
