import CSidle

/// Does to a stage what a log says, and checks that the stage answers as it did then.
///
/// Texts are measured by a resolver that gives the sizes the log holds, so that a replay needs
/// nothing of the host that made it.
struct LogPlayer: ~Copyable {
  let stage: OpaquePointer
  /// What was wrong with the record that made the stage, if it was made all the same.
  let problem: Problem?
  /// Of the stage, points.
  let size: sidle_size
  private var ids: [LogObject: UInt64] = [:]
  /// The sizes that the resolver gives next.
  private let measured: UnsafeMutablePointer<Measures>

  init(_ line: LogLine) throws(Problem) {
    var spec = sidle_stage_spec()
    sidle_stage_spec_init_sized(&spec, MemoryLayout<sidle_stage_spec>.size)
    problem = line.fill { (field, line) throws(Problem) in try spec.set(field, line) }
    size = sidle_size(width: spec.width, height: spec.height)
    let measured = UnsafeMutablePointer<Measures>.allocate(capacity: 1)
    measured.initialize(to: Measures())
    var resolver = sidle_text_resolver(context: measured) { context, _, _ in
      context?.assumingMemoryBound(to: Measures.self).pointee.take() ?? sidle_size()
    }
    var made: OpaquePointer?
    let status = withUnsafePointer(to: &resolver) { resolver in
      spec.text_resolver = resolver
      return sidle_stage_create_abi(&spec, &made, SIDLE_ABI)
    }
    guard status == SIDLE_OK, let made else {
      measured.deallocate()
      spec.text_resolver = nil
      throw Problem(line: line.number, text: Self.complaint(about: &spec))
    }
    stage = made
    self.measured = measured
  }

  deinit {
    sidle_stage_destroy(stage)
    measured.deinitialize(count: 1)
    measured.deallocate()
  }

  private static func complaint(about spec: inout sidle_stage_spec) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      buffer[0] = 0
      _ = sidle_stage_spec_check(&spec, buffer.baseAddress, 512)
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// A field with the size of a text.
  typealias Measured = (name: String, text: [UInt8])

  /// The texts measured next have these sizes, in this order; the last one holds for all that follow.
  /// No size is asked for of an empty text, whatever the log says of it.
  func takeMeasured(_ line: inout LogLine, _ fields: [Measured]) throws(Problem) {
    var sizes: [sidle_size] = []
    for (name, text) in fields {
      guard let value = line.take(name) else { continue }
      let size = try line.size(value, name)
      if !text.isEmpty { sizes.append(size) }
    }
    measured.pointee = Measures(sizes: sizes)
  }

  /// The same of one text.
  func takeMeasured(_ line: inout LogLine, of text: [UInt8]) throws(Problem) {
    try takeMeasured(&line, [("measured", text)])
  }

  /// The same of texts that may make lines: the size of the whole, then widths alone.
  func takeMeasuredTexts(_ line: inout LogLine, _ fields: [Measured]) throws(Problem) {
    var sizes: [sidle_size] = []
    for (name, text) in fields {
      guard let value = line.take(name) else { continue }
      let numbers = try line.numbers(value, name)
      guard numbers.count >= 2 else { throw line.expected("two numbers or more for \(name)") }
      if text.isEmpty { continue }
      sizes.append(sidle_size(width: numbers[0], height: numbers[1]))
      sizes += numbers.dropFirst(2).map { sidle_size(width: $0, height: numbers[1]) }
    }
    measured.pointee = Measures(sizes: sizes)
  }

  /// The id of an object that the log has made.
  func id(of object: LogObject, _ line: LogLine) throws(Problem) -> UInt64 {
    guard let id = ids[object] else {
      throw line.expected("an object made further up, not \(object)")
    }
    return id
  }

  mutating func keep(_ object: LogObject, _ id: UInt64, _ line: LogLine) throws(Problem) {
    ids[object] = id
    let made = LogObject(id: id)
    guard made == object else {
      throw line.expected("\(object), but the library made \(made?.description ?? "nothing")")
    }
  }

  /// A call that fails now did not fail when the log was written.
  func check(_ status: sidle_status, _ line: LogLine) throws(Problem) {
    guard status < SIDLE_OK else { return }
    throw Problem(line: line.number, text: String(cString: sidle_stage_last_error(stage)))
  }
}

/// What texts measure, in the order in which they are measured.
struct Measures {
  var sizes: [sidle_size] = []

  mutating func take() -> sidle_size {
    sizes.count > 1 ? sizes.removeFirst() : sizes.first ?? sidle_size()
  }
}

/// Calls `body` with bytes as the library takes texts.
func withText<T>(_ bytes: [UInt8], _ body: (sidle_text) -> T) -> T {
  bytes.withUnsafeBufferPointer { bytes in
    bytes.withMemoryRebound(to: CChar.self) { chars in
      body(sidle_text(bytes: chars.baseAddress, length: Int64(chars.count)))
    }
  }
}

func withNumbers<T>(_ numbers: [Double], _ body: (sidle_numbers) -> T) -> T {
  numbers.withUnsafeBufferPointer {
    body(sidle_numbers(first: $0.baseAddress, count: Int64($0.count)))
  }
}

extension LogLine {
  /// The numbers of a field; none when it is not there.
  mutating func takeNumbers(_ name: String) throws(Problem) -> [Double] {
    guard let value = take(name) else { return [] }
    return try numbers(value, name)
  }

  /// The text of a field; empty when it is not there.
  mutating func takeText(_ name: String) throws(Problem) -> [UInt8] {
    guard let value = take(name) else { return [] }
    return try text(value, name)
  }
}
