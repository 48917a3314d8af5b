/// The pointer of a page: turns what its events say, in order of time, into samples.
struct WebPointer {
  private var isDown = false
  private var (x, y) = (0.0, 0.0)

  /// The entry is a press, a lift, a cancel or, as a move, a position; a place that is NaN is not
  /// told: a lift may stand without one, and is where the pointer was. Nil for what says nothing.
  mutating func play(_ entry: Sample) -> Sample? {
    if !entry.x.isNaN { x = entry.x }
    if !entry.y.isNaN { y = entry.y }
    var sample = entry
    switch entry.phase {
    case .down: isDown = true
    case .up, .cancel:
      guard isDown else { return nil }
      isDown = false
    case .move, .hover, .momentum: sample.phase = isDown ? .move : .hover
    }
    if sample.phase == .hover, entry.kind == .touch { return nil }
    (sample.x, sample.y) = (x, y)
    sample.buttons = isDown ? 1 : 0
    sample.pressure = isDown ? 1 : 0
    return sample
  }
}
