/// The line under the stage: the stage's time and the event told last.
struct PictureCaption {
  /// Pictures of longer replays do without the events, which would make them large.
  private static let mostEvents = 400
  private static let tick = 0.1
  private static let digitWidth = 8.4
  private static let lineHeight = 18.0

  let clock: PictureClock
  let events: [(time: Int64, text: String)]
  let width: Double

  var text: String { time + (events.count <= Self.mostEvents ? eventLines : "") }

  private var animation: SVGAnimation { SVGAnimation(clock: clock) }

  // MARK: Time

  /// Each digit is a strip of ten, moved up and down behind a window.
  private var time: String {
    let ticks = tenths
    let most = ticks.map(\.tenths).max() ?? 0
    let places = max(2, String(most).count)
    var out =
      "<clipPath id=\"digits\"><rect y=\"2\" width=\"\(SVGText.number(width))\" "
      + "height=\"\(SVGText.number(Self.lineHeight))\"/></clipPath>\n"
      + "<g font-size=\"13\" fill=\"#5b6270\" clip-path=\"url(#digits)\">\n"
    var x = 2.0
    for place in (0..<places).reversed() {
      if place == 0 {
        out += "<text x=\"\(SVGText.number(x))\" y=\"16\">.</text>\n"
        x += Self.digitWidth / 2
      }
      out += strip(x: x, place: place, ticks: ticks)
      x += Self.digitWidth
    }
    return out + "<text x=\"\(SVGText.number(x + 4))\" y=\"16\">s</text>\n</g>\n"
  }

  /// Tenths of seconds of the stage, as the picture goes on.
  private var tenths: [(part: Double, tenths: Int64)] {
    let count = Int(clock.duration / Self.tick)
    var list: [(part: Double, tenths: Int64)] = []
    for index in 0...max(0, count) {
      let moment = Double(index) * Self.tick
      let tenths = max(0, clock.stage(at: moment) / 100_000_000)
      if list.last?.tenths != tenths { list.append((moment / clock.duration, tenths)) }
    }
    return list
  }

  private func strip(x: Double, place: Int, ticks: [(part: Double, tenths: Int64)]) -> String {
    var unit: Int64 = 1
    for _ in 0..<place { unit *= 10 }
    var times: [Double] = []
    var digits: [Int64] = []
    for tick in ticks {
      let digit = tick.tenths / unit % 10
      guard digits.last != digit else { continue }
      times.append(tick.part)
      digits.append(digit)
    }
    let start = digits.first ?? 0
    let place = SVGText.number(x)
    let all = (0...9).map {
      "<tspan x=\"\(place)\" y=\"\(SVGText.number(16 + Double($0) * Self.lineHeight))\">\($0)</tspan>"
    }.joined()
    let moves = digits.map { SVGText.number(Double(-$0) * Self.lineHeight) }
    let animated = digits.count > 1 ? animation.stepsDown(times: times, values: moves) : ""
    return "<g transform=\"translate(0 \(SVGText.number(Double(-start) * Self.lineHeight)))\">"
      + "\(animated)<text>\(all)</text></g>\n"
  }

  // MARK: Events

  private var eventLines: String {
    guard !events.isEmpty else { return "" }
    var out = "<g font-size=\"12\" fill=\"#14213d\" text-anchor=\"end\">\n"
    for (index, event) in events.enumerated() {
      let from = animation.part(event.time)
      let until = index + 1 < events.count ? animation.part(events[index + 1].time) : 1
      guard until > from else { continue }
      out +=
        "<text x=\"\(SVGText.number(width - 2))\" y=\"16\" display=\"none\">"
        + SVGText.escaped(Self.words(of: event.text))
        + animation.steps(
          "display", times: [0, from, until],
          values: ["none", "inline", until < 1 ? "none" : "inline"])
        + "</text>\n"
    }
    return out + "</g>\n"
  }

  /// What a picture has room for: kind, name, event, and the edge.
  private static func words(of line: String) -> String {
    let words = line.split(separator: " ")
    let edge = words.first { $0.hasPrefix("edge=") && $0 != "edge=none" }
    return words.dropFirst().prefix(3).joined(separator: " ")
      + (edge.map { " \($0.dropFirst("edge=".count))" } ?? "")
  }
}
