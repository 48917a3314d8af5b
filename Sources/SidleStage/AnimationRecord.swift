import SidleControls
import SidleMotion
import SidleUnits

/// An animation: a value that moves, or a group of animations. Only the outermost ("root") plays;
/// what it contains follows from its time.
///
/// Small, as thousands of them play: what few have lies in their `AnimationExtras`.
struct AnimationRecord: BitwiseCopyable {
  /// How it plays, forth and at the pace of the stage; `origin` of the value tells where it is: the
  /// stage's time of its beginning while it plays, else what has elapsed, ns.
  enum Phase: UInt8, BitwiseCopyable {
    case idle, playing, paused, finished, interrupted
    /// In another way; the extras tell all.
    case elsewhere
  }

  /// First, as lanes read it where it lies. `length` is of one run, also of a group; the manner of a
  /// group is -1.
  var value: MovingValue
  /// Slot of the extras in the lower 28 bits, all ones for none; the phase above.
  private var links: UInt32
  var userData: UInt64
  /// As in an `Agenda`.
  var age: UInt32
  /// Place on the list of what plays, -1 when it does not.
  var place: Int32 = -1

  init(_ value: MovingValue, userData: UInt64, age: UInt32) {
    self.value = value
    self.userData = userData
    self.age = age
    links = AnimationRecord.noExtras
  }

  private static var noExtras: UInt32 { 0x0FFF_FFFF }

  var phase: Phase {
    get { Phase(rawValue: UInt8(truncatingIfNeeded: links >> 28)) ?? .idle }
    set { links = links & AnimationRecord.noExtras | UInt32(newValue.rawValue) << 28 }
  }

  /// -1 for none.
  var extras: Int {
    get {
      let slot = links & AnimationRecord.noExtras
      return slot == AnimationRecord.noExtras ? -1 : Int(slot)
    }
    set {
      let slot = UInt32(truncatingIfNeeded: newValue) & AnimationRecord.noExtras
      links = links & ~AnimationRecord.noExtras | slot
    }
  }

  var isGroup: Bool { value.manner < 0 }
}

/// What an animation has beyond a value that moves once, at once and unnamed.
struct AnimationExtras: BitwiseCopyable {
  var name = StoredText.empty
  var timing = AnimationTiming.plain
  /// Counts in the phase `elsewhere` only.
  var playback = AnimationPlayback()
  /// What the host asked to count as rest, for a new target.
  var restDistance = 0.0
  /// Of a parallel, how much later each member begins than the one before, ns; of a sequence -1.
  var stagger: Int64 = -1
  var members = SlotArray()
  /// Slot of the group, -1 for a root.
  var parent: Int32 = -1
  /// When it begins in its group's time, ns.
  var begin: Int64 = 0
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

extension AnimationSpec {
  /// Whether it needs no extras, as a root.
  var isPlain: Bool {
    guard case .value = content else { return false }
    return timing.isPlain && restDistance == 0 && name.count == 0
  }
}

extension AnimationSpec.Content {
  var law: Manner.Law? {
    switch self {
    case .value(let value): return value.law
    case .sequence, .parallel: return nil
    }
  }

  /// A group stands at 0 and has no manner.
  var moving: MovingValue {
    switch self {
    case .value(let value): return value.moving
    case .sequence, .parallel: return .nothing
    }
  }

  /// As in `AnimationExtras`.
  var stagger: Int64 {
    switch self {
    case .value, .sequence: return -1
    case .parallel(let stagger): return stagger
    }
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

/// One moving value, laid out as `sidle_animation_value`: hosts read this memory, lanes write it.
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
