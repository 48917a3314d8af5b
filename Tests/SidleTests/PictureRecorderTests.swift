import CSidle
import Testing

@testable import sidle

@Suite("What a picture remembers of draw lists")
struct PictureRecorderTests {
  private struct Box {
    var object: UInt64
    var x = 0.0
    var type = SIDLE_DRAW_RECTANGLE
    var fontSize = 0.0
  }

  /// Boxes of 10 x 10 points, at times.
  private func recorder(_ frames: [(time: Int64, boxes: [Box])]) -> PictureRecorder {
    var recorder = PictureRecorder()
    for (serial, frame) in frames.enumerated() {
      let commands = frame.boxes.map { box in
        var command = sidle_draw_command()
        command.type = Int32(box.type)
        command.object = box.object
        command.frame = sidle_rect(x: box.x, y: 0, width: 10, height: 10)
        command.opacity = 1
        command.font_size = box.fontSize
        command.image = box.type == SIDLE_DRAW_IMAGE ? 42 : 0
        return command
      }
      commands.withUnsafeBufferPointer {
        recorder.capture(
          sidle_draw_list(
            first: $0.baseAddress, count: Int32($0.count),
            stride: Int32(MemoryLayout<sidle_draw_command>.stride), serial: UInt64(serial + 1)),
          at: frame.time)
      }
    }
    return recorder
  }

  private func value(_ track: Track, at time: Int64) -> Double {
    let next = track.keys.firstIndex { $0.time > time } ?? track.keys.count
    let from = track.keys[max(0, next - 1)]
    guard next > 0, next < track.keys.count else { return from.value }
    let to = track.keys[next]
    return from.value + (to.value - from.value) * Double(time - from.time)
      / Double(to.time - from.time)
  }

  @Test("what is hidden and shown elsewhere keeps its first place until then")
  func comesBack() {
    let recorder = recorder([
      (0, [Box(object: 1, x: 10)]), (100, []), (200, [Box(object: 1, x: 90)]),
    ])
    #expect(recorder.nodes.count == 2)
    let node = recorder.nodes[1]
    for (time, x, shown): (Int64, Double, Double) in [(50, 10, 1), (150, 10, 0), (200, 90, 1)] {
      #expect(value(node.x, at: time) == x, "\(time)")
      #expect(node.shown.keys.last { $0.time <= time }?.value == shown, "\(time)")
    }
  }

  @Test("what is new does not come from anywhere")
  func isNew() {
    let recorder = recorder([
      (0, []), (100, [Box(object: 1, x: 70)]), (110, [Box(object: 1, x: 80)]),
    ])
    let node = recorder.nodes[1]
    #expect(node.x.keys.map(\.value) == [70, 70, 80])
    #expect(node.x.keys.map(\.time) == [0, 100, 110])
  }

  @Test("a text's baseline and size change as its font does")
  func font() {
    func text(_ size: Double) -> [Box] { [Box(object: 1, type: SIDLE_DRAW_TEXT, fontSize: size)] }
    let recorder = recorder([(0, text(10)), (100, text(20))])
    let node = recorder.nodes[1]
    #expect(node.height.keys.map(\.value) == [10, 20])
    #expect(node.y.keys.map(\.value) == [8.5, 12])
  }

  @Test("each frame finds its commands in its own paint order")
  func order() {
    let orders: [[UInt64]] = [
      [1, 2, 3], [3, 1, 2], [2, 3, 1], [1, 2, 3], [3, 2, 1], [2], [1, 3],
    ]
    let frames = orders.enumerated().map { time, order in
      (time: Int64(time), boxes: order.map { Box(object: $0) })
    }
    let recorder = recorder(frames)
    for (time, order) in orders.enumerated() {
      let shown = recorder.nodes[0].children.filter {
        recorder.nodes[$0].shown.keys.last { $0.time <= Int64(time) }?.value == 1
      }
      #expect(shown.map { recorder.nodes[$0].key.object } == order, "frame \(time)")
    }
    #expect(recorder.nodes.count <= 10, "no more than it needs")
  }

  @Test("an image is a box with its token on it")
  func image() {
    let recorder = recorder([(0, [Box(object: 1, x: 5, type: SIDLE_DRAW_IMAGE)])])
    #expect(recorder.nodes.count == 3)
    let label = recorder.nodes[2]
    #expect(String(decoding: label.key.text, as: UTF8.self) == "#42")
    #expect(abs(label.x.first - 6.4) < 1e-12 && abs(label.width.first - 7.2) < 1e-12)
    #expect(label.height.first == 4)
  }
}
