import Testing

@testable import SidleMotion

/// The curve a table row names by its control points.
func curve(_ table: Table, _ row: [String]) throws -> CubicBezier {
  try #require(
    CubicBezier(
      x1: table.number(row, "x1")!, y1: table.number(row, "y1")!, x2: table.number(row, "x2")!,
      y2: table.number(row, "y2")!))
}

@Suite struct CubicBezierTests {
  @Test("values and slopes agree with every published row")
  func publishedRows() throws {
    let table = try Table("conformance/cubic_bezier.csv")
    for row in table.rows {
      let curve = try curve(table, row)
      let x = table.number(row, "x")!
      let got = table.text(row, "quantity") == "y" ? curve.value(at: x) : curve.slope(at: x)
      let error = (got - table.number(row, "expected")!).magnitude
      #expect(error <= table.number(row, "tol")!, "\(row): \(got)")
    }
    #expect(table.rows.count == 111)
  }

  @Test("values and slopes agree with exact arithmetic, vertical tangents included")
  func exactRows() throws {
    let table = try Table("conformance/cubic_bezier_oracle.csv")
    for row in table.rows {
      let curve = try curve(table, row)
      let x = table.number(row, "x")!
      let tolerance = table.number(row, "suggested_tol")!
      let error = (curve.value(at: x) - table.number(row, "y")!).magnitude
      #expect(error <= tolerance, "\(row): \(curve.value(at: x))")
      if let slope = table.number(row, "slope") {
        let relative = (curve.slope(at: x) - slope).magnitude / max(1, slope.magnitude)
        // A slope is a derivative of the solution: next to a vertical tangent it loses digits
        // as fast as it grows.
        let growth = max(1, slope.magnitude)
        #expect(relative <= tolerance * growth * growth, "\(row): \(curve.slope(at: x))")
      } else {
        #expect(curve.slope(at: x).isFinite)
      }
    }
    #expect(table.rows.count == 336)
  }

  @Test("the named curves have the control points of Core Animation and CSS")
  func named() throws {
    let table = try Table("conformance/named_curves.csv")
    let ours: [String: CubicBezier] = [
      "linear": .linear, "ease": .ease, "default": .ease, "easeIn": .easeIn, "ease-in": .easeIn,
      "easeOut": .easeOut, "ease-out": .easeOut, "easeInEaseOut": .easeInOut,
      "ease-in-out": .easeInOut,
    ]
    var seen = 0
    for row in table.rows where !table.text(row, "source").hasPrefix("flutter") {
      let mine = try #require(ours[table.text(row, "name")])
      #expect(try curve(table, row) == mine)
      seen += 1
    }
    #expect(seen == 10)
  }

  @Test("ends are exact, whatever the control points")
  func ends() throws {
    var generator = Seeded(3)
    for _ in 0..<500 {
      let curve = try #require(
        CubicBezier(
          x1: .random(in: 0...1, using: &generator), y1: .random(in: -9...9, using: &generator),
          x2: .random(in: 0...1, using: &generator), y2: .random(in: -9...9, using: &generator)))
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
    }
  }

  @Test(
    "a curve that rises never falls, close to vertical tangents too (bezier-easing 57, slint 12828)"
  )
  func monotone() throws {
    let points: [(Double, Double)] = [(1, 0), (0, 1), (0, 0), (1, 1), (0.42, 0.58), (0.001, 0.999)]
    for (x1, x2) in points {
      let curve = try #require(CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1))
      var last = 0.0
      for step in 0...20_000 {
        // Half of the points lie within 1e-6 of the middle, where (1, 0, 0, 1) is vertical.
        let x = step % 2 == 0 ? Double(step) / 20_000 : 0.5 + (Double(step) / 20_000 - 0.5) * 1e-6
        if step % 2 == 0 {
          let y = curve.value(at: x)
          #expect(y >= last - 1e-14)
          last = y
        } else {
          #expect((0...1).contains(curve.value(at: x)))
        }
      }
    }
  }

  @Test("turning a curve about its middle turns its values")
  func symmetry() throws {
    var generator = Seeded(4)
    for _ in 0..<300 {
      let x1 = Double.random(in: 0...1, using: &generator)
      let y1 = Double.random(in: -2...2, using: &generator)
      let x2 = Double.random(in: 0...1, using: &generator)
      let y2 = Double.random(in: -2...2, using: &generator)
      let curve = try #require(CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
      let turned = try #require(CubicBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1))
      let central = try #require(CubicBezier(x1: x1, y1: y1, x2: 1 - x1, y2: 1 - y1))
      let x = Double.random(in: 0...1, using: &generator)
      #expect((curve.value(at: x) + turned.value(at: 1 - x) - 1).magnitude < 1e-8)
      #expect((central.value(at: 0.5) - 0.5).magnitude < 1e-12)
    }
  }

  @Test("control points outside their range are refused")
  func refused() {
    #expect(CubicBezier(x1: -0.01, y1: 0, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: 0, x2: 1.01, y2: 1) == nil)
    #expect(CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: .infinity, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: -5, x2: 1, y2: 5) != nil)
  }

  @Test("no input and no control point makes a value or a slope that is not finite")
  func alwaysFinite() throws {
    var generator = Seeded(5)
    let extremes = [
      0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
      .infinity, -.infinity, .nan, 0.5, 1e-12, 1 - 1e-12,
    ]
    for _ in 0..<5_000 {
      let y1 = Double(bitPattern: generator.next())
      let y2 = Double(bitPattern: generator.next())
      guard
        let curve = CubicBezier(
          x1: [0, 1, 0.3].randomElement(using: &generator)!, y1: y1,
          x2: [0, 1, 0.7].randomElement(using: &generator)!, y2: y2)
      else { continue }
      for x in extremes + [Double(bitPattern: generator.next())] {
        #expect(curve.value(at: x).isFinite, "\(curve) at \(x)")
        #expect(curve.slope(at: x).isFinite, "\(curve) at \(x)")
      }
    }
  }
}
