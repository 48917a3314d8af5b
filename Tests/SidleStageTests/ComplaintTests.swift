import SidleUnits
import Testing

@testable import SidleStage

@Suite struct ComplaintTests {
  private func sentence(_ failure: Failure) -> String {
    written { Complaint.write(failure, function: "sidle_call", to: &$0) }
  }

  @Test("a sentence names the function, the argument, its value and the rule")
  func sentences() {
    #expect(
      sentence(Failure(.null, "out", .none, "it must not be null"))
        == "sidle_call: out; it must not be null")
    #expect(
      sentence(Failure(.range, "width", .number(-0.25), "it must be over 0"))
        == "sidle_call: width is -0.25; it must be over 0")
    #expect(
      sentence(Failure(.range, "time_ns", .integer(.min), "no"))
        == "sidle_call: time_ns is -9223372036854775808; no")
    #expect(
      sentence(Failure(.stale, "row", .id(0xABC), "gone"))
        == "sidle_call: row is 0x0000000000000abc; gone")
    #expect(
      sentence(Failure(.notFinite, "x", .number(.nan), "finite")) == "sidle_call: x is nan; finite")
  }

  @Test("the sentence of the last failure is kept, ended by a NUL, and cut where it is too long")
  func kept() {
    var complaint = Complaint(memory)
    let reserved = complaint.reserve()
    #expect(reserved)
    func text() -> String { complaint.text.map { String(cString: $0) } ?? "none" }
    #expect(text() == "")
    complaint.set(
      Failure(
        .range, "argument", .none,
        """
        a rule that goes on and on and on and on and on and on and on and on and on and on and on \
        and on and on and on and on and on and on and on and on and on and on and on and on and on \
        and on and on and on and on and on and on and on and on and on
        """), function: "sidle_call")
    #expect(text().utf8.count == 239)
    #expect(text().hasPrefix("sidle_call: argument; a rule that goes on and on"))
    complaint.set(Failure(.range, "a", .none, "b"), function: "f")
    #expect(text() == "f: a; b")
  }
}
