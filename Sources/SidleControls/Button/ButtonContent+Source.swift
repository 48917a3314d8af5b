import SidleUnits

/// A content from what a host has set, and from the theme where it has not.
extension ButtonContent {
  @inline(never)
  public init(
    _ configuration: borrowing ButtonConfiguration, _ look: borrowing ButtonLook,
    _ theme: UnsafePointer<Theme>, isBusy: Bool, isPopup: Bool, title: ButtonText,
    subtitle: ButtonText,
    direction: LayoutDirection
  ) {
    let size = configuration.size
    self.init()
    self.title = title
    self.subtitle = subtitle
    self.title.wraps = configuration.titleLineBreak.wraps
    self.subtitle.wraps = configuration.subtitleLineBreak.wraps
    titlePadding = configuration.number(
      .titlePadding, .titlePadding, else: theme[size, .titlePadding])
    alignment = configuration.titleAlignment
    if look.imageToken != 0 {
      let side = theme[size, .imageSize]
      imageSize = Size(
        width: configuration.number(.imageWidth, .imageSize, else: side),
        height: configuration.number(.imageHeight, .imageSize, else: side))
    }
    placement = configuration.imagePlacement
    imagePadding = configuration.number(
      .imagePadding, .imagePadding, else: theme[size, .imagePadding])
    reservation = configuration.number(.imageReservation, .imageReservation, else: 0)
    spinnerSize = theme[size, .spinnerSize]
    self.isBusy = configuration.showsActivityIndicator ? true : isBusy
    busySizing = configuration.busySizing
    let indicator = configuration.indicator
    if indicator == .popup || indicator == .automatic && isPopup {
      indicatorSize = theme[size, .indicatorSize]
      indicatorPadding = theme[size, .indicatorPadding]
    }
    insets = Insets(
      top: configuration.number(.insetTop, .insets, else: theme[size, .insetTop]),
      leading: configuration.number(.insetLeading, .insets, else: theme[size, .insetLeading]),
      bottom: configuration.number(.insetBottom, .insets, else: theme[size, .insetBottom]),
      trailing: configuration.number(.insetTrailing, .insets, else: theme[size, .insetTrailing]))
    if configuration.isSet(.backgroundInsets) {
      backgroundInsets = Insets(
        top: configuration.numbers[ConfigurationNumber.backgroundInsetTop.rawValue],
        leading: configuration.numbers[ConfigurationNumber.backgroundInsetLeading.rawValue],
        bottom: configuration.numbers[ConfigurationNumber.backgroundInsetBottom.rawValue],
        trailing: configuration.numbers[ConfigurationNumber.backgroundInsetTrailing.rawValue])
    }
    // The theme's least height is that of its own insets; other insets are other heights.
    if !configuration.isSet(.insets) { minimumHeight = theme[size, .minimumHeight] }
    hitSize = configuration.hitSize(theme)
    focusOutset = theme[.focusRingOutset]
    cornerRadius = look.cornerRadius
    self.direction = direction
  }
}

extension ButtonConfiguration {
  /// The sizes of the fonts that title and subtitle are measured with: those of the normal state.
  public func titleFont(_ theme: UnsafePointer<Theme>) -> Double {
    number(.fontSize, .fontSize, else: theme[size, .fontSize])
  }

  public func hitSize(_ theme: UnsafePointer<Theme>) -> Double {
    number(.hitSize, .hitSize, else: theme[.hitSize])
  }

  public func subtitleFont(_ theme: UnsafePointer<Theme>) -> Double {
    number(.subtitleFontSize, .subtitleFontSize, else: theme[size, .subtitleFontSize])
  }
}
