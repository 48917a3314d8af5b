import SidleUnits

/// The curves that have a name.
///
/// `ease-in`, `ease-out` and so on are CSS's and Core Animation's cubic curves; `default` and
/// `ease-in-ease-out` are Core Animation's words for `ease` and `ease-in-out`. `ease-in-sine` and its
/// like are the cubic curves Flutter publishes for those names, near but not equal to Penner's, which
/// go without the prefix: `in-sine`, `out-cubic`, `in-out-elastic`. `in-circular` and its like are
/// SwiftUI's quarter circles (Penner's `circ`). Control points: Flutter `curves.dart`, CSS Easing,
/// Core Animation.
extension TimingCurve {
  /// How many names there are.
  public static var nameCount: Int { 61 }

  /// The name at a place in the list and its curve; nil outside 0..<`nameCount`.
  public static func named(at index: Int) -> (name: StaticString, curve: TimingCurve)? {
    if index < 31 { return cubicNamed(at: index) }
    return pennerNamed(at: index)
  }

  /// The curve of a name, its bytes in ASCII; nil for an unknown one. Cost: one pass of the list.
  public static func named(_ bytes: UnsafeBufferPointer<UInt8>) -> TimingCurve? {
    for index in 0..<nameCount {
      if let entry = named(at: index), CurveText.matches(bytes, entry.name) { return entry.curve }
    }
    return nil
  }

  private static func cubicNamed(at index: Int) -> (name: StaticString, curve: TimingCurve)? {
    switch index {
    case 0: return ("linear", .linear)
    case 1: return ("ease", .ease)
    case 2: return ("default", .ease)
    case 3: return ("ease-in", .easeIn)
    case 4: return ("ease-out", .easeOut)
    case 5: return ("ease-in-out", .easeInOut)
    case 6: return ("ease-in-ease-out", .easeInOut)
    case 7: return ("fast-linear-to-slow-ease-in", .cubic(CubicBezier(valid: 0.18, 1, 0.04, 1)))
    case 8: return ("ease-in-to-linear", .cubic(CubicBezier(valid: 0.67, 0.03, 0.65, 0.09)))
    case 9: return ("linear-to-ease-out", .cubic(CubicBezier(valid: 0.35, 0.91, 0.33, 0.97)))
    case 10: return ("fast-out-slow-in", .cubic(CubicBezier(valid: 0.4, 0, 0.2, 1)))
    case 11: return ("ease-in-sine", .cubic(CubicBezier(valid: 0.47, 0, 0.745, 0.715)))
    case 12: return ("ease-in-cubic", .cubic(CubicBezier(valid: 0.55, 0.055, 0.675, 0.19)))
    case 13: return ("ease-in-quart", .cubic(CubicBezier(valid: 0.895, 0.03, 0.685, 0.22)))
    case 14: return ("ease-in-expo", .cubic(CubicBezier(valid: 0.95, 0.05, 0.795, 0.035)))
    case 15: return ("ease-in-circ", .cubic(CubicBezier(valid: 0.6, 0.04, 0.98, 0.335)))
    case 16: return ("ease-out-quad", .cubic(CubicBezier(valid: 0.25, 0.46, 0.45, 0.94)))
    case 17: return ("ease-out-cubic", .cubic(CubicBezier(valid: 0.215, 0.61, 0.355, 1)))
    case 18: return ("ease-out-quint", .cubic(CubicBezier(valid: 0.23, 1, 0.32, 1)))
    case 19: return ("ease-out-expo", .cubic(CubicBezier(valid: 0.19, 1, 0.22, 1)))
    case 20: return ("ease-out-back", .cubic(CubicBezier(valid: 0.175, 0.885, 0.32, 1.275)))
    case 21: return ("ease-in-out-quad", .cubic(CubicBezier(valid: 0.455, 0.03, 0.515, 0.955)))
    case 22: return ("ease-in-out-cubic", .cubic(CubicBezier(valid: 0.645, 0.045, 0.355, 1)))
    case 23: return ("ease-in-out-quint", .cubic(CubicBezier(valid: 0.86, 0, 0.07, 1)))
    case 24: return ("ease-in-out-expo", .cubic(CubicBezier(valid: 1, 0, 0, 1)))
    case 25: return ("ease-in-out-back", .cubic(CubicBezier(valid: 0.68, -0.55, 0.265, 1.55)))
    case 26: return ("step-start", .steps(StepTiming(valid: 1, .jumpStart)))
    case 27: return ("step-end", .steps(StepTiming(valid: 1, .jumpEnd)))
    case 28: return ("in-circular", .penner(PennerCurve(.circ, .easeIn)))
    case 29: return ("out-circular", .penner(PennerCurve(.circ, .easeOut)))
    case 30: return ("in-out-circular", .penner(PennerCurve(.circ, .easeInOut)))
    default: return nil
    }
  }

  private static func pennerNamed(at index: Int) -> (name: StaticString, curve: TimingCurve)? {
    switch index {
    case 31: return ("in-sine", .penner(PennerCurve(.sine, .easeIn)))
    case 32: return ("out-sine", .penner(PennerCurve(.sine, .easeOut)))
    case 33: return ("in-out-sine", .penner(PennerCurve(.sine, .easeInOut)))
    case 34: return ("in-quad", .penner(PennerCurve(.quad, .easeIn)))
    case 35: return ("out-quad", .penner(PennerCurve(.quad, .easeOut)))
    case 36: return ("in-out-quad", .penner(PennerCurve(.quad, .easeInOut)))
    case 37: return ("in-cubic", .penner(PennerCurve(.cubic, .easeIn)))
    case 38: return ("out-cubic", .penner(PennerCurve(.cubic, .easeOut)))
    case 39: return ("in-out-cubic", .penner(PennerCurve(.cubic, .easeInOut)))
    case 40: return ("in-quart", .penner(PennerCurve(.quart, .easeIn)))
    case 41: return ("out-quart", .penner(PennerCurve(.quart, .easeOut)))
    case 42: return ("in-out-quart", .penner(PennerCurve(.quart, .easeInOut)))
    case 43: return ("in-quint", .penner(PennerCurve(.quint, .easeIn)))
    case 44: return ("out-quint", .penner(PennerCurve(.quint, .easeOut)))
    case 45: return ("in-out-quint", .penner(PennerCurve(.quint, .easeInOut)))
    case 46: return ("in-expo", .penner(PennerCurve(.expo, .easeIn)))
    case 47: return ("out-expo", .penner(PennerCurve(.expo, .easeOut)))
    case 48: return ("in-out-expo", .penner(PennerCurve(.expo, .easeInOut)))
    case 49: return ("in-circ", .penner(PennerCurve(.circ, .easeIn)))
    case 50: return ("out-circ", .penner(PennerCurve(.circ, .easeOut)))
    case 51: return ("in-out-circ", .penner(PennerCurve(.circ, .easeInOut)))
    case 52: return ("in-back", .penner(PennerCurve(.back, .easeIn)))
    case 53: return ("out-back", .penner(PennerCurve(.back, .easeOut)))
    case 54: return ("in-out-back", .penner(PennerCurve(.back, .easeInOut)))
    case 55: return ("in-elastic", .penner(PennerCurve(.elastic, .easeIn)))
    case 56: return ("out-elastic", .penner(PennerCurve(.elastic, .easeOut)))
    case 57: return ("in-out-elastic", .penner(PennerCurve(.elastic, .easeInOut)))
    case 58: return ("in-bounce", .penner(PennerCurve(.bounce, .easeIn)))
    case 59: return ("out-bounce", .penner(PennerCurve(.bounce, .easeOut)))
    case 60: return ("in-out-bounce", .penner(PennerCurve(.bounce, .easeInOut)))
    default: return nil
    }
  }
}
