import CSidle

/// The records of layers, and of the transitions that fill them.
extension LogPlayer {
  mutating func makeLayer(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_layer_spec()
    sidle_layer_spec_init_sized(&spec, MemoryLayout<sidle_layer_spec>.size)
    let name = try line.takeText("name")
    let title = try line.takeText("title")
    try takeMeasured(&line, of: title)
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_layer()
    let status = withText(name) { name in
      withText(title) { title in
        spec.name = name
        spec.title = title
        return sidle_layer_create(stage, &spec, &made)
      }
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  mutating func makeTransition(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_transition_spec()
    sidle_transition_spec_init_sized(&spec, MemoryLayout<sidle_transition_spec>.size)
    guard let owner = line.take("layer") else { throw line.expected("layer= after transition") }
    let layer = sidle_layer(value: try id(of: try line.object(owner, "layer", kind: .layer), line))
    let content = try takeContent(&line)
    let curve = try line.takeText("curve")
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_animation()
    let status = withText(curve) { curve in
      spec.curve = curve
      return content.give { sidle_layer_replace(stage, layer, $0, &spec, &made) }
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  /// The fields of a content to come.
  struct Content {
    var title: [UInt8]
    var token: UInt64

    func give<T>(_ body: (UnsafePointer<sidle_layer_content>) -> T) -> T {
      withText(title) { title in
        var content = sidle_layer_content()
        sidle_layer_content_init_sized(&content, MemoryLayout<sidle_layer_content>.size)
        content.title = title
        content.content_token = token
        return withUnsafePointer(to: content, body)
      }
    }
  }

  func takeContent(_ line: inout LogLine) throws(Problem) -> Content {
    let title = try line.takeText("title")
    try takeMeasured(&line, of: title)
    var content = Content(title: title, token: 0)
    if let token = line.take("content_token") {
      content.token = try line.integer(token, "content_token")
    }
    return content
  }
}

extension sidle_layer_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "user_data": user_data = try line.integer(value, name)
    case "content_token": content_token = try line.integer(value, name)
    case "frame": frame = try line.rect(value, name)
    case "font_size": font_size = try line.number(value, name)
    case "background": background = try line.color(value, name)
    case "title_color": title_color = try line.color(value, name)
    case "title_alignment": title_alignment = try line.choice(value, name, of: Choice.alignments)
    case "direction": direction = try line.choice(value, name, of: Choice.directions)
    default: return false
    }
    return true
  }
}

extension sidle_transition_spec {
  mutating func set(_ field: LogLine.Field, _ line: LogLine) throws(Problem) -> Bool {
    let (name, value) = (field.name, field.value)
    switch name {
    case "kind": kind = try line.choice(value, name, of: Choice.transitions)
    case "from": from = try line.choice(value, name, of: Choice.fromSides)
    case "fades": fades = try line.integer(value, name)
    case "fill": fill = try line.choice(value, name, of: Choice.fills)
    case "start_progress": start_progress = try line.number(value, name)
    case "end_progress": end_progress = try line.number(value, name)
    case "delay": delay = try line.number(value, name)
    case "duration": duration = try line.number(value, name)
    case "time_offset": time_offset = try line.number(value, name)
    case "speed": speed = try line.number(value, name)
    case "curve_points":
      let points = try line.numbers(value, name, count: 4)
      curve_points = (points[0], points[1], points[2], points[3])
    default: return false
    }
    return true
  }
}
