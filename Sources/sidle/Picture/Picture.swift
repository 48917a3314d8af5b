import CSidle
import SidleUnits

/// What a stage showed as one animated SVG document: no script, nothing outside it.
struct Picture {
  private static let margin = 16.0
  private static let captionHeight = 36.0
  /// The line under the stage needs some room, however narrow the stage is.
  private static let leastCaptionWidth = 240.0
  private static let fonts =
    "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  private let recorder: PictureRecorder
  /// Of the stage, points.
  private let size: sidle_size
  private let title: String
  private let clock: PictureClock
  private let animation: SVGAnimation

  init(recorder: PictureRecorder, size: sidle_size, title: String) {
    self.recorder = recorder
    self.size = size
    self.title = title
    clock = PictureClock(changes: recorder.changes, start: recorder.start, end: recorder.end)
    animation = SVGAnimation(clock: clock)
  }

  var text: String {
    let captionWidth = max(size.width, Self.leastCaptionWidth)
    let width = captionWidth + 2 * Self.margin
    let left = Self.margin + (captionWidth - size.width) / 2
    let height = size.height + 2 * Self.margin + Self.captionHeight
    var out = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(SVGText.number(width))" \
      height="\(SVGText.number(height))" \
      viewBox="0 0 \(SVGText.number(width)) \(SVGText.number(height))" role="img" \
      aria-labelledby="title" aria-describedby="desc" font-family="\(Self.fonts)">
      <title id="title">Sidle: \(SVGText.escaped(title))</title>
      <desc id="desc">\(SVGText.escaped(description))</desc>
      <rect width="100%" height="100%" rx="18" fill="#e9eaee"/>
      <clipPath id="screen"><rect width="\(SVGText.number(size.width))" \
      height="\(SVGText.number(size.height))" rx="10"/></clipPath>
      <g transform="translate(\(SVGText.number(left)) \(SVGText.number(Self.margin)))">
      <g clip-path="url(#screen)">
      <rect width="\(SVGText.number(size.width))" height="\(SVGText.number(size.height))" \
      fill="#fff"/>

      """
    for child in recorder.nodes.first?.children ?? [] { write(child, inside: 0, to: &out) }
    for number in recorder.pointers.keys.sorted() {
      if let pointer = recorder.pointers[number] { out += dot(pointer) }
    }
    out += "</g>\n</g>\n"
    let caption = PictureCaption(clock: clock, events: recorder.events, width: captionWidth)
    let bottom = Self.margin + size.height + 6
    out +=
      "<g transform=\"translate(\(SVGText.number(Self.margin)) \(SVGText.number(bottom)))\">\n"
    out += caption.text + "</g>\n</svg>\n"
    return out
  }

  private var description: String {
    let length = Numerals.short(
      Elementary.seconds(from: recorder.start, to: recorder.end), places: 3)
    var text =
      "\(length) s, shown in \(Numerals.short(clock.duration, places: 1)) s."
    let shortened = clock.shortened
    if shortened.isEmpty { return text }
    text +=
      " Stretches without a change are shown in \(Numerals.short(PictureClock.longestStill, places: 1)) s each:"
    let list = shortened.prefix(20).map {
      " \(Self.exactly($0.from)) to \(Self.exactly($0.to)) s"
    }
    text += list.joined(separator: ",")
    return text + (shortened.count > 20 ? " and \(shortened.count - 20) more." : ".")
  }

  /// Seconds, to the nanosecond.
  private static func exactly(_ time: Int64) -> String {
    Numerals.short(Double(time) / 1e9, places: 9)
  }

  // MARK: What the stage draws

  private func write(_ number: Int, inside parent: Int, to out: inout String) {
    let node = recorder.nodes[number]
    let shown = visibility(node, inside: recorder.nodes[parent])
    let shapes = PictureShapes(animation: animation)
    guard node.key.type == Int32(SIDLE_DRAW_CLIP_BEGIN) else {
      out += shapes.text(of: node, shown)
      return
    }
    out += "<clipPath id=\"c\(number)\">\(shapes.clip(node))</clipPath>"
    out += "<g clip-path=\"url(#c\(number))\"\(shown.attribute)>\(shown.animation)\n"
    for child in node.children { write(child, inside: number, to: &out) }
    out += "</g>\n"
  }

  /// How a node that is not always there is hidden; nothing when its parent already hides it.
  private func visibility(
    _ node: PictureRecorder.Node, inside parent: PictureRecorder.Node
  ) -> PictureShapes.Visibility {
    if node.shown.keys == parent.shown.keys { return .always }
    let word: (Double) -> String = { $0 > 0 ? "inline" : "none" }
    let first = word(node.shown.first)
    guard node.shown.changes else {
      return PictureShapes.Visibility(attribute: first == "none" ? " display=\"none\"" : "")
    }
    let keys = node.shown.keys
    return PictureShapes.Visibility(
      attribute: " display=\"\(first)\"",
      animation: animation.steps(
        "display", times: keys.map { animation.part($0.time) }, values: keys.map { word($0.value) })
    )
  }

  private func dot(_ pointer: PictureRecorder.Pointer) -> String {
    "<circle r=\"15\" cx=\"\(SVGText.number(pointer.x.first))\" "
      + "cy=\"\(SVGText.number(pointer.y.first))\" fill=\"#14213d\" fill-opacity=\".3\" "
      + "stroke=\"#fff\" stroke-opacity=\".7\" stroke-width=\"1.5\" "
      + "opacity=\"\(SVGText.number(pointer.down.first))\">"
      + animation.lines("cx", pointer.x) + animation.lines("cy", pointer.y)
      + animation.steps("opacity", pointer.down) + "</circle>\n"
  }
}
