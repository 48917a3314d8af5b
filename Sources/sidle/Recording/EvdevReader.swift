/// Samples of an evdev text, in any of its three spellings.
struct EvdevReader {
  private enum Spelling {
    case evemu
    case getevent
    case libinput(LibinputLines)
  }

  /// Devices in the order in which they are named first.
  private var devices: [EvdevDevice] = []
  private var names: [String: Int] = [:]
  /// The device that lines without a name belong to.
  private var current = 0
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
    case .device(let name): current = index(of: name)
    case .axis(let code, let range): devices[current].setRange(range, of: code)
    case .event(let event, let name):
      let index = name.map { self.index(of: $0) } ?? current
      let unplaced = devices[index].unplaced
      devices[index].add(event, to: &queue)
      guard devices[index].unplaced == unplaced else {
        throw .expected("a position of the contact that left here", line: line)
      }
    }
  }

  /// Reads ranges out of a description, a file of its own.
  mutating func describe(_ bytes: [UInt8], line: Int) throws(Problem) {
    if case .axis(let code, let range) = try EvemuLine.read(bytes, line: line) {
      devices[current].setRange(range, of: code)
    }
  }

  /// The recording ends: contacts that are still down are cancelled.
  mutating func finish(to queue: inout SampleQueue) {
    for index in devices.indices { devices[index].finish(to: &queue) }
  }

  /// The first device is there before it is named.
  private mutating func index(of name: String) -> Int {
    if let index = names[name] { return index }
    if !names.isEmpty { devices.append(EvdevDevice(placement: placement)) }
    names[name] = devices.count - 1
    return devices.count - 1
  }
}
