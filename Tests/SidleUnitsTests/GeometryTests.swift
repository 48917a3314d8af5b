import SidleUnits
import Testing

@Suite struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    "left and top edges belong to a rectangle, right and bottom ones do not",
    arguments: [
      (10, 20, true), (39.999, 59.999, true), (40, 30, false), (30, 60, false), (9.999, 30, false),
      (30, 19.999, false), (25, 40, true), (10, 60, false), (40, 20, false),
    ] as [(Double, Double, Bool)])
  func contains(x: Double, y: Double, inside: Bool) {
    #expect(rect.contains(x: x, y: y) == inside)
  }

  @Test("right and bottom are where a neighbour begins")
  func farEdges() {
    #expect(rect.right == 40)
    #expect(rect.bottom == 60)
  }

  @Test("rectangles overlap when they share a point, not when they touch")
  func overlaps() {
    let table: [(other: Rect, overlap: Bool)] = [
      (Rect(x: 10, y: 20, width: 30, height: 40), true),
      (Rect(x: 39, y: 59, width: 5, height: 5), true),
      (Rect(x: 40, y: 20, width: 5, height: 40), false),
      (Rect(x: 5, y: 20, width: 5, height: 40), false),
      (Rect(x: 5, y: 20, width: 5.5, height: 40), true),
      (Rect(x: 10, y: 60, width: 30, height: 5), false),
      (Rect(x: 10, y: 10, width: 30, height: 10), false),
      (Rect(x: 0, y: 0, width: 100, height: 100), true),
      (Rect(x: 20, y: 30, width: 1, height: 1), true),
      (Rect(x: 20, y: 30, width: 0, height: 1), false),
      (Rect(x: 20, y: 30, width: 1, height: 0), false),
    ]
    for (other, overlap) in table {
      #expect(rect.overlaps(other) == overlap, "\(other)")
      #expect(other.overlaps(rect) == overlap, "\(other)")
    }
  }

  @Test(
    "without width or height a rectangle is empty",
    arguments: [(0, 1, true), (1, 0, true), (0, 0, true), (1, 1, false), (-1, 1, true)]
      as [(Double, Double, Bool)])
  func empty(width: Double, height: Double, isEmpty: Bool) {
    #expect(Rect(x: 1, y: 1, width: width, height: height).isEmpty == isEmpty)
  }

  @Test("leading and left to right are positive, trailing and right to left negative")
  func signs() {
    #expect(Edge.leading.sign == 1)
    #expect(Edge.trailing.sign == -1)
    #expect(LayoutDirection.leftToRight.sign == 1)
    #expect(LayoutDirection.rightToLeft.sign == -1)
  }

  @Test(
    "`at` is reached by the threshold itself, `past` is not",
    arguments: [(24.999, false, false), (25, true, false), (25.001, true, true)]
      as [(Double, Bool, Bool)])
  func comparison(distance: Double, at: Bool, past: Bool) {
    #expect(Comparison.at.reaches(distance, 25) == at)
    #expect(Comparison.past.reaches(distance, 25) == past)
  }
}
