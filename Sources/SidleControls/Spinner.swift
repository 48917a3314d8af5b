/// An activity indicator: how far it is turned is a matter of the time alone.
public enum Spinner {
  /// 0 up to 1, for a time in ns, also below 0. Turns once in `ControlTuning.spinnerPeriod`.
  public static func phase(at time: Int64) -> Double {
    let period = ControlTuning.spinnerPeriod
    let part = time % period
    return Double(part < 0 ? part &+ period : part) / Double(period)
  }
}
