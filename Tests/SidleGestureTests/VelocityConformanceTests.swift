import SidleGesture
import Testing

/// What other systems, and exact arithmetic, make of the same traces.
@Suite struct VelocityConformanceTests {
  private func strategy(_ name: String) -> VelocityStrategy? {
    switch name {
    case "lsq1": return .line
    case "lsq2", "lsq2_unweighted": return .quadratic
    case "impulse": return .impulse
    default: return nil
    }
  }

  @Test("the velocities that Android, Compose, Flutter and others report, by their strategies")
  func traces() throws {
    var followed = 0
    var excepted: Set<String> = []
    var others: Set<String> = []
    for trace in try Trace.all() {
      for expected in trace.expected {
        guard let strategy = strategy(expected.strategy) else {
          others.insert(expected.strategy)
          continue
        }
        let (tracker, lift) = trace.tracked(expected.pointer, window: window(trace, strategy))
        let velocity = tracker.velocity(strategy, liftedAt: lift)
        let found = expected.axis == "y" ? velocity.y : velocity.x
        let isMet = (found - (expected.velocity ?? 0)).magnitude <= expected.tolerance
        let name = "\(trace.name) \(expected.strategy)"
        if Exceptions.traces[name] != nil {
          #expect(!isMet, "\(name) is followed and no exception any more")
          excepted.insert(name)
        } else {
          #expect(isMet, "\(name) \(expected.axis): \(found), not \(expected.velocity ?? 0)")
          followed += 1
        }
      }
    }
    #expect(followed == 125)
    #expect(excepted == Set(Exceptions.traces.keys))
    #expect(others == Set(Exceptions.strategies.keys))
  }

  @Test("parabola and impulse of the single traces in exact arithmetic, to seven digits")
  func oracle() throws {
    let traces = Dictionary(uniqueKeysWithValues: try Trace.all().map { ($0.name, $0) })
    var followed = 0
    var excepted = 0
    for line in try Trace.file("velocity_oracle.csv").split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",").map(String.init)
      let trace = traces[fields[0]]!
      let strategy = strategy(fields[1])!
      let (tracker, _) = trace.tracked(0, window: window(trace, strategy))
      let velocity = tracker.velocity(strategy)
      let found = fields[2] == "y" ? velocity.y : velocity.x
      let exact = Double(fields[4])!
      let isMet = (found - exact).magnitude <= Double(fields[5])! * max(exact.magnitude, 1e-3)
      if Exceptions.traces["\(fields[0]) \(fields[1])"] != nil {
        #expect(!isMet, "\(line) is followed and no exception any more")
        excepted += 1
      } else {
        #expect(isMet, "\(line): \(found)")
        followed += 1
      }
    }
    #expect((followed, excepted) == (109, 1))
  }

  private func window(_ trace: Trace, _ strategy: VelocityStrategy) -> Int64 {
    strategy == .impulse ? trace.impulseWindow : GestureTuning.window
  }
}
