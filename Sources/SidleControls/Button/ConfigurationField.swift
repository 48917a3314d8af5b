/// What a host can set of a button's look, each by its bit: what is not set comes from the style.
///
/// The order is that of the header's `SIDLE_SET_` and of `names`.
public enum ConfigurationField: UInt8, BitwiseCopyable {
  // Numbers.
  case insets, imageSize, imagePadding, imageReservation, titlePadding, cornerRadius,
    backgroundInsets, strokeWidth, strokeOutset, shadow, fontSize, subtitleFontSize, minimumBusy,
    spring, hitSize
  // Colours.
  case backgroundColor, strokeColor, baseForeground, baseBackground
  // Choices.
  case style, size, cornerStyle, titleAlignment, titleLineBreak, subtitleLineBreak,
    imagePlacement, busySizing, indicator, showsActivityIndicator, automaticSelection, direction
  // Texts and tokens.
  case title, subtitle, image, backgroundSlot
  // Transformers, in the order of `ColorRole`.
  case backgroundTransformer, foregroundTransformer, strokeTransformer, imageTransformer,
    spinnerTransformer, indicatorTransformer

  public var bit: UInt64 { 1 << UInt64(rawValue) }

  /// All bits that there are.
  public static var all: UInt64 { indicatorTransformer.bit &<< 1 &- 1 }
}

/// The numbers of a configuration, in the order of the header's struct.
public enum ConfigurationNumber: Int, BitwiseCopyable {
  case insetTop, insetLeading, insetBottom, insetTrailing
  case imageWidth, imageHeight, imagePadding, imageReservation, titlePadding
  case cornerRadius
  case backgroundInsetTop, backgroundInsetLeading, backgroundInsetBottom, backgroundInsetTrailing
  case strokeWidth, strokeOutset
  case shadowX, shadowY, shadowRadius, shadowOpacity
  case fontSize, subtitleFontSize
  case minimumBusy
  case springResponse, springDampingRatio
  case hitSize

  public static var count: Int { 26 }

  /// The bit that sets it.
  public var field: ConfigurationField {
    switch self {
    case .insetTop, .insetLeading, .insetBottom, .insetTrailing: return .insets
    case .imageWidth, .imageHeight: return .imageSize
    case .imagePadding: return .imagePadding
    case .imageReservation: return .imageReservation
    case .titlePadding: return .titlePadding
    case .cornerRadius: return .cornerRadius
    case .backgroundInsetTop, .backgroundInsetLeading, .backgroundInsetBottom,
      .backgroundInsetTrailing:
      return .backgroundInsets
    case .strokeWidth: return .strokeWidth
    case .strokeOutset: return .strokeOutset
    case .shadowX, .shadowY, .shadowRadius, .shadowOpacity: return .shadow
    case .fontSize: return .fontSize
    case .subtitleFontSize: return .subtitleFontSize
    case .minimumBusy: return .minimumBusy
    case .springResponse, .springDampingRatio: return .spring
    case .hitSize: return .hitSize
    }
  }
}

/// The choices of a configuration, in the order of the header's struct and of their bits.
public enum ConfigurationChoice: Int, BitwiseCopyable {
  case style, size, cornerStyle, titleAlignment, titleLineBreak, subtitleLineBreak,
    imagePlacement, busySizing, indicator, showsActivityIndicator, automaticSelection, direction

  public static var count: Int { 12 }

  public var field: ConfigurationField {
    ConfigurationField(rawValue: ConfigurationField.style.rawValue &+ UInt8(rawValue)) ?? .style
  }

  /// The least and the highest code.
  public var range: (least: UInt8, most: UInt8) {
    switch self {
    case .style, .size, .titleAlignment, .imagePlacement: return (1, 4)
    case .cornerStyle, .titleLineBreak, .subtitleLineBreak: return (1, 6)
    case .busySizing, .indicator: return (1, 3)
    case .direction: return (1, 2)
    case .showsActivityIndicator, .automaticSelection: return (0, 1)
    }
  }
}

/// What has a colour of its own. The first three have a recipe in the theme; the others are the
/// foreground, transformed.
public enum ColorRole: UInt8, BitwiseCopyable {
  case background, foreground, stroke, image, spinner, indicator

  public var transformer: ConfigurationField {
    ConfigurationField(
      rawValue: ConfigurationField.backgroundTransformer.rawValue &+ rawValue)
      ?? .backgroundTransformer
  }
}
