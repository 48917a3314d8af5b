import CSidle
import CSidleHost
import Glibc
import SidleUnits

/// What a stage showed as an animated GIF, with the pointers.
///
/// An image for each frame that differs from the one before it. Stretches in which nothing changes
/// are shortened as in other pictures.
final class Film {
  /// Images in a second: more are not shown by all programs as they should be.
  static let rates = 1.0...50
  static let rate = 30.0

  private let rate: Double
  private var file: OutputFile?
  private let path: String
  private var canvas: OpaquePointer?
  private var gif: OpaquePointer?
  private var serial: UInt64 = 0
  private var dots: [sidle_rect] = []
  /// When the last image began: ns since the film did, and its time in the GIF, hundredths.
  private var begun: Int64?
  private var shown: Int64 = 0
  /// What has been left out so far, hundredths.
  private var leftOut: Int64 = 0
  /// The stage's time when the film began, ns.
  private var start: Int64?
  private var reason: String?

  init(
    path: UnsafePointer<CChar>, size: sidle_size, scale: Double, rate: Double
  ) throws(ReplayStop) {
    self.rate = rate
    self.path = String(cString: path)
    guard let file = OutputFile(path: path) else {
      throw .cannotWrite(self.path, String(cString: strerror(errno)))
    }
    let descriptor = file.duplicate()
    self.file = consume file
    var reason = sidle_host_canvas_open(size.width, size.height, scale, &canvas)
    if reason == nil {
      let pixels = sidle_host_canvas_pixels(canvas)
      reason = sidle_host_gif_open(descriptor, pixels.width, pixels.height, &gif)
    }
    if let reason { throw .cannotWrite(self.path, String(cString: reason)) }
  }

  deinit {
    _ = sidle_host_gif_close(gif, shown)
    sidle_host_canvas_close(canvas)
  }

  /// The stage after a step.
  func capture(_ stage: OpaquePointer, pointers: [Int32: PictureRecorder.Pointer]) {
    let now = sidle_stage_now(stage)
    let start = start ?? now
    self.start = start
    let elapsed = Elementary.difference(from: start, to: now)
    let dots = pointers.sorted { $0.key < $1.key }.filter { $0.value.down.last > 0 }
      .map { sidle_rect(x: $0.value.x.last - 15, y: $0.value.y.last - 15, width: 30, height: 30) }
    var list = sidle_draw_list()
    guard sidle_stage_draw(stage, &list) == SIDLE_OK else { return }
    guard list.serial != serial || !Self.isSame(dots, self.dots) else { return }
    serial = list.serial
    self.dots = dots
    paint(&list)
    // Of the frames within one image's time the last one is shown. Steps seldom fall on it exactly.
    if begun.map({ elapsed - $0 >= max(Int64(0.9e9 / rate), 20_000_000) }) ?? true {
      begun = elapsed
      let time = Int64((Double(elapsed) / 1e7).rounded()) - leftOut
      let still = time - shown
      let longest = Int64(PictureClock.longestStill * 100)
      if still > longest { leftOut += still - longest }
      shown += min(still, longest)
    }
    sidle_host_gif_show(gif, sidle_host_canvas_pixels(canvas), shown)
  }

  /// Everything is written.
  func finish() throws(ReplayStop) {
    let end = shown + Int64(PictureClock.rest * 100)
    if let failure = sidle_host_gif_close(gif, end) { note(failure) }
    gif = nil
    if let reason { throw .cannotWrite(path, reason) }
    guard let file = file.take(), file.finish() else {
      throw .cannotWrite(path, String(cString: strerror(errno)))
    }
  }

  private func note(_ failure: UnsafePointer<CChar>) {
    if reason == nil { reason = String(cString: failure) }
  }

  private func paint(_ list: inout sidle_draw_list) {
    sidle_host_canvas_clear(canvas)
    if let failure = sidle_host_canvas_paint(canvas, &list) { note(failure) }
    let commands = dots.map { frame in
      var command = sidle_draw_command()
      command.type = Int32(SIDLE_DRAW_RECTANGLE)
      command.frame = frame
      command.color = 0x1421_3D4D
      command.opacity = 1
      command.corner_radius = frame.width / 2
      command.stroke_width = 1.5
      command.stroke_color = 0xFFFF_FFB3
      return command
    }
    commands.withUnsafeBufferPointer { commands in
      var list = sidle_draw_list(
        first: commands.baseAddress, count: Int32(commands.count),
        stride: Int32(MemoryLayout<sidle_draw_command>.stride), serial: 0)
      if let failure = sidle_host_canvas_paint(canvas, &list) { note(failure) }
    }
  }

  private static func isSame(_ a: [sidle_rect], _ b: [sidle_rect]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.x == $1.x && $0.y == $1.y }
  }
}
