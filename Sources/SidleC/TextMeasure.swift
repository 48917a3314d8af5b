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
