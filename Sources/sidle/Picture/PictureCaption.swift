/// The line under the stage: the stage's time and the event told last.
struct PictureCaption {
  /// Pictures of longer replays do without the events, which would make them large.
  private static let mostEvents = 400
  /// What the last digit counts, ns.
  private static let tick: Int64 = 100_000_000
  private static let digitWidth = 8.4
  /// What a character takes in an event's font, points: in wide fonts, in most, and pressed together.
  private static let letterWidth = (wide: 6.6, usual: 6.0, least: 5.4)
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

  /// Digits of the time that is shown last.
  private var places: Int {
    max(2, String(Self.tenths(clock.corners[clock.corners.count - 1].stage)).count)
  }

  /// From the left to the end of the unit, points.
  private var clockWidth: Double { 2 + Self.digitWidth * (Double(places) + 1.5) + 8 }

  /// Tenths of seconds of the stage, as the picture goes on: each from when it begins, but no more
  /// than ten of a stretch that is shortened.
  private var tenths: [(part: Double, tenths: Int64)] {
    let corners = clock.corners.map(\.stage)
    var list = [(part: 0.0, tenths: Self.tenths(corners[0]))]
    for (from, to) in zip(corners, corners.dropFirst()) {
      let (low, high) = (Self.tenths(from), Self.tenths(to))
      let pace = max(1, (high - low + 9) / 10)
      for count in stride(from: low + pace, through: high, by: Int(pace)) {
        list.append((animation.part(count * Self.tick), count))
      }
      if list[list.count - 1].tenths < high { list.append((animation.part(to), high)) }
    }
    return list
  }

  private static func tenths(_ time: Int64) -> Int64 { max(0, time / tick) }

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
        "<text x=\"\(SVGText.number(width - 2))\" y=\"16\" display=\"none\"\(fitted(event.text))"
        + animation.steps(
          "display", times: [0, from, until],
          values: ["none", "inline", until < 1 ? "none" : "inline"])
        + "</text>\n"
    }
    return out + "</g>\n"
  }

  /// The words of an event, which keep off the clock: where they may not fit, their width is told,
  /// and what would not fit at all is cut. With the end of the tag before them.
  private func fitted(_ line: String) -> String {
    let room = width - clockWidth - 12
    var words = Array(Self.words(of: line))
    var count = Self.length(words[...])
    guard count * Self.letterWidth.wide > room else { return ">" + SVGText.escaped(String(words)) }
    if count * Self.letterWidth.least > room {
      var kept = words[...]
      while kept.count > 1, (Self.length(kept) + 1) * Self.letterWidth.least > room {
        kept.removeLast()
      }
      words = Array(kept) + ["\u{2026}"]
      count = Self.length(words[...])
    }
    let length = min(room, count * Self.letterWidth.usual)
    return " textLength=\"\(SVGText.number(length))\" lengthAdjust=\"spacingAndGlyphs\">"
      + SVGText.escaped(String(words))
  }

  /// In letters: ideographs and the like are as wide as two.
  private static func length(_ words: ArraySlice<Character>) -> Double {
    words.reduce(0) { $0 + ($1.unicodeScalars.contains { $0.value >= 0x1100 } ? 2 : 1) }
  }

  /// What a picture has room for: kind, name, event, and the edge.
  private static func words(of line: String) -> String {
    // A name may be quoted, with blanks in it.
    var isQuoted = false
    var isEscaped = false
    let words = line.split { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      return character == " " && !isQuoted
    }
    let edge = words.first { $0.hasPrefix("edge=") && $0 != "edge=none" }
    return words.dropFirst().prefix(3).joined(separator: " ")
      + (edge.map { " \($0.dropFirst("edge=".count))" } ?? "")
  }
}
