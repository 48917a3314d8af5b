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
    "\(PlotMotion.plain(motion.from)) to \(Numerals.short(samples.final, places: 3)) "
      + "in \(Numerals.short(samples.duration, places: 3)) s"
  }

  private func legend(isCut: Bool) -> String {
    let (value, velocity) =
      characters == .ascii ? ("* value", "o velocity") : ("above: value", "below: velocity")
    return "\(value)   \(velocity)\(isCut ? ", cut off" : "")   "
      + "\(characters.final) final value \(Numerals.short(samples.final, places: 3))"
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

  /// The axis of time and its numbers.
  private func axis(margin: Int, canvas: PlotCanvas) -> [String] {
    let width = canvas.columns
    let scale = PlotScale(0...samples.duration, steps: width / Self.timeLabel, extends: false)
    var floor = Array(repeating: characters.floor, count: width)
    var numbers: [Character] = []
    for (index, tick) in scale.ticks.enumerated() {
      let column = canvas.column(scale.part(tick.value))
      floor[column] = characters.floorTick
      let label = tick.label + (index == scale.ticks.count - 1 ? " s" : "")
      let centred = max(0, margin + 2 + column - tick.label.count / 2)
      let before = min(centred, columns - label.count)
      // Numbers too wide for their place are left out.
      guard numbers.isEmpty || before > numbers.count else { continue }
      numbers += Array(repeating: " ", count: before - numbers.count) + Array(label)
    }
    let start = String(repeating: " ", count: margin + 1)
    return [start + characters.corner + floor.joined(), String(numbers)]
  }
}
