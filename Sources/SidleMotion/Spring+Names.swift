import SidleUnits

/// The springs that have a name, with the damping ratio as it is published: what is worked out from
/// rates may be off by the last place, and critical damping would not be critical any more.
extension Spring {
  /// How many names there are.
  public static var nameCount: Int { 12 }

  /// The name at a place in the list, its spring and the spring's damping ratio; nil outside
  /// 0..<`nameCount`.
  public static func named(at index: Int)
    -> (name: StaticString, spring: Spring, dampingRatio: Double)?
  {
    switch index {
    case 0: return ("smooth", .smooth, 1)
    case 1: return ("snappy", .snappy, 0.85)
    case 2: return ("bouncy", .bouncy, 0.7)
    case 3: return ("classic", .classic, 0.825)
    case 4: return ("interactive", .interactive, 0.86)
    case 5: return ("core-animation", .coreAnimation, 0.5)
    case 6:
      return (
        "timing-parameters", .springTimingParameters, Spring.springTimingParameters.dampingRatio
      )
    case 7: return ("react-spring", .reactSpring, Spring.reactSpring.dampingRatio)
    case 8: return ("flutter-scroll", .flutterScroll, 1.1)
    case 9: return ("scroll-return", .scrollReturn, 1)
    case 10: return ("android", .android, 0.5)
    case 11: return ("android-edge", .androidEdge, 0.98)
    default: return nil
    }
  }

  /// The spring of a name, its bytes in ASCII; nil for an unknown one. Cost: one pass of the list.
  public static func named(_ bytes: UnsafeBufferPointer<UInt8>)
    -> (spring: Spring, dampingRatio: Double)?
  {
    for index in 0..<nameCount {
      guard let entry = named(at: index), CurveText.matches(bytes, entry.name) else { continue }
      return (entry.spring, entry.dampingRatio)
    }
    return nil
  }
}
