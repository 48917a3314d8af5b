import SidleControls
import SidleUnits

/// Parts of a row's content that taps tell apart.
extension Stage {
  /// Replaces the targets of a row.
  public mutating func setTargets(row id: ObjectID, _ targets: UnsafeBufferPointer<Target>)
    throws(Failure)
  {
    let slot = try slot(row: id)
    // A record's numbers take some twenty bytes each.
    guard log.hasRoom(for: targets.count &* 128) else { throw Log.failure }
    guard let copy = TargetArray.copy(targets, allocator) else { throw .outOfMemory("targets") }
    log.call("row_set_targets", id, targets: targets)
    rows[slot].targets.free(allocator)
    rows[slot].targets = copy
  }

  /// The number of the last target of a row that lies at a point of its content; 0 for none.
  func target(row slot: Int, x: Double, y: Double, in frames: RowFrames) -> Int32 {
    var index = Int(rows[slot].targets.count)
    while index > 0 {
      index &-= 1
      let target = rows[slot].targets[index]
      if frames.part(target.frame).contains(x: x, y: y) { return target.number }
    }
    return 0
  }
}
