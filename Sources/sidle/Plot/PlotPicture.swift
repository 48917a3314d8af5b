/// A motion as an SVG document that stands still: no script, nothing outside it.
struct PlotPicture {
  let motion: PlotMotion
  let samples: PlotSamples

  /// Points.
  private static let size = (width: 640.0, height: 480.0)
  /// Where both panels begin and end.
  private static let (left, right) = (84.0, 616.0)
  private static let valueColor = "#0b63ce"
  private static let velocityColor = "#c2410c"
  private static let fonts =
    "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
  /// How far a straight line may be off, in points.
  private static let tolerance = 0.03

  /// A part of the picture with an axis of its own; places are points from the top.
  private struct Panel {
    var scale: PlotScale
    var top: Double
    var bottom: Double

    func y(_ value: Double) -> Double { bottom - scale.part(value) * (bottom - top) }
  }

  var text: String {
    let velocity = samples.velocityRange
    let value = Panel(
      scale: PlotScale(samples.valueRange, steps: 6, extends: true), top: 70, bottom: 262)
    let speed = Panel(
      scale: PlotScale(velocity.shown, steps: 4, extends: true), top: 296, bottom: 418)
    let time = PlotScale(0...samples.duration, steps: 8, extends: false)
    let (width, height) = (SVGText.number(Self.size.width), SVGText.number(Self.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title" \
      aria-describedby="desc" font-family="\(Self.fonts)" font-size="11" fill="#333">
      <title id="title">\(SVGText.escaped(motion.title))</title>
      <desc id="desc">\(SVGText.escaped(description(isCut: velocity.isCut)))</desc>
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="\(SVGText.number(Self.left))" y="26" font-size="15" font-weight="600">\
      \(SVGText.escaped(motion.title))</text>
      \(legend(isCut: velocity.isCut))
      \(times(time, across: [value, speed]))
      \(axis(value, name: "value"))
      \(axis(speed, name: "velocity, 1/s"))
      \(finalLine(value))
      \(curve(samples.values, value, id: "value", color: Self.valueColor))
      \(curve(samples.velocities, speed, id: "velocity", color: Self.velocityColor))
      </svg>

      """
  }

  private func description(isCut: Bool) -> String {
    "From \(PlotMotion.plain(motion.from)) to \(samples.finalText) in "
      + "\(samples.durationText) s: above the value, below the velocity."
      + (isCut ? " The fastest moments are cut off." : "")
  }

  private func x(_ part: Double) -> Double { Self.left + part * (Self.right - Self.left) }

  // MARK: Axes

  /// Ticks of time through all panels, their numbers and the unit under the last.
  private func times(_ scale: PlotScale, across panels: [Panel]) -> String {
    guard let bottom = panels.last?.bottom else { return "" }
    var lines: [String] = []
    for tick in scale.ticks {
      let x = x(scale.part(tick.value))
      for panel in panels {
        lines.append(line(from: (x, panel.top), to: (x, panel.bottom), "stroke=\"#e4e6eb\""))
      }
      lines.append(label(tick.label, x: x, y: bottom + 16, anchor: "middle"))
    }
    let middle = (Self.left + Self.right) / 2
    lines.append(label("time, s", x: middle, y: bottom + 36, anchor: "middle"))
    return lines.joined(separator: "\n")
  }

  /// Ticks of a panel, their numbers at its left, and what they count.
  private func axis(_ panel: Panel, name: String) -> String {
    var lines: [String] = []
    for tick in panel.scale.ticks {
      let y = panel.y(tick.value)
      let color = tick.value == 0 ? "#9aa0ab" : "#e4e6eb"
      lines.append(line(from: (Self.left, y), to: (Self.right, y), "stroke=\"\(color)\""))
      lines.append(label(tick.label, x: Self.left - 8, y: y + 4, anchor: "end"))
    }
    for (from, to) in [
      ((Self.left, panel.top), (Self.left, panel.bottom)),
      ((Self.left, panel.bottom), (Self.right, panel.bottom)),
    ] { lines.append(line(from: from, to: to, "stroke=\"#555\"")) }
    lines.append(label(name, x: Self.left, y: panel.top - 8, anchor: "start"))
    return lines.joined(separator: "\n")
  }

  private func finalLine(_ panel: Panel) -> String {
    let y = panel.y(samples.final)
    return line(
      from: (Self.left, y), to: (Self.right, y),
      "id=\"final\" stroke=\"#1a7f37\" stroke-dasharray=\"6 4\"")
  }

  private func legend(isCut: Bool) -> String {
    let entries = [
      ("value", "stroke=\"\(Self.valueColor)\" stroke-width=\"2\"", 430.0),
      ("final value", "stroke=\"#1a7f37\" stroke-dasharray=\"6 4\"", 520.0),
      (
        isCut ? "velocity, cut off" : "velocity",
        "stroke=\"\(Self.velocityColor)\" stroke-width=\"2\"", 310.0
      ),
    ]
    return entries.map { (name, style, x) in
      line(from: (x, 46), to: (x + 22, 46), style)
        + "\n" + label(name, x: x + 28, y: 50, anchor: "start")
    }.joined(separator: "\n")
  }

  // MARK: Shapes

  private func curve(_ values: [Double], _ panel: Panel, id: String, color: String) -> String {
    var track = Track(panel.y(values[0]), at: 0)
    for (index, value) in values.enumerated().dropFirst() {
      track.record(panel.y(value), at: Int64(index), after: Int64(index - 1))
    }
    var keys = track.simplified(within: Self.tolerance)
    keys.append(Track.Key(time: Int64(values.count - 1), value: track.last))
    let points = keys.map {
      SVGText.number(x(Double($0.time) / Double(values.count - 1))) + ","
        + SVGText.number($0.value)
    }
    return "<polyline id=\"\(id)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\" "
      + "stroke-linejoin=\"round\" points=\"\(points.joined(separator: " "))\"/>"
  }

  private func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ style: String
  ) -> String {
    "<line x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\" "
      + "x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\" \(style)/>"
  }

  private func label(_ text: String, x: Double, y: Double, anchor: String) -> String {
    "<text x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\" text-anchor=\"\(anchor)\">"
      + "\(SVGText.escaped(text))</text>"
  }
}
