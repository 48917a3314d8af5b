import CSidle
import SidleControls
import SidleStage
import SidleUnits

/// Sizes of titles, from the host's resolver or the one built in.
extension StagePointer {
  /// Measures one line of text. The host's resolver runs inside a call: the stage refuses others.
  @inline(never)
  func measure(_ text: UnsafeBufferPointer<UInt8>, fontSize: Double, _ argument: StaticString)
    throws(Failure) -> Size
  {
    guard text.count > 0 else { return Size(width: 0, height: 0) }
    guard let resolve = block.pointee.resolver.measure else {
      let characters = Double(UTF8Check.countCharacters(text) ?? text.count)
      return Size(
        width: characters * ControlTuning.characterWidth * fontSize,
        height: ControlTuning.lineHeight * fontSize)
    }
    let bytes = UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    let size = resolve(
      block.pointee.resolver.context, sidle_text(bytes: bytes, length: Int64(text.count)), fontSize)
    return Size(
      width: try measured(size.width, argument), height: try measured(size.height, argument))
  }

  private func measured(_ value: Double, _ argument: StaticString) throws(Failure) -> Double {
    let rule: StaticString = "measures so; a text resolver must answer 0 to 1e9"
    return try Check.number(value, argument, 0, Limits.length, rule)
  }
}

/// Texts that may make lines: measured whole, and each place where a line may end.
extension StagePointer {
  /// The pieces are the caller's to free.
  @inline(never)
  func measure(
    _ text: UnsafeBufferPointer<UInt8>, fontSize: Double, _ lineBreak: LineBreak,
    _ argument: StaticString
  ) throws(Failure) -> MeasuredText {
    var result = MeasuredText()
    result.font = fontSize
    result.size = try measure(text, fontSize: fontSize, argument)
    guard lineBreak.wraps else { return result }
    let byCharacter = lineBreak == .characterWrap
    var count = 0
    var place = 0
    while let piece = TextPieces.next(text, from: place, byCharacter: byCharacter) {
      count &+= 1
      place = piece.next
    }
    guard count > 1 else { return result }
    let allocator = block.pointee.allocator
    guard var pieces = TextPieces(capacity: count, allocator) else {
      throw .outOfMemory(argument)
    }
    do throws(Failure) {
      result.blank = try cut(
        text, fontSize: fontSize, byCharacter: byCharacter, into: &pieces, argument)
    } catch {
      pieces.free(allocator)
      throw error
    }
    result.pieces = pieces
    return result
  }

  /// Fills in the pieces; the width of a blank.
  private func cut(
    _ text: UnsafeBufferPointer<UInt8>, fontSize: Double, byCharacter: Bool,
    into pieces: inout TextPieces, _ argument: StaticString
  ) throws(Failure) -> Double {
    let space: StaticString = " "
    let blank = try measure(
      UnsafeBufferPointer(start: space.utf8Start, count: 1), fontSize: fontSize, argument
    ).width
    var place = 0
    while let piece = TextPieces.next(text, from: place, byCharacter: byCharacter) {
      let bytes = UnsafeBufferPointer(rebasing: text[piece.start..<piece.end])
      let width = try measure(bytes, fontSize: fontSize, argument).width
      pieces.append(
        TextPieces.Piece(
          start: Int32(truncatingIfNeeded: piece.start),
          end: Int32(truncatingIfNeeded: piece.end), width: width,
          gap: piece.blanks < 0 ? -1 : Double(piece.blanks) * blank))
      place = piece.next
    }
    return blank
  }
}
