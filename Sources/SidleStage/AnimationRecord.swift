import SidleControls
import SidleMotion
import SidleUnits

/// An animation: a value that moves, or a group of animations. Only the outermost ("root") plays;
/// what it contains follows from its time.
struct AnimationRecord: BitwiseCopyable {
  var name: StoredText
  var userData: UInt64
  var content: AnimationSpec.Content
  var timing: AnimationTiming
  var playback = AnimationPlayback()
  /// What the host asked to count as rest, for a new target.
  var restDistance: Double
  /// Slot of the group, -1 for a root.
  var parent: Int
  var members = SlotArray()
  /// When it begins in its group's time, ns.
  var begin: Int64 = 0
  /// Length of one run, ns; `arrange` works it out.
  var iteration: Int64 = 0
  /// Place on the list of what plays, -1 when it does not.
  var place = -1
  var age: UInt64
}

/// What creates an animation, checked.
public struct AnimationSpec {
  public enum Content: BitwiseCopyable {
    case value(AnimatedValue)
    case sequence
    /// Each member begins this much later than the one before, ns.
    case parallel(stagger: Int64)
  }

  public var name: UnsafeBufferPointer<UInt8>
  public var userData: UInt64
  public var content: Content
  public var timing: AnimationTiming
  public var restDistance: Double
  /// The fields as the host gave them, for the log.
  public var fields: AnimationFields

  public init(
    name: UnsafeBufferPointer<UInt8>, userData: UInt64, content: Content,
    timing: AnimationTiming, restDistance: Double, fields: AnimationFields
  ) {
    self.name = name
    self.userData = userData
    self.content = content
    self.timing = timing
    self.restDistance = restDistance
    self.fields = fields
  }
}

/// The numbers of an animation spec in the order of the C header.
public struct AnimationFields {
  public var kind: Int32
  public var from: Double
  public var to: Double
  public var velocity: Double
  public var delay: Double
  public var duration: Double
  public var curve: UnsafeBufferPointer<UInt8>
  public var points: (Double, Double, Double, Double)
  public var stiffness: Double
  public var dampingRatio: Double
  public var decayRate: Double
  public var stagger: Double

  public init(
    kind: Int32, from: Double, to: Double, velocity: Double, delay: Double, duration: Double,
    curve: UnsafeBufferPointer<UInt8>, points: (Double, Double, Double, Double),
    stiffness: Double, dampingRatio: Double, decayRate: Double, stagger: Double
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.velocity = velocity
    self.delay = delay
    self.duration = duration
    self.curve = curve
    self.points = points
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
    self.decayRate = decayRate
    self.stagger = stagger
  }
}

/// One moving value, laid out as `sidle_animation_value`: hosts read this memory.
public struct AnimationValue: BitwiseCopyable {
  public var animation: UInt64
  public var value: Double
  public var velocity: Double
}

/// What a host sees of an animation.
public struct AnimationState {
  public var playback: AnimationPlayback
  public var value: Double
  public var velocity: Double
  public var elapsed: Int64
  public var length: Int64
  public var parent: ObjectID
  public var memberCount: Int
  public var userData: UInt64
}
