import SidleUnits

/// Every number of the motion layer that has a meaning of its own.
public enum MotionTuning {
  /// How near its target a settling value must stay, in points. Half a point is below one pixel
  /// on most screens. Raising it ends settles earlier and makes the last jump visible.
  public static var settleDistance: Double { 0.5 }

  /// How slow a settling value must stay, in points per second: at 60 Hz, a twelfth of a point per
  /// frame. Raising it ends settles earlier, with a visible stop.
  public static var settleSpeed: Double { settleSpeedRatio * settleDistance }

  /// Speed allowed per distance allowed, per second, so that one tolerance gives both.
  public static var settleSpeedRatio: Double { 10 }

  /// Stiffness of the spring used where none is given, per second squared at mass 1. Raising it
  /// makes settles faster; from 160 pt at rest, 300 takes 0.488 s.
  public static var settleStiffness: Double { 300 }

  /// Damping ratio of the spring used where none is given; 1 is critical, that is, the fastest
  /// return that does not pass its target from rest. Lowering it makes settles bounce.
  public static var settleDampingRatio: Double { 1 }

  /// The largest speed a curve reports, in points per second. Curves with a vertical tangent have
  /// no finite one; a spring that inherited it would throw its value off any screen. Springs and
  /// decays are not limited.
  public static var curveSpeedLimit: Double { 100_000 }
}
