import SidleControls
import SidleUnits

/// Configurations of buttons: what a host sets of how they look.
extension Stage {
  /// Sets everything that a configuration has, and unsets what it has not. The pieces of its texts are the
  /// stage's afterwards, unless this fails.
  @inline(never)
  public mutating func configure(button id: ObjectID, _ spec: ConfigurationSpec) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    // A piece takes more than a byte of text in a record.
    let pieces = Int(spec.titleText.pieces.count &+ spec.subtitleText.pieces.count)
    guard log.hasRoom(for: spec.title.count &+ spec.subtitle.count &+ pieces &* 16) else {
      throw Log.failure
    }
    let moves = spec.configuration[.springResponse] > 0
    guard reserveFace(button: slot), !moves || layoutMotions.reserveOneMore() else {
      throw .outOfMemory("configuration")
    }
    let isRenamed = !buttons[slot].title.equals(spec.title)
    var title = buttons[slot].title
    if isRenamed {
      guard let copy = StoredText.copy(spec.title, allocator) else {
        throw .outOfMemory("configuration.title")
      }
      title = copy
    }
    guard let subtitle = StoredText.copy(spec.subtitle, allocator) else {
      if isRenamed { title.free(allocator) }
      throw .outOfMemory("configuration.subtitle")
    }
    log.configure(id, spec)
    let face = makeFace(button: slot)
    faces[face].isConfigured = true
    if isRenamed { buttons[slot].title.free(allocator) }
    buttons[slot].title = title
    buttons[slot].titleSize = spec.titleText.size
    faces[face].subtitle.free(allocator)
    faces[face].titleText.pieces.free(allocator)
    faces[face].subtitleText.pieces.free(allocator)
    faces[face].configuration = spec.configuration
    faces[face].subtitle = subtitle
    faces[face].titleText = spec.titleText
    faces[face].titleText.textHash = title.hash
    faces[face].subtitleText = spec.subtitleText
    faces[face].subtitleText.textHash = subtitle.hash
    if !moves {
      dropMotion(face: face)
    } else if faces[face].motion < 0 {
      // The first layout is there from the beginning.
      faces[face].motion = layoutMotions.insert(LayoutMotion(restLayout(button: slot)))
    }
    reshape(button: slot)
  }

  /// What was configured, and the texts; a button without a configuration has an empty one.
  public func configuration(button id: ObjectID) throws(Failure)
    -> (configuration: ButtonConfiguration, title: StoredText, subtitle: StoredText)
  {
    let slot = try slot(button: id)
    let face = face(button: slot)
    guard face >= 0 else { return (ButtonConfiguration(), buttons[slot].title, .empty) }
    return (faces[face].configuration, buttons[slot].title, faces[face].subtitle)
  }

  /// Sets a value for one state, or unsets it with nil.
  public mutating func setStateValue(
    button id: ObjectID, _ property: StateProperty, _ state: ControlState, _ bits: UInt64?
  ) throws(Failure) {
    let slot = try slot(button: id)
    try checkRoom(events: RowChange.capacity)
    guard bits == nil || reserveFace(button: slot) else { throw .outOfMemory("button") }
    let old = face(button: slot)
    var values = old < 0 ? StateValues() : faces[old].values
    if bits != nil, values.exact(property, state) == nil {
      guard values.count < Int32(StateValues.limit) else {
        throw Failure(.range, "states", .none, "a button takes 64 values for states at most")
      }
      guard values.reserveOneMore(allocator) else { throw .outOfMemory("button") }
    }
    log.setStateValue(id, property, state, bits)
    guard bits != nil || old >= 0 else { return }
    values.set(property, state, bits)
    let face = makeFace(button: slot)
    faces[face].isConfigured = true
    faces[face].values = values
    reshape(button: slot)
  }

  /// The font that a button's title is to be measured with, and how it may be broken.
  public func titleFont(button id: ObjectID) throws(Failure) -> (size: Double, LineBreak) {
    let face = face(button: try slot(button: id))
    guard face >= 0 else { return (ControlTuning.buttonFontSize, .clip) }
    return (
      faces[face].configuration.titleFont(theme), faces[face].configuration.titleLineBreak
    )
  }

  /// Keeps how a button's new title was measured.
  mutating func setTitleText(button slot: Int, _ text: MeasuredText) {
    let face = face(button: slot)
    guard face >= 0 else { return text.pieces.free(allocator) }
    faces[face].titleText.pieces.free(allocator)
    faces[face].titleText = text
    faces[face].titleText.textHash = buttons[slot].title.hash
    review(button: slot)
  }

  // MARK: Faces

  /// Slot of a button's face, -1 without.
  func face(button slot: Int) -> Int {
    let place = buttons[slot].parts
    return place < 0 ? -1 : parts[place].face
  }

  /// Makes sure that `makeFace` succeeds. False when there is no memory; then nothing has changed.
  @inline(never)
  mutating func reserveFace(button slot: Int) -> Bool {
    if face(button: slot) >= 0 { return true }
    return reserveTheme() && (buttons[slot].parts >= 0 || parts.reserveOneMore())
      && faces.reserveOneMore() && faceEnds.reserve(slotCount: faces.slotCount &+ 1)
  }

  /// The face of a button, which is given one when it had none. The caller has reserved.
  @inline(never)
  mutating func makeFace(button slot: Int) -> Int {
    let old = face(button: slot)
    guard old < 0, reserveParts(button: slot) else { return old }
    var face = ButtonFace(button: slot)
    face.titleText.size = buttons[slot].titleSize
    face.titleText.font = ControlTuning.buttonFontSize
    face.titleText.textHash = buttons[slot].title.hash
    let made = faces.insert(face)
    parts[buttons[slot].parts].face = made
    return made
  }

  private mutating func dropMotion(face: Int) {
    let motion = faces[face].motion
    guard motion >= 0 else { return }
    layoutMotions.remove(motion)
    faces[face].motion = -1
  }

  /// Of a button that goes.
  @inline(never)
  mutating func dropFace(button slot: Int) {
    let face = face(button: slot)
    guard face >= 0 else { return }
    if faces[face].isSpinning { spinningCount &-= 1 }
    dropMotion(face: face)
    faceEnds.remove(face)
    faces[face].free(allocator)
    faces.remove(face)
    parts[buttons[slot].parts].face = -1
  }

  mutating func destroyFaces() {
    for slot in 0..<faces.slotCount where faces.life(slot) == .live {
      faces[slot].free(allocator)
    }
  }

  func hashFaces(_ hash: inout Hash64) {
    if hasOwnTheme { themes[0].hash(into: &hash) }
    guard faces.slotCount > 0 else { return }
    faces.hash(into: &hash)
    hash.add(UInt64(tint.rawValue) << 8 | UInt64(scheme.rawValue))
    for slot in 0..<faces.slotCount where faces.life(slot) == .live {
      faces[slot].hash(into: &hash)
      if faces[slot].motion >= 0 { layoutMotions[faces[slot].motion].hash(into: &hash) }
    }
  }
}
