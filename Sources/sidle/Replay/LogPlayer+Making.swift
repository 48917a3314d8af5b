import CSidle

/// The records that make an object; the library must give it the id that the log has.
extension LogPlayer {
  mutating func makeList(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_list_spec()
    sidle_list_spec_init_sized(&spec, MemoryLayout<sidle_list_spec>.size)
    let name = try line.takeText("name")
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_list()
    let status = withText(name) { text in
      spec.name = text
      return sidle_list_create(stage, &spec, &made)
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  mutating func makeRow(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_row_spec()
    sidle_row_spec_init_sized(&spec, MemoryLayout<sidle_row_spec>.size)
    let name = try line.takeText("name")
    let title = try line.takeText("title")
    try takeMeasured(&line, of: title)
    var list = sidle_list()
    if let value = line.take("list"), value != .plain("-") {
      list.value = try id(of: try line.object(value, "list", kind: .list), line)
    }
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_row()
    let status = withText(name) { name in
      withText(title) { title in
        spec.name = name
        spec.title = title
        return sidle_row_create(stage, list, &spec, &made)
      }
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  mutating func makeButton(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_button_spec()
    sidle_button_spec_init_sized(&spec, MemoryLayout<sidle_button_spec>.size)
    let name = try line.takeText("name")
    let title = try line.takeText("title")
    try takeMeasured(&line, of: title)
    guard let owner = line.take("row") else { throw line.expected("row= after button") }
    var place: (row: sidle_row, edge: Int32)?
    if owner != .plain("-") {
      let row = try id(of: try line.object(owner, "row", kind: .row), line)
      guard let side = line.take("edge") else { throw line.expected("edge= after button") }
      place = (sidle_row(value: row), try line.choice(side, "edge", of: Choice.edges))
    }
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_button()
    let status = withText(name) { name in
      withText(title) { title in
        spec.name = name
        spec.title = title
        guard let place else { return sidle_button_create(stage, &spec, &made) }
        return sidle_row_add_button(stage, place.row, place.edge, &spec, &made)
      }
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }

  mutating func makeAnimation(_ object: LogObject, _ line: LogLine) throws(Problem) {
    var line = line
    var spec = sidle_animation_spec()
    sidle_animation_spec_init_sized(&spec, MemoryLayout<sidle_animation_spec>.size)
    let name = try line.takeText("name")
    let curve = try line.takeText("curve")
    let curves = try line.takeText("curves")
    let values = try line.takeNumbers("values")
    let times = try line.takeNumbers("times")
    var parent = sidle_animation()
    if let value = line.take("parent"), value != .plain("-") {
      parent.value = try id(of: try line.object(value, "parent", kind: .animation), line)
    }
    let problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    var made = sidle_animation()
    let status = withText(name) { name in
      withText(curve) { curve in
        withText(curves) { curves in
          withNumbers(values) { values in
            withNumbers(times) { times in
              (spec.name, spec.curve, spec.curves) = (name, curve, curves)
              (spec.values, spec.times) = (values, times)
              return sidle_animation_create(stage, parent, &spec, &made)
            }
          }
        }
      }
    }
    try check(status, line)
    try keep(object, made.value, line)
    if let problem { throw problem }
  }
}
