import Testing

@testable import sidle

@Suite("From a device's units to the stage")
struct PlacementTests {
  private func surface() throws -> Surface {
    .axes(
      x: try #require(AxisRange(low: 100, high: 299)), y: try #require(AxisRange(low: 0, high: 99)))
  }

  /// The place of a point, or nothing when the surface cannot be placed.
  private func place(
    _ placement: Placement, _ surface: Surface, _ x: Double, _ y: Double
  ) -> [Double] {
    guard let place = placement.projection(of: surface)?.place(x: x, y: y) else { return [] }
    return [place.x, place.y]
  }

  @Test("without a view units stay as they are")
  func identity() throws {
    #expect(try Placement().projection(of: surface()) == .identity)
    #expect(Placement().projection(of: .unknown) == .identity)
  }

  /// A surface of 200 x 100, corners at 100,0 and 299,99. Turning it clockwise takes the upper left
  /// corner to the upper right.
  @Test(
    "rotations and flips, at a corner",
    arguments: [
      (.quarter, false, false, 99, 0), (.half, false, false, 199, 99),
      (.threeQuarters, false, false, 0, 199), (.none, true, false, 199, 0),
      (.none, false, true, 0, 99), (.half, true, true, 0, 0),
      // Flipped in x, the corner is the upper right one; a quarter on it is the lower right one.
      (.quarter, true, false, 99, 199),
    ] as [(Placement.Rotation, Bool, Bool, Double, Double)])
  func turned(rotation: Placement.Rotation, x: Bool, y: Bool, left: Double, top: Double) throws {
    let placement = Placement(rotation: rotation, flipsX: x, flipsY: y)
    #expect(try place(placement, surface(), 100, 0) == [left, top])
  }

  @Test("px = (v - min) * W / (max - min + 1)")
  func view() throws {
    let placement = Placement(view: Placement.Size(width: 50, height: 400))
    #expect(try place(placement, surface(), 299, 99) == [49.75, 396])
    #expect(try place(placement, surface(), 99, 100) == [-0.25, 400])
  }

  @Test("a turned surface is spread over the view as it then lies")
  func turnedView() throws {
    let placement = Placement(view: Placement.Size(width: 50, height: 400), rotation: .quarter)
    #expect(try place(placement, surface(), 200, 0) == [49.5, 200])
  }

  @Test("a size that is given goes before ranges, and stands for them where there are none")
  func from() throws {
    let placement = Placement(
      from: Placement.Size(width: 400, height: 400), view: Placement.Size(width: 40, height: 80))
    #expect(try place(placement, surface(), 200, 100) == [20, 20])
    #expect(place(placement, .unknown, 200, 100) == [20, 20])
    let pixels = Placement(
      from: Placement.Size(width: 750, height: 1334), view: Placement.Size(width: 300, height: 534))
    #expect(place(pixels, .unknown, 750, 667) == [300, 267])
  }

  @Test("a surface of unknown size cannot be turned, and cannot fill a view")
  func unknown() {
    #expect(Placement(rotation: .half).projection(of: .unknown) == nil)
    #expect(Placement(flipsX: true).projection(of: .unknown) == nil)
    let view = Placement(view: Placement.Size(width: 1, height: 1))
    #expect(view.projection(of: .unknown) == .identity)
    #expect(view.leavesAsItIs(.unknown) && !view.leavesAsItIs(.relative))
  }

  @Test("a mouse turns about the middle of the view")
  func relative() {
    let view = Placement.Size(width: 300, height: 200)
    #expect(place(Placement(view: view, rotation: .quarter), .relative, 0, 0) == [150, 100])
    #expect(place(Placement(view: view, rotation: .quarter), .relative, 5, 1) == [149, 105])
    #expect(place(Placement(view: view, flipsX: true), .relative, 5, 1) == [145, 101])
    #expect(place(Placement(rotation: .half), .relative, 5, 1) == [-5, -1])
  }
}
