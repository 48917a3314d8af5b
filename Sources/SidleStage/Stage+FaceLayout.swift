import SidleControls
import SidleUnits

/// Looks, sizes and layouts of buttons: worked out when they are asked for, from what was set and from the
/// state of the moment. Nothing of it is kept, so there is no update that could be late.
extension Stage {
  /// The colours of a button now, each with its rule. Of one that was never configured its two colours.
  public func look(button id: ObjectID) throws(Failure) -> ButtonLook {
    look(button: try slot(button: id))
  }

  /// Where the parts of a button are now, in stage points; all empty while it is hidden.
  public func layout(button id: ObjectID) throws(Failure) -> ButtonLayout {
    let slot = try slot(button: id)
    return buttons[slot].isHidden ? ButtonLayout() : layout(button: slot)
  }

  /// Whether a spring takes the parts of a button where they go.
  public func isLayoutMoving(button id: ObjectID) throws(Failure) -> Bool {
    let slot = try slot(button: id)
    let face = face(button: slot)
    guard face >= 0, faces[face].motion >= 0, buttons[slot].row < 0 else { return false }
    return layoutMotions[faces[face].motion].isMoving
  }

  /// The size that a button asks for, when it may have a width at most. Cost: O(words of its texts).
  public func intrinsicSize(button id: ObjectID, within width: Double) throws(Failure) -> Size {
    let slot = try slot(button: id)
    let face = face(button: slot)
    guard face >= 0 else { return plainContent(button: slot).size(within: width) }
    return content(button: slot, face: face, look(button: slot)).size(within: width)
  }

  // MARK: Steps

  func look(button slot: Int) -> ButtonLook { look(button: slot, in: controlState(button: slot)) }

  /// As it would be in a state.
  @inline(never)
  private func look(button slot: Int, in state: ControlState) -> ButtonLook {
    let face = face(button: slot)
    guard face >= 0, faces[face].isConfigured else {
      var look = ButtonLook()
      look.background.color = Color(buttons[slot].background)
      look.foreground.color = Color(buttons[slot].titleColor)
      look.background.rule = .configuration
      look.foreground.rule = .configuration
      if face >= 0 { look.spinner = look.foreground }
      look.fontSize = ControlTuning.buttonFontSize
      return look
    }
    return ButtonLookSource(
      state: state, scheme: scheme, tint: tint,
      isDestructive: buttons[slot].action.removes
    ).look(faces[face].configuration, faces[face].values, theme)
  }

  /// Of one that was never configured: its title in the middle.
  private func plainContent(button slot: Int) -> ButtonContent {
    var content = ButtonContent()
    content.title = ButtonText(size: shownTitle(button: slot).size)
    content.insets.leading = ControlTuning.buttonPadding
    content.insets.trailing = ControlTuning.buttonPadding
    return content
  }

  func content(button slot: Int, face: Int, _ look: borrowing ButtonLook) -> ButtonContent {
    content(button: slot, face: face, look, showing: shownTitle(button: slot))
  }

  private func content(
    button slot: Int, face: Int, _ look: borrowing ButtonLook,
    showing shown: (text: StoredText, size: Size)
  ) -> ButtonContent {
    let title = faces[face].titleText
    let subtitle = faces[face].subtitleText
    // What a menu has chosen is one line, measured as titles of plain buttons are.
    let isOwn = title.textHash == shown.text.hash
    let titleText = ButtonText(
      size: isOwn ? title.size : shown.size,
      pieces: isOwn ? title.pieces : TextPieces())
    var content = ButtonContent(
      faces[face].configuration, look, theme, isBusy: faces[face].busy.isBusy,
      isPopup: isPopup(button: slot), title: titleText,
      subtitle: ButtonText(size: subtitle.size, pieces: subtitle.pieces),
      direction: direction(button: slot, face: face))
    let font = isOwn ? title.font : ControlTuning.buttonFontSize
    if font > 0 { content.title.scale = look.fontSize / font }
    if subtitle.font > 0 {
      content.subtitle.scale = faces[face].configuration.subtitleFont(theme) / subtitle.font
    }
    return content
  }

  /// The width that a button of a row asks for besides the row's `button_padding`: its title's, or, of one
  /// that was configured, what its look takes without that. It goes by the look at rest: a row is not laid
  /// out anew while a finger is on its button.
  func contentWidth(button slot: Int) -> Double {
    let face = face(button: slot)
    return face < 0 ? buttons[slot].titleSize.width : faces[face].contentWidth
  }

  /// Works out the widths that the configured buttons of a row ask for: with their own titles, whatever
  /// their menus have chosen, so that a choice moves nothing.
  mutating func measureFaces(row: Int, _ edge: Edge) {
    let slots = rows[row].buttons(edge)
    for index in 0..<Int(slots.count) {
      let slot = slots[index]
      let face = face(button: slot)
      if face < 0 { continue }
      let own = (text: buttons[slot].title, size: buttons[slot].titleSize)
      let look = look(button: slot, in: .normal)
      let size = content(button: slot, face: face, look, showing: own).size(
        within: frame(row: row).width)
      faces[face].contentWidth = size.width - 2 * rows[row].row.settings.buttonWidth.padding
    }
  }

  /// Its own, else that of its row's list.
  private func direction(button slot: Int, face: Int) -> LayoutDirection {
    if let own = faces[face].configuration.direction { return own }
    let row = buttons[slot].row
    return row < 0 ? .leftToRight : direction(row: row)
  }

  /// Whether it stands for what was chosen in its menu.
  private func isPopup(button slot: Int) -> Bool {
    let place = buttons[slot].parts
    guard place >= 0, parts[place].menu >= 0 else { return false }
    return parts[place].behavior.showsMenu && parts[place].behavior.changesSelection
  }

  /// Where the parts of a button of its own come to rest, around its own corner. Of one in a row nothing.
  func restLayout(button slot: Int) -> ButtonLayout {
    let face = face(button: slot)
    guard face >= 0, buttons[slot].row < 0 else { return ButtonLayout() }
    let frame = parts[buttons[slot].parts].frame
    return content(button: slot, face: face, look(button: slot)).layout(
      in: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  @inline(never)
  func layout(button slot: Int) -> ButtonLayout {
    layout(button: slot, frame(button: slot), look(button: slot))
  }

  /// Where the parts are in a frame that is at hand, with a look that is.
  func layout(button slot: Int, _ frame: Rect, _ look: borrowing ButtonLook) -> ButtonLayout {
    let face = face(button: slot)
    let motion = face < 0 ? -1 : faces[face].motion
    if motion >= 0, buttons[slot].row < 0 {
      return layoutMotions[motion].layout(at: now).moved(x: frame.x, y: frame.y)
    }
    let content =
      face < 0 ? plainContent(button: slot) : content(button: slot, face: face, look)
    guard buttons[slot].row >= 0 else { return content.layout(in: frame) }
    // In a row it is laid out as wide as it is at rest, in the middle of what the row gives it: so no
    // title is broken anew while the row moves.
    let width = restingPlace(button: slot).width
    var layout = content.layout(
      in: Rect(
        x: frame.x + (frame.width - width) / 2, y: frame.y, width: width, height: frame.height))
    let own = content.layout(in: frame)
    layout.background = own.background
    layout.cornerRadius = own.cornerRadius
    layout.focusRing = own.focusRing
    layout.hitBox = frame
    return layout
  }

  /// Where a button can be hit; in a row, what the content has left free of it; nil when nothing.
  func hitBox(button slot: Int) -> Rect? {
    let row = buttons[slot].row
    guard row < 0 else {
      let frames = frames(row: row)
      guard !buttons[slot].isHidden, let exposed = frames.exposed(buttons[slot].edge) else {
        return nil
      }
      return exposed.common(with: frame(button: slot, in: frames))
    }
    let frame = parts[buttons[slot].parts].frame
    let face = face(button: slot)
    guard face >= 0 else { return frame }
    var content = ButtonContent()
    content.hitSize = faces[face].configuration.hitSize(theme)
    return content.hitBox(in: frame)
  }
}
