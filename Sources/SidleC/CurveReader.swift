import CSidle
import SidleMotion
import SidleStage

/// Texts of timing curves.
extension Check {
  /// A curve that needs no memory of its own.
  static func curve(_ text: UnsafeBufferPointer<UInt8>, _ argument: StaticString) throws(Failure)
    -> TimingCurve
  {
    do throws(CurveFault) {
      return try TimingCurve.parse(text)
    } catch {
      throw Failure(error, argument)
    }
  }

  /// The stops of `linear(...)`; nil of another form.
  static func stops(_ text: UnsafeBufferPointer<UInt8>, _ argument: StaticString) throws(Failure)
    -> LinearText?
  {
    do throws(CurveFault) {
      return try LinearText(text)
    } catch {
      throw Failure(error, argument)
    }
  }
}

extension Failure {
  init(_ fault: CurveFault, _ argument: StaticString) {
    switch fault {
    case .unknown:
      self.init(.notFound, argument, .none, "no timing curve has this name")
    case .form:
      self.init(
        .argument, argument, .none,
        "it must be as steps(4, jump-end), cubic-bezier(0.3, 0, 0.7, 1) or linear(0, 0.5 20%, 1)")
    case .stepCount:
      self.init(
        .range, argument, .none, "steps must be 1 to 2147483647, with jump-none at least 2")
    case .stepPosition:
      self.init(
        .argument, argument, .none,
        "steps are jump-start, jump-end, jump-none, jump-both, start or end")
    case .points:
      self.init(
        .range, argument, .none, "of cubic-bezier x1 and x2 must be 0 to 1, y1 and y2 within +-1e9")
    case .stops:
      self.init(
        .argument, argument, .none,
        "linear(...) is no curve of an animation; keyframes do the same")
    case .stopCount:
      self.init(.range, argument, .none, "linear takes 64 stops at most")
    case .stopRange:
      self.init(.range, argument, .none, "stops of linear must be within +-1e9")
    }
  }
}
