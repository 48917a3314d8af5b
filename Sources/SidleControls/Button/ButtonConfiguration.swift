import SidleUnits

/// What a host has set of a button's look. What it has not set is zero here and comes from the style,
/// the size and the theme: so an update can give a button another style without touching what was set by
/// hand, and what was set can be unset.
///
/// Numbers, choices and transformers lie in tables, so that reading, checking, hashing and recording
/// one is a loop. The texts are the stage's; this says only whether they were set.
public struct ButtonConfiguration: BitwiseCopyable {
  /// The bits of what is set, of `ConfigurationField`.
  public var set: UInt64 = 0
  public var numbers = InlineArray<26, Double>(repeating: 0)
  public var transformers = InlineArray<6, UInt64>(repeating: 0)
  public var imageToken: UInt64 = 0
  public var backgroundSlot: UInt64 = 0
  public var backgroundColor = Color.clear
  public var strokeColor = Color.clear
  public var shadowColor = Color.black
  public var baseForeground = Color.clear
  public var baseBackground = Color.clear
  public var choices = InlineArray<12, UInt8>(repeating: 0)

  public init() {}

  public func isSet(_ field: ConfigurationField) -> Bool { set & field.bit != 0 }

  public subscript(_ number: ConfigurationNumber) -> Double {
    get { numbers[number.rawValue] }
    set {
      numbers[number.rawValue] = newValue
      set |= number.field.bit
    }
  }

  /// A number that was set, else another.
  func number(_ number: ConfigurationNumber, _ field: ConfigurationField, else other: Double)
    -> Double
  {
    isSet(field) ? numbers[number.rawValue] : other
  }

  /// A choice that was set, else 0.
  public subscript(_ choice: ConfigurationChoice) -> UInt8 {
    get { set & choice.field.bit == 0 ? 0 : choices[choice.rawValue] }
    set {
      choices[choice.rawValue] = newValue
      set |= choice.field.bit
    }
  }

  public func transformer(_ role: ColorRole) -> ColorTransformer {
    guard isSet(role.transformer) else { return .none }
    return ColorTransformer(rawValue: transformers[Int(role.rawValue)]) ?? .none
  }

  // MARK: Choices, with what they are when not set

  public var style: ButtonStyle { ButtonStyle(rawValue: self[.style]) ?? .plain }
  public var size: ButtonSize { ButtonSize(rawValue: self[.size]) ?? .medium }
  public var titleAlignment: TextAlignment {
    TextAlignment(rawValue: self[.titleAlignment]) ?? .automatic
  }
  public var titleLineBreak: LineBreak { LineBreak(rawValue: self[.titleLineBreak]) ?? .wordWrap }
  public var subtitleLineBreak: LineBreak {
    LineBreak(rawValue: self[.subtitleLineBreak]) ?? .wordWrap
  }
  public var imagePlacement: ImagePlacement {
    ImagePlacement(rawValue: self[.imagePlacement]) ?? .leading
  }
  public var busySizing: BusySizing { BusySizing(rawValue: self[.busySizing]) ?? .reflow }
  public var indicator: ButtonIndicator {
    ButtonIndicator(rawValue: self[.indicator]) ?? .automatic
  }
  public var showsActivityIndicator: Bool { self[.showsActivityIndicator] == 1 }

  /// Nil where the list of its row says.
  public var direction: LayoutDirection? {
    switch self[.direction] {
    case 1: return .leftToRight
    case 2: return .rightToLeft
    default: return nil
    }
  }

  public func cornerStyle(_ theme: UnsafePointer<Theme>) -> CornerStyle {
    if let own = CornerStyle(rawValue: self[.cornerStyle]) { return own }
    return theme.cornerStyle
  }

  /// Whether being selected changes the look by itself.
  public func showsSelection(_ theme: UnsafePointer<Theme>) -> Bool {
    isSet(.automaticSelection)
      ? self[.automaticSelection] == 1
      : theme.selectionStyles >> Int32(style.rawValue &- 1) & 1 == 1
  }

  // MARK: The whole

  /// The colours in the order of the header's struct.
  public func color(_ index: Int) -> Color {
    switch index {
    case 0: return backgroundColor
    case 1: return strokeColor
    case 2: return shadowColor
    case 3: return baseForeground
    default: return baseBackground
    }
  }

  public mutating func setColor(_ index: Int, _ color: Color) {
    switch index {
    case 0: backgroundColor = color
    case 1: strokeColor = color
    case 2: shadowColor = color
    case 3: baseForeground = color
    default: baseBackground = color
    }
  }

  /// Zeroes what is not set, so that equal configurations are equal bit by bit.
  public mutating func normalise() {
    set &= ConfigurationField.all
    var index = 0
    while let number = ConfigurationNumber(rawValue: index) {
      if set & number.field.bit == 0 { numbers[index] = 0 }
      index &+= 1
    }
    index = 0
    while let choice = ConfigurationChoice(rawValue: index) {
      if set & choice.field.bit == 0 { choices[index] = 0 }
      index &+= 1
    }
    for index in 0..<6
    where set >> (UInt64(ConfigurationField.backgroundTransformer.rawValue) &+ UInt64(index)) & 1
      == 0
    {
      transformers[index] = 0
    }
    if !isSet(.image) { imageToken = 0 }
    if !isSet(.backgroundSlot) { backgroundSlot = 0 }
    if !isSet(.backgroundColor) { backgroundColor = .clear }
    if !isSet(.strokeColor) { strokeColor = .clear }
    if !isSet(.shadow) { shadowColor = .black }
    if !isSet(.baseForeground) { baseForeground = .clear }
    if !isSet(.baseBackground) { baseBackground = .clear }
  }

  public func hash(into hash: inout Hash64) {
    hash.add(set)
    for index in 0..<26 { hash.add(numbers[index]) }
    for index in 0..<6 { hash.add(transformers[index]) }
    for index in 0..<12 { hash.add(UInt64(choices[index])) }
    hash.add(imageToken)
    hash.add(backgroundSlot)
    hash.add(UInt64(backgroundColor.rawValue) << 32 | UInt64(strokeColor.rawValue))
    hash.add(UInt64(baseBackground.rawValue) << 32 | UInt64(baseForeground.rawValue))
    hash.add(UInt64(shadowColor.rawValue))
  }
}
