/// The contacts of a recording as a table, a line each in the order in which they began; but when very
/// many have ended and one that began before them is still down, that one follows later. Fields are
/// separated by blanks and have none inside; lines that begin with # are comments.
struct ContactList {
  static let heading =
    "# contact begin_s duration_ms dx dy path peak release_x release_y idle_ms end kind\n"

  private let mostWaiting: Int
  private var live: [Int32: ContactMeter] = [:]
  private var untold = UntoldEnds()
  /// Ended, but one that began before is still down.
  private var waiting: [Int: MeasuredContact] = [:]
  /// Ended, and others that began later are told.
  private var late: [MeasuredContact] = []
  private(set) var count = 0
  /// Those up to this number are told when they end.
  private var told = 0
  /// The most that were down together.
  private(set) var atOnce = 0
  private var hovers = 0
  private var lastTime = Int64.min

  init(waiting mostWaiting: Int = 1 << 16) { self.mostWaiting = mostWaiting }

  /// Gives the contacts that are over and can be told now.
  mutating func follow(_ sample: Sample) -> [MeasuredContact] {
    lastTime = max(lastTime, sample.time)
    endUntold(untold.take(before: lastTime))
    if sample.kind == .key { return takeContacts() }
    untold.follow(sample, at: lastTime)
    switch sample.phase {
    case .down:
      end(sample.pointer, at: sample.time, as: .cancel)
      count += 1
      live[sample.pointer] = ContactMeter(number: count, down: sample)
      atOnce = max(atOnce, live.count)
    case .move: live[sample.pointer]?.move(sample)
    case .up:
      live[sample.pointer]?.move(sample)
      end(sample.pointer, at: sample.time, as: .lift)
    case .cancel: end(sample.pointer, at: sample.time, as: .cancel)
    case .hover: hovers += 1
    case .momentum: break
    }
    return takeContacts()
  }

  /// What is still down is cancelled, but for what ends by itself.
  mutating func finish() -> [MeasuredContact] {
    endUntold(untold.takeAll())
    for pointer in live.keys.sorted() { end(pointer, at: lastTime, as: .cancel) }
    return takeContacts()
  }

  /// The end of the table. `skipped` counts what could not be read.
  func summary(skipped: Int) -> String {
    "# contacts \(count), at once \(atOnce), hover samples \(hovers)\n# skipped \(skipped)\n"
  }

  private mutating func endUntold(_ ends: [UntoldEnds.End]) {
    for ended in ends { end(ended.pointer, at: ended.time, as: .lift) }
  }

  private mutating func end(_ pointer: Int32, at time: Int64, as ending: MeasuredContact.Ending) {
    guard let contact = live.removeValue(forKey: pointer) else { return }
    let measured = contact.ended(at: time, as: ending)
    if contact.number <= told { late.append(measured) } else { waiting[contact.number] = measured }
  }

  private mutating func takeContacts() -> [MeasuredContact] {
    var contacts = late
    late.removeAll()
    if waiting.count > mostWaiting {
      contacts += waiting.values.sorted { $0.number < $1.number }
      waiting.removeAll()
      told = contacts.last?.number ?? told
    }
    while let contact = waiting.removeValue(forKey: told + 1) {
      told += 1
      contacts.append(contact)
    }
    return contacts
  }

  static func lines(_ contacts: [MeasuredContact]) -> String { contacts.map(line).joined() }

  private static func line(_ contact: MeasuredContact) -> String {
    let numbers = [
      contact.milliseconds, contact.dx, contact.dy, contact.path, contact.peak,
      contact.releaseX, contact.releaseY, contact.idle,
    ]
    return "\(contact.number) \(Numerals.seconds(contact.began)) "
      + numbers.map { Numerals.fixed($0) }.joined(separator: " ")
      + " \(contact.ending.rawValue) \(contact.kind.word)\n"
  }
}
