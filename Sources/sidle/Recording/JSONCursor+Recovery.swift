extension JSONCursor {
  /// Goes on behind something that is wrong inside the list or object at a depth (0 is the text as a
  /// whole): to its next item, or to its end. An item is known by the comma before it or, since lines
  /// of a recording may be torn, by a bracket that no name and no other bracket goes before. From
  /// an object that leads out of all there is. False when the text ends before.
  mutating func recover(to depth: Int) -> Bool {
    /// Brackets that were opened since.
    var nested = 0
    var isValue = false
    // An item that is no item may begin with a bracket itself.
    var mayBegin = levels.count > depth || isBetween
    isBetween = false
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        try? passString("")
        isValue = false
        mayBegin = true
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if nested == 0, !isValue, mayBegin {
          let isList = depth > 0 && levels[depth - 1].closer == UInt8(ascii: "]")
          levels.removeLast(levels.count - (isList ? depth : 0))
          if isList { levels[depth - 1].hasItems = false }
          return true
        }
        nested += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if nested > 0 {
          nested -= 1
        } else if let open = levels.lastIndex(where: { $0.closer == byte }), open >= depth - 1 {
          levels.removeLast(levels.count - max(open, depth))
          if open < depth { return true }
        }
      case UInt8(ascii: ","):
        if nested == 0, levels.count == depth, depth > 0 { return true }
      default: break
      }
      bytes.advance()
      isValue = byte == UInt8(ascii: ":")
      mayBegin = true
    }
    return false
  }
}
