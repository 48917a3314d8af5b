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

  /// The steepest slope at which a curve's velocity is reported, in ways over durations. At a vertical
  /// tangent there is no finite one, and what takes over from there would be thrown far off. The steepest of
  /// the named curves that have none, elastic at its beginning, has 21. Lowering it slows those down.
  public static var curveSlopeLimit: Double { 64 }
}
