import SidleUnits

@testable import SidleStage

/// Ordinary memory.
var memory: Allocator {
  Allocator(
    context: nil,
    allocate: { _, size, alignment in
      UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: alignment)
    },
    release: { _, block, _, _ in block?.deallocate() })
}

/// The text a body writes.
func written(_ body: (inout ByteWriter) -> Void) -> String {
  var bytes = [UInt8](repeating: 0, count: 4096)
  let count = bytes.withUnsafeMutableBufferPointer {
    var writer = ByteWriter($0.baseAddress, capacity: $0.count)
    body(&writer)
    return writer.count
  }
  return String(decoding: bytes[..<count], as: UTF8.self)
}

/// Bytes for the time of a call.
func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result)
  rethrows -> Result
{
  try Array(text.utf8).withUnsafeBufferPointer(body)
}

extension Sample {
  static func at(_ time: Int64, pointer: Int32 = 1, x: Double = 0, _ phase: PointerPhase = .move)
    -> Sample
  {
    Sample(
      time: time, pointer: pointer, phase: phase, kind: .touch, buttons: 1, x: x, y: 0, pressure: 0)
  }
}

extension WaitingSample {
  /// Due when it was read.
  static func at(_ time: Int64, pointer: Int32 = 1, x: Double = 0) -> WaitingSample {
    WaitingSample(
      sample: .at(time, pointer: pointer, x: x), due: time, latest: time, isBackward: false)
  }
}
