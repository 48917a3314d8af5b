import CSidle

/// Watches the draw list of a stage while it is replayed.
///
/// What is drawn becomes a tree: a clip holds what lies between its begin and its end. A node is
/// the same thing in every frame in which it appears; what changes about it are its tracks.
struct PictureRecorder {
  struct Key: Hashable {
    var parent: Int
    var type: Int32
    var part: Int32
    var object: UInt64
    var color: UInt32
    var text: [UInt8]
    var style = PictureStyle()
    /// Tells apart what is otherwise the same.
    var copy: Int
  }

  struct Node {
    var key: Key
    /// The numbers of a `PictureGeometry`.
    var x, y, width, height: Track
    var opacity, cornerRadius: Track
    /// Of a spinner: turns since it was first seen; it only turns forward.
    var turns: Track
    /// 1 while it is in the draw list.
    var shown: Track
    /// In paint order.
    var children: [Int] = []
    var lastFrame = -1
  }

  struct Pointer {
    var x, y, down: Track
    /// Of its last sample, ns of the stage.
    var time: Int64
  }

  /// A clip that is being drawn into.
  private struct Level {
    var node: Int
    /// The first of its children that may be painted yet.
    var next = 0
  }

  /// The first node is the stage itself.
  private(set) var nodes: [Node] = []
  private var index: [Key: Int] = [:]
  private(set) var pointers: [Int32: Pointer] = [:]
  private var untold = UntoldEnds()
  private(set) var events: [(time: Int64, text: String)] = []
  /// When something changed, or was still for the last time before it did.
  private(set) var changes: [Int64] = []
  private(set) var start: Int64 = 0
  private(set) var end: Int64 = 0
  private var serial: UInt64 = 0
  private var frame = 0

  var hasBegun: Bool { frame > 0 }

  /// The stage after a step, with the event that the step told last.
  mutating func capture(_ stage: OpaquePointer, event: String?) {
    var list = sidle_draw_list()
    let isDrawn = sidle_stage_draw(stage, &list) == SIDLE_OK
    capture(isDrawn ? list : nil, at: sidle_stage_now(stage), event: event)
  }

  /// A draw list, or nil when there was none for want of memory.
  mutating func capture(_ list: sidle_draw_list?, at now: Int64, event: String? = nil) {
    let before = frame == 0 ? now : end
    if frame == 0 { begin(at: now) }
    liftUntold(through: now)
    end = now
    if let event {
      events.append((now, event))
      noteChange(at: now, after: before)
    }
    guard var list else { return }
    if frame > 0, list.serial == serial { return }
    serial = list.serial
    noteChange(at: now, after: before)
    draw(&list, at: now, after: before)
    frame += 1
  }

  private mutating func begin(at time: Int64) {
    start = time
    let key = Key(parent: -1, type: 0, part: 0, object: 0, color: 0, text: [], copy: 0)
    nodes = [node(key, at: time, shown: 1)]
  }

  private func node(_ key: Key, at time: Int64, shown: Double) -> Node {
    let zero = Track(0, at: time)
    return Node(
      key: key, x: zero, y: zero, width: zero, height: zero,
      opacity: Track(1, at: time), cornerRadius: zero, turns: zero,
      shown: Track(shown, at: time))
  }

  private mutating func noteChange(at time: Int64, after before: Int64) {
    for moment in [before, time] where moment > changes.last ?? Int64.min {
      changes.append(moment)
    }
  }

  // MARK: Pointers

  mutating func follow(_ sample: Sample, at time: Int64) {
    if frame == 0 || sample.kind == .key { return }
    liftUntold(through: time &- 1)
    untold.follow(sample, at: time)
    noteChange(at: time, after: time)
    var pointer =
      pointers[sample.pointer]
      ?? Pointer(
        x: Track(sample.x, at: start), y: Track(sample.y, at: start), down: Track(0, at: start),
        time: time)
    // A new contact is there at once; its moves are lines from sample to sample.
    let before = pointer.down.last == 0 ? time - 1 : pointer.time
    pointer.time = time
    pointer.x.record(sample.x, at: time, after: before)
    pointer.y.record(sample.y, at: time, after: before)
    switch sample.phase {
    case .down: pointer.down.step(to: 1, at: time)
    case .up, .cancel: pointer.down.step(to: 0, at: time)
    case .move, .hover, .momentum: break
    }
    pointers[sample.pointer] = pointer
  }

  /// What ends by itself has done so when its time is over.
  private mutating func liftUntold(through time: Int64) {
    for ended in untold.take(before: time &+ 1) {
      pointers[ended.pointer]?.down.step(to: 0, at: ended.time)
      noteChange(at: ended.time, after: ended.time)
    }
  }

  mutating func liftAll(at time: Int64) {
    untold.removeAll()
    for number in pointers.keys { pointers[number]?.down.step(to: 0, at: time) }
    noteChange(at: time, after: time)
  }

  // MARK: The draw list

  private mutating func draw(_ list: inout sidle_draw_list, at time: Int64, after before: Int64) {
    var path = [Level(node: 0)]
    var copies: [Key: Int] = [:]
    for position in 0..<list.count {
      guard let command = sidle_draw_list_at(&list, position)?.pointee else { break }
      if command.type == SIDLE_DRAW_CLIP_END {
        if path.count > 1 { path.removeLast() }
        continue
      }
      let text = UnsafeRawBufferPointer(start: command.text.bytes, count: Int(command.text.length))
      let number = find(command, Array(text), in: &path[path.count - 1], &copies)
      record(command, of: number, at: time, after: before)
      if command.type == SIDLE_DRAW_CLIP_BEGIN { path.append(Level(node: number)) }
      if command.type == SIDLE_DRAW_IMAGE {
        let words = Array("#\(command.image)".utf8)
        let label = command.label(of: words.count)
        let number = find(label, words, in: &path[path.count - 1], &copies)
        record(label, of: number, at: time, after: before)
      }
    }
    for number in nodes.indices.dropFirst() where nodes[number].lastFrame != frame {
      nodes[number].shown.step(to: 0, at: time)
    }
  }

  /// The node of a command, made when it is new. What is painted in another order than before is
  /// another node, too.
  private mutating func find(
    _ command: sidle_draw_command, _ text: [UInt8], in level: inout Level,
    _ copies: inout [Key: Int]
  ) -> Int {
    let parent = level.node
    let first = Key(
      parent: parent, type: command.type, part: command.part, object: command.object,
      color: command.color, text: text, style: PictureStyle(command), copy: 0)
    var key = first
    while true {
      key.copy = copies[first, default: 0]
      copies[first] = key.copy + 1
      guard let known = index[key] else { break }
      guard let place = nodes[parent].children[level.next...].firstIndex(of: known) else {
        continue
      }
      level.next = place + 1
      return known
    }
    let number = nodes.count
    nodes.append(node(key, at: start, shown: frame == 0 ? 1 : 0))
    index[key] = number
    nodes[parent].children.insert(number, at: level.next)
    level.next += 1
    return number
  }

  private mutating func record(
    _ command: sidle_draw_command, of number: Int, at time: Int64, after before: Int64
  ) {
    let place = PictureGeometry(command)
    // SVG would make ellipses of corners that are too large.
    let side = min(command.frame.width, command.frame.height)
    let corner = max(0, min(command.corner_radius, side / 2))
    let turned = nodes[number].turns.last
    var turn = command.phase - turned
    turn -= turn.rounded(.down)
    let values: [(WritableKeyPath<Node, Track>, Double)] = [
      (\.x, place.x), (\.y, place.y), (\.width, place.width), (\.height, place.height),
      (\.opacity, command.opacity), (\.cornerRadius, corner), (\.turns, turned + turn),
    ]
    let isNew = nodes[number].lastFrame < 0
    // What was not to be seen takes its new place at once.
    let since = nodes[number].shown.last == 0 ? time - 1 : before
    for (track, value) in values {
      if isNew {
        nodes[number][keyPath: track] = Track(value, at: start)
      } else {
        nodes[number][keyPath: track].record(value, at: time, after: since)
      }
    }
    nodes[number].lastFrame = frame
    nodes[number].shown.step(to: 1, at: time)
  }
}
