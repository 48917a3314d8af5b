import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits
import Testing

@testable import SidleStage

@Suite struct InternTableTests {
  private func settings(slop: Double = 10, close: Double = 0.5) -> RowSettings {
    RowSettings(
      swipe: SwipeSettings(slop: slop, tapSlop: 10, lockRatio: 1, comparison: .at),
      slopRule: .swallowed, tracking: .direct, emptySide: .yields, tap: .closes,
      overscroll: .clamp, openThreshold: 0.5, closeThreshold: close, thresholdUnit: .extent,
      thresholdComparison: .at, velocityMinimum: 300, velocity: .decides, settle: .immediate,
      reveal: .attached,
      buttonWidth: ButtonWidth(policy: .content, value: 0, minimum: 0, maximum: 100))
  }

  /// Shares settings that there must be memory for.
  private func share(_ settings: RowSettings, _ table: inout InternTable<RowSettings>)
    -> UnsafePointer<RowSettings>
  {
    let shared = table.share(settings)
    #expect(shared != nil)
    return shared!
  }

  @Test("equal settings are kept once, different ones apart, each as it was given")
  func sharing() {
    var table = InternTable<RowSettings>(memory)
    let first = share(settings(slop: 1), &table)
    let second = share(settings(slop: 2), &table)
    let again = share(settings(slop: 1), &table)
    #expect(first == again)
    #expect(first != second)
    #expect(first.pointee == settings(slop: 1))
    #expect(second.pointee == settings(slop: 2))
    #expect(table.count == 2)
    for shared in [first, second, again] { table.release(shared) }
    #expect(table.count == 0)
  }

  @Test("settings stay until the last that has them gives them back")
  func counting() {
    var table = InternTable<RowSettings>(memory)
    let shared = (0..<3).map { _ in share(settings(), &table) }
    for left in (0..<3).reversed() {
      #expect(table.count == 1)
      #expect(shared[left].pointee == settings())
      table.release(shared[left])
    }
    #expect(table.count == 0)
  }

  @Test("the last user gets the value back, and its slot is used again")
  func slots() {
    var table = InternTable<RowSettings>(memory)
    let first = share(settings(slop: 1), &table)
    let second = share(settings(slop: 2), &table)
    let slot = InternTable<RowSettings>.slot(of: first)
    #expect(table[slot] == first)
    #expect(table.find(settings(slop: 1)) == first)
    table.retain(first)
    let one = table.release(first)
    #expect(one == nil)
    let last = table.release(first)
    #expect(last == settings(slop: 1))
    #expect(table.find(settings(slop: 1)) == nil)
    #expect(table.find(settings(slop: 2)) == second)
    let third = share(settings(slop: 3), &table)
    #expect(InternTable<RowSettings>.slot(of: third) == slot)
    table.release(second)
    table.release(third)
  }

  @Test("0 and -0 are not shared: a fingerprint tells them apart")
  func zeros() {
    var table = InternTable<RowSettings>(memory)
    let positive = share(settings(close: 0), &table)
    let negative = share(settings(close: -0.0), &table)
    #expect(positive.pointee.closeThreshold.sign == .plus)
    #expect(negative.pointee.closeThreshold.sign == .minus)
    #expect(table.count == 2)
    table.release(positive)
    table.release(negative)
  }

  @Test("many settings that come and go keep their addresses and their values")
  func many() {
    var table = InternTable<RowSettings>(memory)
    var held: [(slop: Double, shared: UnsafePointer<RowSettings>)] = []
    var mistakes = 0
    for round in 0..<2000 {
      let slop = Double((round &* 7919) % 101)
      held.append((slop, share(settings(slop: slop), &table)))
      if round % 3 == 2 {
        table.release(held.remove(at: (round &* 31) % held.count).shared)
      }
      if table.count != Set(held.map(\.slop)).count { mistakes += 1 }
      if Set(held.map(\.shared)).count != table.count { mistakes += 1 }
    }
    for (slop, shared) in held where shared.pointee.swipe.slop != slop { mistakes += 1 }
    #expect(mistakes == 0)
    for (_, shared) in held { table.release(shared) }
    #expect(table.count == 0)
  }

  @Test("without memory there are none, and those that are shared stay")
  func outOfMemory() {
    let none = Allocator(context: nil, allocate: { _, _, _ in nil }, release: { _, _, _, _ in })
    var table = InternTable<RowSettings>(none)
    let shared = table.share(settings())
    #expect(shared == nil)
    #expect(table.count == 0)
  }
}
