import SidleUnits

/// Where a contact came down, in words and as ids.
struct Place: Equatable {
  /// Such as `row r4 "Call the bank"`.
  var words: String
  /// The id of the row, or 0.
  var row: UInt64 = 0
}

/// One pointer from down to up, as a timeline tells it.
struct Contact: Equatable {
  enum Ending {
    case lifted
    case cancelled
    /// The pointer came down again with no lift between.
    case replaced
    /// The recording ended.
    case left
  }

  var number: Int
  var place: Place
  var began: Int64
  /// When its last sample took effect.
  var latest: Int64
  var x: Double
  var y: Double
  var lastX: Double
  var lastY: Double
  var moves = 0
  /// A drag of the row it came down on began.
  var dragged = false
  var ended: Int64?
  var ending = Ending.lifted

  var downText: String {
    "# \(Numerals.seconds(began)) contact \(number) down at "
      + "\(Numerals.fixed(x)), \(Numerals.fixed(y)) on \(place.words)"
  }

  /// `tapped` says whether what happened at its end was the effect of a tap.
  func upText(tapped: Bool) -> String {
    let end = ended ?? began
    let what =
      switch ending {
      case .lifted: "up: \(dragged ? "drag" : tapped ? "tap" : "no gesture")"
      case .cancelled: "cancelled"
      case .replaced: "cancelled: its pointer came down again"
      case .left: "cancelled: still down at the end"
      }
    return "# \(Numerals.seconds(end)) contact \(number) \(what), "
      + "dx=\(Numerals.fixed(lastX - x)) dy=\(Numerals.fixed(lastY - y)) "
      + "in \(Numerals.fixed(Elementary.seconds(from: began, to: end))) s, \(moves) moves"
  }
}

/// Follows the samples of a replay and remembers what is still to be told about contacts.
struct Contacts {
  enum Note {
    case down(Contact)
    case up(Contact)

    var time: Int64 {
      switch self {
      case .down(let contact): contact.began
      case .up(let contact): contact.ended ?? contact.began
      }
    }
  }

  private(set) var count = 0
  private(set) var live: [Int32: Contact] = [:]
  private var untold = UntoldEnds()
  /// What happened and was not told yet, in order of time.
  private(set) var notes: [Note] = []

  /// A sample takes effect at a time of the stage, but not before the last one of its contact; `place`
  /// is what lies under it. What a cancel says of its contact is `cancelled`.
  mutating func follow(
    _ sample: Sample, at effect: Int64, cancelled: Contact.Ending = .cancelled, place: () -> Place
  ) {
    if sample.kind == .key { return }
    let time = max(effect, live[sample.pointer]?.latest ?? effect)
    endUntold(before: time)
    untold.follow(sample, at: time)
    live[sample.pointer]?.latest = time
    switch sample.phase {
    case .down:
      end(sample.pointer, at: time, as: .replaced)
      count += 1
      let contact = Contact(
        number: count, place: place(), began: time, latest: time, x: sample.x, y: sample.y,
        lastX: sample.x, lastY: sample.y)
      live[sample.pointer] = contact
      add(.down(contact))
    case .move:
      live[sample.pointer]?.lastX = sample.x
      live[sample.pointer]?.lastY = sample.y
      live[sample.pointer]?.moves += 1
    case .up:
      live[sample.pointer]?.lastX = sample.x
      live[sample.pointer]?.lastY = sample.y
      end(sample.pointer, at: time, as: .lifted)
    case .cancel: end(sample.pointer, at: time, as: cancelled)
    case .hover, .momentum: break
    }
  }

  /// Every contact is taken away.
  mutating func endAll(at time: Int64, as ending: Contact.Ending) {
    untold.removeAll()
    for pointer in live.keys.sorted() { end(pointer, at: time, as: ending) }
  }

  /// The stage has come to a time: what ends by itself has done so. `isDown` says, of what ends at this
  /// very time, whether the stage has yet to come to it, when its step was cut short.
  mutating func reach(_ time: Int64, isDown: (Int32) -> Bool) {
    endUntold(before: time)
    for ended in untold.take(at: time, if: { !isDown($0) }) {
      end(ended.pointer, at: ended.time, as: .lifted)
    }
  }

  private mutating func endUntold(before time: Int64) {
    for ended in untold.take(before: time) {
      end(ended.pointer, at: ended.time, as: .lifted)
    }
  }

  private mutating func end(_ pointer: Int32, at time: Int64, as ending: Contact.Ending) {
    guard var contact = live.removeValue(forKey: pointer) else { return }
    contact.ended = time
    contact.ending = ending
    add(.up(contact))
  }

  /// Samples may be given ahead, and in between something may end by itself.
  private mutating func add(_ note: Note) {
    let place = notes.lastIndex { $0.time <= note.time }.map { $0 + 1 } ?? 0
    notes.insert(note, at: place)
  }

  /// A drag of a row began at a time: marks the contacts that lie on it.
  mutating func dragBegan(row: UInt64, at time: Int64) {
    for (pointer, contact) in live where contact.place.row == row && contact.began <= time {
      live[pointer]?.dragged = true
    }
    for (index, note) in notes.enumerated() {
      if case .up(var contact) = note, contact.place.row == row,
        contact.began <= time, time <= note.time
      {
        contact.dragged = true
        notes[index] = .up(contact)
      }
    }
  }

  /// The first note, if it belongs at this time or before; it is then told.
  mutating func takeNote(until time: Int64) -> Note? {
    guard let first = notes.first, first.time <= time else { return nil }
    return notes.removeFirst()
  }
}
