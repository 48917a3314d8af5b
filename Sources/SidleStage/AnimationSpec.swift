import SidleControls
import SidleMotion
import SidleUnits

/// What creates an animation, checked.
public struct AnimationSpec {
  public enum Content: BitwiseCopyable {
    case value(AnimatedValue)
    /// To be copied.
    case keyframes(KeyframeSource)
    case sequence
    /// Each member begins this much later than the one before, ns.
    case parallel(stagger: Int64)

    public var isGroup: Bool {
      switch self {
      case .value, .keyframes: return false
      case .sequence, .parallel: return true
      }
    }
  }

  public var name: UnsafeBufferPointer<UInt8>
  public var userData: UInt64
  public var content: Content
  public var timing: AnimationTiming
  public var composition: AnimationComposition
  public var restDistance: Double
  /// The fields as the host gave them, for the log.
  public var fields: AnimationFields

  public init(
    name: UnsafeBufferPointer<UInt8>, userData: UInt64, content: Content,
    timing: AnimationTiming, composition: AnimationComposition, restDistance: Double,
    fields: AnimationFields
  ) {
    self.name = name
    self.userData = userData
    self.content = content
    self.timing = timing
    self.composition = composition
    self.restDistance = restDistance
    self.fields = fields
  }
}

/// Keyframes as the host gave them, checked: views of its memory for the length of the call.
public struct KeyframeSource: BitwiseCopyable {
  public var values: UnsafeBufferPointer<Double>
  public var times: UnsafeBufferPointer<Double>
  /// As `CurveNames`.
  public var curveNames: UnsafeBufferPointer<UInt8>
  public var mode: Keyframes.Mode
  /// ns
  public var duration: Int64

  public init(
    values: UnsafeBufferPointer<Double>, times: UnsafeBufferPointer<Double>,
    curveNames: UnsafeBufferPointer<UInt8>, mode: Keyframes.Mode, duration: Int64
  ) {
    self.values = values
    self.times = times
    self.curveNames = curveNames
    self.mode = mode
    self.duration = duration
  }

  var byteCount: Int {
    Keyframes.byteCount(
      values: values.count, times: times.count,
      curves: CurveNames(curveNames).count > 0 ? max(values.count &- 1, 0) : 0)
  }
}

extension AnimationSpec {
  /// Whether it needs no extras, as a root.
  var isPlain: Bool {
    switch content {
    case .value, .keyframes:
      return timing.isPlain && composition == .plain && restDistance == 0 && name.count == 0
    case .sequence, .parallel: return false
    }
  }

  /// Bytes of text in its record, numbers of keyframes counted as what they take at most.
  var textCount: Int {
    let count = name.count &+ fields.curve.count
    guard case .keyframes(let frames) = content else { return count }
    return count &+ frames.curveNames.count &+ (frames.values.count &+ frames.times.count) &* 8
  }
}

extension AnimationSpec.Content {
  /// As in `AnimationExtras`.
  var stagger: Int64 {
    switch self {
    case .value, .keyframes, .sequence: return -1
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
  public var timeOffset: Double
  public var repeatDuration: Double
  public var endDelay: Double

  public init(
    kind: Int32, from: Double, to: Double, velocity: Double, delay: Double, duration: Double,
    curve: UnsafeBufferPointer<UInt8>, points: (Double, Double, Double, Double),
    stiffness: Double, dampingRatio: Double, decayRate: Double, stagger: Double,
    timeOffset: Double, repeatDuration: Double, endDelay: Double
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
    self.timeOffset = timeOffset
    self.repeatDuration = repeatDuration
    self.endDelay = endDelay
  }
}
