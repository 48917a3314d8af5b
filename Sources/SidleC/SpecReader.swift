import CSidle
import SidleStage

/// Structs that begin with their size: a caller compiled against an older header passes a shorter
/// one, whose missing fields take defaults; a newer one passes a longer one, whose surplus must be
/// zero, so that nothing it asks for is silently ignored.
enum SizedStruct {
  /// Copies a caller's spec over `defaults`, as far as both go.
  static func read<Spec: BitwiseCopyable>(
    _ spec: UnsafePointer<Spec>, over defaults: Spec, first: Int, _ argument: StaticString
  ) throws(Failure) -> Spec {
    var result = defaults
    try withUnsafeMutableBytes(of: &result) { (bytes) throws(Failure) in
      try copy(
        UnsafeRawPointer(spec), over: bytes.baseAddress.unsafelyUnwrapped,
        known: MemoryLayout<Spec>.size, first: first, argument)
    }
    return result
  }

  /// The same of bytes, once for all specs.
  ///
  /// What is copied is checked after it: with a copy as its last act the function would leave its
  /// error to what memcpy makes of that register, as compiled for size (Swift 6.3.1).
  @inline(never)
  private static func copy(
    _ raw: UnsafeRawPointer, over result: UnsafeMutableRawPointer, known: Int, first: Int,
    _ argument: StaticString
  ) throws(Failure) {
    let size = Int(raw.load(as: UInt32.self))
    guard size >= first, size % 8 == 0, size <= 1 << 16 else {
      throw Failure(
        .argument, argument, .integer(Int64(size)),
        "struct_size must be sizeof the struct; was it initialised?")
    }
    result.copyMemory(from: raw, byteCount: size < known ? size : known)
    var place = known
    while place < size {
      guard raw.load(fromByteOffset: place, as: UInt8.self) == 0 else {
        throw Failure(
          .newerFields, argument, .integer(Int64(size)),
          "it has fields that this version of the library does not know")
      }
      place += 1
    }
    let flags = raw.load(fromByteOffset: 4, as: UInt32.self)
    guard flags == 0 else {
      throw Failure(.argument, "spec.flags", .integer(Int64(flags)), "it must be 0")
    }
  }

  /// Writes as much of a struct as the caller has room for, its size first.
  static func write<Value>(_ value: Value, to out: UnsafeMutableRawPointer?, size: Int) {
    guard let out, size >= 8 else { return }
    var copy = value
    withUnsafeMutableBytes(of: &copy) { bytes in
      let known = MemoryLayout<Value>.size
      let count = size < known ? size : known
      out.copyMemory(from: bytes.baseAddress.unsafelyUnwrapped, byteCount: count)
      var place = count
      while place < size {
        out.storeBytes(of: 0, toByteOffset: place, as: UInt8.self)
        place += 1
      }
      out.storeBytes(of: UInt32(truncatingIfNeeded: size), as: UInt32.self)
    }
  }

  /// The size a caller filled into an out-struct; throws when it cannot be right.
  static func outSize<Value>(
    _ out: UnsafeMutablePointer<Value>, first: Int, _ argument: StaticString
  ) throws(Failure) -> Int {
    let size = Int(UnsafeRawPointer(out).load(as: UInt32.self))
    guard size >= first, size <= 1 << 16 else {
      throw Failure(
        .argument, argument, .integer(Int64(size)), "struct_size must be sizeof the struct")
    }
    return size
  }

  /// Zeroes an out-struct but its size, if that can be right: what a failed call leaves. From a later
  /// byte on: what a caller knows of and this library does not.
  static func clear<Value>(_ out: UnsafeMutablePointer<Value>?, from first: Int = 4) {
    guard let out else { return }
    let size = Int(UnsafeRawPointer(out).load(as: UInt32.self))
    guard size >= 8, size <= 1 << 16 else { return }
    var place = first
    while place < size {
      UnsafeMutableRawPointer(out).storeBytes(of: 0, toByteOffset: place, as: UInt8.self)
      place += 1
    }
  }
}

/// The sizes of structs as first published.
enum FirstSize {
  static var stageSpec: Int { MemoryLayout<sidle_stage_spec>.size }
  static var listSpec: Int { MemoryLayout<sidle_list_spec>.size }
  static var rowSpec: Int { MemoryLayout<sidle_row_spec>.size }
  static var animationSpec: Int { MemoryLayout<sidle_animation_spec>.size }
  static var springSpec: Int { MemoryLayout<sidle_spring_spec>.size }
  static var buttonSpec: Int { MemoryLayout<sidle_button_spec>.size }
  static var configuration: Int { MemoryLayout<sidle_button_configuration>.size }
  static var theme: Int { MemoryLayout<sidle_theme>.size }
  static var layerSpec: Int { MemoryLayout<sidle_layer_spec>.size }
  static var menuSpec: Int { MemoryLayout<sidle_menu_spec>.size }
  static var layerContent: Int { MemoryLayout<sidle_layer_content>.size }
  static var transitionSpec: Int { MemoryLayout<sidle_transition_spec>.size }
}
