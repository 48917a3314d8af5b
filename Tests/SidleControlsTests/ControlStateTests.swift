import SidleControls
import SidleUnits
import Testing

@Suite struct ControlStateTests {
  @Test("the first four bits are those of UIKit, and each of the eight is one of its own")
  func bits() {
    let states: [ControlState] = [
      .highlighted, .disabled, .selected, .focused, .hovered, .held, .application1, .application2,
    ]
    #expect(states.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128])
  }

  @Test("setting a bit says whether that changed anything")
  func set() {
    var state = ControlState.selected
    let changes = [state.set(.highlighted, true), state.set(.highlighted, true)]
    #expect(changes == [true, false])
    #expect(state == ControlState.selected.union(.highlighted))
    let isChanged = state.set(.selected, false)
    #expect(isChanged)
    #expect(state == .highlighted)
  }

  @Test("one bit after another is dropped: hovered, focused, highlighted, selected, disabled")
  func chain() {
    var chain: [UInt8] = []
    var state: ControlState? = ControlState(rawValue: 63)
    while let current = state {
      chain.append(current.rawValue)
      state = current.fallback
    }
    // held 32, hovered 16, focused 8, highlighted 1, selected 4, disabled 2.
    #expect(chain == [63, 31, 15, 7, 6, 2, 0])
    #expect(ControlState.normal.fallback == nil)
  }

  @Test("A-24: the image of a selected button that is pressed is that of the selected state")
  func selectedImage() throws {
    try withValues { values, allocator in
      put(&values, .image, .normal, 1, allocator)
      put(&values, .image, .selected, 2, allocator)
      let pressed = ControlState.selected.union(.highlighted)
      #expect(values.value(.image, in: pressed)?.bits == 2)
      #expect(values.value(.image, in: pressed)?.state == .selected)
      #expect(values.value(.image, in: .highlighted)?.bits == 1)
    }
  }

  @Test("A-26: what is set for the normal state holds in each that has nothing of its own")
  func normalFont() throws {
    try withValues { values, allocator in
      put(&values, .fontSize, .normal, (21.0).bitPattern, allocator)
      for state in 0..<256 {
        let value = values.value(.fontSize, in: ControlState(rawValue: UInt8(state)))
        #expect(value?.bits == (21.0).bitPattern)
      }
      #expect(values.value(.image, in: .normal) == nil)
    }
  }

  @Test("of several values the nearest holds, and a disabled button looks disabled before selected")
  func nearest() throws {
    try withValues { values, allocator in
      put(&values, .background, .normal, 10, allocator)
      put(&values, .background, .disabled, 12, allocator)
      put(&values, .background, .selected, 14, allocator)
      put(&values, .background, .highlighted, 11, allocator)
      let table: [(ControlState, UInt64)] = [
        (.normal, 10), (.hovered, 10), (.highlighted, 11), (.selected, 14), (.disabled, 12),
        (ControlState(rawValue: 5), 14), (ControlState(rawValue: 9), 11),
        (ControlState(rawValue: 6), 12), (ControlState(rawValue: 63), 12),
        (.focused, 10), (.held, 10), (.application1, 10),
      ]
      for (state, expected) in table {
        #expect(values.value(.background, in: state)?.bits == expected, "\(state)")
      }
    }
  }

  @Test("a value that is taken away gives way to the next, and the order of setting does not show")
  func unset() throws {
    try withValues { values, allocator in
      put(&values, .image, .selected, 2, allocator)
      put(&values, .image, .normal, 1, allocator)
      put(&values, .image, .normal, 3, allocator)
      var hash = Hash64()
      values.hash(into: &hash)
      try withValues { others, allocator in
        put(&others, .image, .normal, 3, allocator)
        put(&others, .image, .highlighted, 9, allocator)
        put(&others, .image, .selected, 2, allocator)
        others.set(.image, .highlighted, nil)
        others.set(.image, .focused, nil)
        var other = Hash64()
        others.hash(into: &other)
        #expect(other.value == hash.value)
        #expect(others.count == 2)
      }
      values.set(.image, .selected, nil)
      #expect(values.value(.image, in: .selected)?.bits == 3)
      #expect(values.exact(.image, .selected) == nil)
    }
  }

  @Test("no more than 64 values fit")
  func limit() throws {
    try withValues { values, allocator in
      for state in 0..<64 {
        put(&values, .image, ControlState(rawValue: UInt8(state)), UInt64(state), allocator)
      }
      let hasRoom = values.reserveOneMore(allocator)
      #expect(!hasRoom)
      #expect(values.count == 64)
      #expect(values.value(.image, in: ControlState(rawValue: 63))?.bits == 63)
    }
  }

  private func put(
    _ values: inout StateValues, _ property: StateProperty, _ state: ControlState, _ bits: UInt64,
    _ allocator: Allocator
  ) {
    let hasRoom = values.reserveOneMore(allocator)
    #expect(hasRoom)
    values.set(property, state, bits)
  }

  private func withValues(_ body: (inout StateValues, Allocator) throws -> Void) throws {
    let allocator = Allocator.testing
    var values = StateValues()
    defer { values.free(allocator) }
    try body(&values, allocator)
  }
}
