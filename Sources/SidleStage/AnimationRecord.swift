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

  /// Slot of the extras in the lower 28 bits, all ones for none; the phase above; whether it is a
  /// group on top.
  private var links: UInt32
  var userData: UInt64
  /// As in an `Agenda`.
  var age: UInt32
  /// Where its moving value lies in the `LaneOrder`. `length` of that is of one run, also of a group; the
  /// manner of a group is -1.
  var place: Int32 = -1

  init(isGroup: Bool, userData: UInt64, age: UInt32) {
    self.userData = userData
    self.age = age
    links = AnimationRecord.noExtras | (isGroup ? AnimationRecord.groupBit : 0)
  }

  private static var noExtras: UInt32 { 0x0FFF_FFFF }
  private static var groupBit: UInt32 { 0x8000_0000 }

  var phase: Phase {
    get { Phase(rawValue: UInt8(truncatingIfNeeded: links >> 28 & 7)) ?? .idle }
    set {
      let kept = AnimationRecord.noExtras | AnimationRecord.groupBit
      links = links & kept | UInt32(newValue.rawValue) << 28
    }
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

  var isGroup: Bool { links & AnimationRecord.groupBit != 0 }
}

/// What an animation has beyond a value that moves once, at once and unnamed.
struct AnimationExtras: BitwiseCopyable {
  var name = StoredText.empty
  var timing = AnimationTiming.plain
  var composition = AnimationComposition.plain
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
  /// Slot of the layer whose transition it is, -1 for none.
  var layer: Int32 = -1
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
