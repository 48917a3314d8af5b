import SidleUnits

/// The strips at the sides of a stage where drags are left to the host, for its own way back.
public struct EdgeZone: Equatable, BitwiseCopyable {
  /// The raw values are those of `SIDLE_SIDES_` in the C header.
  public enum Sides: Int32, BitwiseCopyable, Sendable {
    case both = 1
    case left = 2
    case right = 3
  }

  /// Points from the side; 0: there is no zone.
  public var width: Double
  public var sides: Sides

  public init(width: Double, sides: Sides) {
    self.width = width
    self.sides = sides
  }

  /// Whether a contact that goes down at `x` on a stage `across` points wide is in a zone. A contact
  /// exactly `width` from the left side is not.
  public func contains(x: Double, across: Double) -> Bool {
    guard width > 0 else { return false }
    switch sides {
    case .both: return x < width || x >= across - width
    case .left: return x < width
    case .right: return x >= across - width
    }
  }

  /// A stage without a zone hashes as if there were no zones.
  public func hash(into hash: inout Hash64) {
    guard width > 0 else { return }
    hash.add(width)
    hash.add(sides.rawValue)
  }
}
