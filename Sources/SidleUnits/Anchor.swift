/// Pins the value that contains it to its address.
///
/// What can be copied by its bytes the compiler copies: for every call of a method that only looks
/// at a large value it lays a copy of it on the stack, even where the value itself is at hand and
/// may not be copied by the program. What contains an anchor is always passed where it lies. Takes
/// a byte, which is never read.
@_rawLayout(size: 1, alignment: 1)
public struct Anchor: ~Copyable {
  public init() {}
}
