/// A motion as a picture of characters: its value, under it its velocity, one axis of time.
struct PlotText {
  let motion: PlotMotion
  let samples: PlotSamples
  let columns: Int
  let rows: Int
  let characters: PlotCharacters

  /// Lines that are no panel: the title, one between the panels, the axis of time with its
  /// numbers, the legend.
  private static let otherLines = 5
  /// Columns that a number under the axis of time takes, with space around.
  private static let timeLabel = 9

  /// One of the two pictures, with the numbers at its left.
  private struct Panel {
    var canvas: PlotCanvas
    /// By row; empty where no tick is.
    var labels: [String]
  }

  var text: String {
    let velocity = samples.velocityRange
    let valueRows = (rows - Self.otherLines) * 3 / 5
    let velocityRows = rows - Self.otherLines - valueRows
    let valueScale = PlotScale(samples.valueRange, steps: Self.steps(valueRows), extends: true)
    let velocityScale = PlotScale(velocity.shown, steps: Self.steps(velocityRows), extends: true)
    let labels = valueScale.ticks.map(\.label) + velocityScale.ticks.map { $0.label + "/s" }
    let margin = labels.map(\.count).max() ?? 0
    let width = max(Self.timeLabel, columns - margin - 2)

    var value = panel(valueScale, unit: "", width: width, rows: valueRows, mark: "*")
    value.canvas.line(at: valueScale.part(samples.final))
    value.canvas.curve(samples.values.map(valueScale.part))
    var speed = panel(velocityScale, unit: "/s", width: width, rows: velocityRows, mark: "o")
    speed.canvas.curve(samples.velocities.map(velocityScale.part))

    var lines = [title]
    lines += text(value, margin: margin)
    lines.append("")
    lines += text(speed, margin: margin)
    lines += axis(margin: margin, canvas: speed.canvas)
    lines.append(legend(isCut: velocity.isCut))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func steps(_ rows: Int) -> Int { max(1, (rows - 1) / 2) }

  private var title: String { "\(motion.title): \(span)" }

  /// From where to where in which time.
  private var span: String {
    "\(PlotMotion.plain(motion.from)) to \(samples.finalText) in \(samples.durationText) s"
  }

  private func legend(isCut: Bool) -> String {
    let (value, velocity) =
      characters == .ascii ? ("* value", "o velocity") : ("above: value", "below: velocity")
    return "\(value)   \(velocity)\(isCut ? ", cut off" : "")   "
      + "\(characters.final) final value \(samples.finalText)"
  }

  private func panel(
    _ scale: PlotScale, unit: String, width: Int, rows: Int, mark: Character
  ) -> Panel {
    let canvas = PlotCanvas(columns: width, rows: rows, characters: characters, mark: mark)
    var labels = Array(repeating: "", count: rows)
    for tick in scale.ticks { labels[canvas.row(scale.part(tick.value))] = tick.label + unit }
    return Panel(canvas: canvas, labels: labels)
  }

  private func text(_ panel: Panel, margin: Int) -> [String] {
    panel.labels.enumerated().map { (row, label) in
      String(repeating: " ", count: margin - label.count) + label + " "
        + (label.isEmpty ? characters.wall : characters.tick) + panel.canvas.text(row: row)
    }
  }

  /// The axis of time and its numbers: fewer where they would not fit beside each other.
  private func axis(margin: Int, canvas: PlotCanvas) -> [String] {
    var steps = canvas.columns / Self.timeLabel
    var scale = PlotScale(0...samples.duration, steps: steps, extends: false)
    var numbers = timeNumbers(scale, margin: margin, canvas: canvas)
    while !numbers.isComplete, steps > 2 {
      steps -= 1
      scale = PlotScale(0...samples.duration, steps: steps, extends: false)
      numbers = timeNumbers(scale, margin: margin, canvas: canvas)
    }
    var floor = Array(repeating: characters.floor, count: canvas.columns)
    for tick in scale.ticks { floor[canvas.column(scale.part(tick.value))] = characters.floorTick }
    let start = String(repeating: " ", count: margin + 1)
    return [start + characters.corner + floor.joined(), numbers.text]
  }

  /// The numbers under the ticks, the last with the unit. It always stands; others that do not fit beside it
  /// are left out, and then it is not complete.
  private func timeNumbers(
    _ scale: PlotScale, margin: Int, canvas: PlotCanvas
  ) -> (text: String, isComplete: Bool) {
    var kept: [(start: Int, label: String)] = []
    for (index, tick) in scale.ticks.enumerated().reversed() {
      let label = tick.label + (index == scale.ticks.count - 1 ? " s" : "")
      let column = canvas.column(scale.part(tick.value))
      let centred = max(0, margin + 2 + column - tick.label.count / 2)
      let start = min(centred, columns - label.count)
      guard kept.last.map({ start + label.count < $0.start }) ?? true else { continue }
      kept.append((start, label))
    }
    var text = ""
    for (start, label) in kept.reversed() {
      text += String(repeating: " ", count: max(0, start - text.count)) + label
    }
    return (text, kept.count == scale.ticks.count)
  }
}
