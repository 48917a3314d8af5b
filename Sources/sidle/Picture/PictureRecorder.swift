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
    var fontSize: Double
    /// Of a line, `width` and `height` are where it ends.
    var x, y, width, height, opacity, cornerRadius: Track
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
  }

  /// The first node is the stage itself.
  private(set) var nodes: [Node] = []
  private var index: [Key: Int] = [:]
  private(set) var pointers: [Int32: Pointer] = [:]
  private(set) var events: [(time: Int64, text: String)] = []
  /// When something changed, or was still for the last time before it did.
  private(set) var changes: [Int64] = []
  private(set) var start: Int64 = 0
  private(set) var end: Int64 = 0
  /// Whether the last draw list changes with the time alone: a spinner is in it.
  private(set) var turns = false
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
      key: key, fontSize: 0, x: zero, y: zero, width: zero, height: zero,
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
    if frame == 0 { return }
    noteChange(at: time, after: time)
    var pointer =
      pointers[sample.pointer]
      ?? Pointer(
        x: Track(sample.x, at: start), y: Track(sample.y, at: start), down: Track(0, at: start))
    // A new contact is there at once; its moves are lines.
    let before = pointer.down.last == 0 ? time - 1 : time
    pointer.x.record(sample.x, at: time, after: before)
    pointer.y.record(sample.y, at: time, after: before)
    switch sample.phase {
    case .down: pointer.down.step(to: 1, at: time)
    case .up, .cancel: pointer.down.step(to: 0, at: time)
    case .move, .hover, .momentum: break
    }
    pointers[sample.pointer] = pointer
  }

  mutating func liftAll(at time: Int64) {
    for number in pointers.keys { pointers[number]?.down.step(to: 0, at: time) }
    noteChange(at: time, after: time)
  }

  // MARK: The draw list

  private mutating func draw(_ list: inout sidle_draw_list, at time: Int64, after before: Int64) {
    turns = false
    var path = [0]
    var previous = [-1]
    var copies: [Key: Int] = [:]
    for position in 0..<list.count {
      guard let command = sidle_draw_list_at(&list, position)?.pointee else { break }
      if command.type == SIDLE_DRAW_CLIP_END {
        if path.count > 1 {
          path.removeLast()
          previous.removeLast()
        }
        continue
      }
      if command.type == SIDLE_DRAW_SPINNER { turns = true }
      let parent = path[path.count - 1]
      var key = Key(
        parent: parent, type: command.type, part: command.part, object: command.object,
        color: command.color,
        text: Array(
          UnsafeRawBufferPointer(start: command.text.bytes, count: Int(command.text.length))),
        style: PictureStyle(command), copy: 0)
      let copy = copies[key, default: 0]
      copies[key] = copy + 1
      key.copy = copy
      let found = place(key, command, after: previous[previous.count - 1], at: time, before)
      previous[previous.count - 1] = found
      if command.type == SIDLE_DRAW_CLIP_BEGIN {
        path.append(found)
        previous.append(-1)
      }
    }
    for number in nodes.indices.dropFirst() where nodes[number].lastFrame != frame {
      nodes[number].shown.step(to: 0, at: time)
    }
  }

  /// The node of a command, made when it is new, with its frame recorded.
  private mutating func place(
    _ key: Key, _ command: sidle_draw_command, after sibling: Int, at time: Int64, _ before: Int64
  ) -> Int {
    let number: Int
    let isHidden: Bool
    if let known = index[key] {
      number = known
      isHidden = nodes[number].shown.last == 0
    } else {
      number = nodes.count
      nodes.append(node(key, at: start, shown: frame == 0 ? 1 : 0))
      index[key] = number
      isHidden = true
      let place = nodes[key.parent].children.firstIndex(of: sibling).map { $0 + 1 } ?? 0
      nodes[key.parent].children.insert(number, at: place)
    }
    let since = isHidden ? time - 1 : before
    nodes[number].fontSize = command.font_size
    nodes[number].lastFrame = frame
    nodes[number].shown.step(to: 1, at: time)
    let frame = command.frame
    let isLine = command.type == SIDLE_DRAW_LINE
    let turned = nodes[number].turns.last
    // SVG would make ellipses of corners that are too large.
    let corner = max(0, min(command.corner_radius, min(frame.width, frame.height) / 2))
    var turn = command.phase - turned
    turn -= turn.rounded(.down)
    let values: [(WritableKeyPath<Node, Track>, Double)] = [
      (\.x, frame.x), (\.y, frame.y), (\.width, frame.width + (isLine ? frame.x : 0)),
      (\.height, frame.height + (isLine ? frame.y : 0)), (\.opacity, command.opacity),
      (\.cornerRadius, corner), (\.turns, turned + turn),
    ]
    for (track, value) in values {
      record(track, value, of: number, jumps: isHidden, at: time, since)
    }
    return number
  }

  /// What was not to be seen takes its new place at once.
  private mutating func record(
    _ track: WritableKeyPath<Node, Track>, _ value: Double, of number: Int, jumps: Bool,
    at time: Int64, _ before: Int64
  ) {
    if jumps, !nodes[number][keyPath: track].changes {
      nodes[number][keyPath: track] = Track(value, at: start)
    } else {
      nodes[number][keyPath: track].record(value, at: time, after: before)
    }
  }
}
