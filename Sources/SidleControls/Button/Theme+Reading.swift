/// Reading a theme where it lies: it is large, and a look reads a few numbers of it. Each is loaded by its
/// place, so that nothing is copied whose rest is not wanted.
extension UnsafePointer where Pointee == Theme {
  public subscript(_ size: ButtonSize, _ metric: SizeMetric) -> Double {
    number(Int(size.rawValue &- 1) &* SizeMetric.count &+ metric.rawValue)
  }

  public subscript(_ number: ThemeNumber) -> Double {
    self.number(4 &* SizeMetric.count &+ MenuMetric.count &+ number.rawValue)
  }

  public func color(_ entry: PaletteEntry, _ scheme: ColorScheme) -> Color {
    let index = Int(entry.rawValue) &* 2 &+ (scheme == .dark ? 1 : 0)
    return Color(
      UnsafeRawPointer(self).load(fromByteOffset: palette &+ index &* 4, as: UInt32.self))
  }

  var cornerStyle: CornerStyle {
    CornerStyle(rawValue: UInt8(truncatingIfNeeded: code(0))) ?? .dynamic
  }

  var selectionStyles: Int32 { code(4) }

  func recipe(_ place: Int) -> ColorRecipe {
    UnsafeRawPointer(self).load(
      fromByteOffset: recipes &+ place &* MemoryLayout<ColorRecipe>.stride, as: ColorRecipe.self)
  }

  // Where the tables begin, in the order of `Theme`, which is that of the header's struct.
  private var palette: Int {
    (4 &* SizeMetric.count &+ MenuMetric.count &+ ThemeNumber.count) &* 8
  }
  private var recipes: Int { palette &+ PaletteEntry.count &* 8 }

  private func number(_ index: Int) -> Double {
    UnsafeRawPointer(self).load(fromByteOffset: index &* 8, as: Double.self)
  }

  private func code(_ offset: Int) -> Int32 {
    UnsafeRawPointer(self).load(
      fromByteOffset: recipes &+ 120 &* MemoryLayout<ColorRecipe>.stride &+ offset, as: Int32.self)
  }
}
