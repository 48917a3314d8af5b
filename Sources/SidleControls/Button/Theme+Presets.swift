/// The themes that come with the library. Each is a text of tables.
extension Theme {
  public enum Preset: Int32, BitwiseCopyable {
    case system = 1
    case material
  }

  @inline(never)
  public init(_ preset: Preset) {
    self.init()
    switch preset {
    case .system:
      fill(
        sizes: Theme.systemSizes, menu: Theme.systemMenu, numbers: Theme.systemNumbers,
        palette: Theme.systemPalette, recipes: Theme.systemRecipes)
      cornerStyleCode = Int32(CornerStyle.dynamic.rawValue)
      selectionStyles = 0b0111
    case .material:
      fill(
        sizes: Theme.materialSizes, menu: Theme.materialMenu, numbers: Theme.materialNumbers,
        palette: Theme.materialPalette, recipes: Theme.materialRecipes)
      cornerStyleCode = Int32(CornerStyle.capsule.rawValue)
      selectionStyles = 0b1111
    }
  }

  private mutating func fill(
    sizes: StaticString, menu: StaticString, numbers: StaticString, palette: StaticString,
    recipes: StaticString
  ) {
    var text = TableText(sizes)
    for index in 0..<80 { self.sizes[index] = text.number() }
    text = TableText(menu)
    for index in 0..<20 { self.menu[index] = text.number() }
    text = TableText(numbers)
    for index in 0..<8 { self.numbers[index] = text.number() }
    text = TableText(palette)
    for index in 0..<48 { self.palette[index] = text.color() }
    text = TableText(recipes)
    for index in 0..<120 {
      let mark = text.mark()
      var recipe = ColorRecipe()
      recipe.base = TableText.index(of: mark.first, in: "-bf")
      recipe.entry = TableText.index(of: mark.second, in: Theme.letters)
      recipe.alpha = mark.number < 0 ? 100 : UInt8(truncatingIfNeeded: mark.number)
      recipe.overWhite = mark.isMarked ? 1 : 0
      self.recipes[index] = recipe
    }
  }

  /// The palette's entries in their order, as the recipes below call them.
  private static var letters: StaticString { "_TWKLltqPSDQHBsRFoCcUuOA" }

  // Recipes: - none, b base background, f base foreground; the entry; percent of alpha, 100 without;
  // w over white. Three tables (background, foreground, stroke) of the styles plain, gray, tinted,
  // filled, a line each: normal, highlighted, selected, selected and highlighted, disabled, each light
  // and dark.

  /// The look of Apple's systems, as a third party's copy of it has the colours.
  private static var systemRecipes: StaticString {
    """
    b_ b_ b_ b_ bT18 bT25 bT12 bT18 -_ -_
    bS bS bH bH bT18 bT25 bT12 bT18 -D -D
    bT18 bT25 bT12 bT18 bT bT bT75 bT80w -D -D
    bT bT bT75 bT80w bT bT bT75 bT80w -D -D
    fT fT fT75 fT80w fT fT fT75 fT90w -t -t
    fT fT fT75 fT90w fT fT fT75 fT90w -t -t
    fT fT fT75 fT90w -W -W -W75 -W75 -t -t
    fW fW fW75 fW75 -W -W -W75 -W75 -t -t
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    """
  }

  /// Material's text, outlined, tonal and filled buttons under the names plain, gray, tinted, filled.
  private static var materialRecipes: StaticString {
    """
    b_ b_ b_ b_ bC bC bC bC -_ -_
    b_ b_ b_ b_ -u -u -u -u -u10 -u10
    bC bC bC bC bT bT bT bT -u10 -u10
    bT bT bT bT bT bT bT bT -u10 -u10
    fT fT fT fT fc fc fc fc -u38 -u38
    fT fT fT fT -U -U -U -U -u38 -u38
    fc fc fc fc fo fo fo fo -u38 -u38
    fo fo fo fo fo fo fo fo -u38 -u38
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    -O -O -O -O -_ -_ -_ -_ -u10 -u10
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    -_ -_ -_ -_ -_ -_ -_ -_ -_ -_
    """
  }

  // Palettes: light and dark of each entry.

  private static var systemPalette: StaticString {
    """
    00000000 00000000 007AFFFF 0A84FFFF FFFFFFFF FFFFFFFF 000000FF 000000FF
    000000FF FFFFFFFF 3C3C4399 EBEBF599 3C3C434D EBEBF54D 3C3C432E EBEBF529
    78788033 7878805C 78788029 78788052 7676801F 7676803D 74748014 7474802E
    7878801F 8C8C9359 FFFFFFFF 000000FF 3C3C434A 54545899 FF3B30FF FF453AFF
    007AFF80 0A84FF80 FFFFFFFF FFFFFFFF 007AFF2E 0A84FF40 007AFFFF 0A84FFFF
    F2F2F7FF 1C1C1EFF 000000FF FFFFFFFF C6C6C8FF 38383AFF 00000000 00000000
    """
  }

  /// Material 3's baseline colours.
  private static var materialPalette: StaticString {
    """
    00000000 00000000 6750A4FF D0BCFFFF FFFFFFFF FFFFFFFF 000000FF 000000FF
    1D1B20FF E6E0E9FF 49454FFF CAC4D0FF 1D1B2061 E6E0E961 1D1B201F E6E0E91F
    E6E0E9FF 36343BFF ECE6F0FF 2B2930FF F3EDF7FF 211F26FF F7F2FAFF 1D1B20FF
    E6E0E9FF 36343BFF FEF7FFFF 141218FF CAC4D0FF 49454FFF B3261EFF F2B8B5FF
    625B71FF CCC2DCFF FFFFFFFF 381E72FF E8DEF8FF 4A4458FF 1D192BFF E8DEF8FF
    F3EDF7FF 211F26FF 1D1B20FF E6E0E9FF 79747EFF 938F99FF 00000000 00000000
    """
  }

  // Metrics of mini, small, medium and large, in the order of `SizeMetric`.

  private static var systemSizes: StaticString {
    """
    5 10 5 10 14 4 8 12 -1 -1 15 12 20 0 1 20 12 6 0 0
    5 10 5 10 14 4 8 12 -1 -1 15 12 20 0 1 20 12 6 0 0
    7 12 7 12 5.95 4 8 12 -1 -1 17 13 20 0 1 20 12 6 0 0
    15 20 15 20 8.75 4 8 12 -1 -1 17 13 20 0 1 20 12 6 0 0
    """
  }

  private static var materialSizes: StaticString {
    """
    0 12 0 12 12 4 8 12 8 12 14 12 20 8 0 20 20 8 32 1
    0 16 0 16 12 4 8 12 8 12 14 12 20 8 0 20 20 8 40 1
    0 24 0 24 16 4 8 12 12 16 16 14 24 8 0 24 24 8 56 1
    0 48 0 48 28 4 8 12 16 28 24 16 32 12 0 32 32 12 96 2
    """
  }

  // In the order of `ThemeNumber`. A stiffness of 1400 is a response of 2 pi / sqrt(1400) = 0.168 s.
  private static var systemNumbers: StaticString { "0 0 0 2 2 0 0 1" }
  private static var materialNumbers: StaticString { "0.08 0.1 0.1 3 2 48 0.168 0.9" }

  // In the order of `MenuMetric`.
  private static var systemMenu: StaticString {
    "44 16 16 0 0 24 20 12 1 13 0 8 250 400 17 13 16 4 0.08 0.38"
  }
  private static var materialMenu: StaticString {
    "44 16 16 8 8 24 20 12 0 16 12 17 112 280 14 12 16 4 0.08 0.38"
  }
}
