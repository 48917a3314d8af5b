import SidleControls
import SidleUnits

/// Creating, filling and destroying layers.
extension Stage {
  public mutating func createLayer(_ spec: LayerSpec) throws(Failure) -> ObjectID {
    try checkNameIsFree(spec.name, .layer)
    guard log.hasRoom(for: spec.name.count &+ spec.title.count) else { throw Log.failure }
    guard layers.reserveOneMore(), layerNames.reserveOneMore(), reserveGhost(),
      layerOrder.reserveOneMore(allocator)
    else { throw .outOfMemory("spec") }
    let (name, title) = try copies(of: spec.name, and: spec.title)
    objectsCreated &+= 1
    let slot = layers.insert(
      LayerRecord(
        name: name, userData: spec.userData, frame: spec.frame, fontSize: spec.fontSize,
        background: spec.background, titleColor: spec.titleColor, direction: spec.direction,
        alignment: spec.alignment,
        content: LayerContent(
          title: title, titleSize: spec.titleSize, token: spec.contentToken)))
    layerNames.insert(name, slot: slot)
    layerOrder.append(slot)
    log.create(layer: id(layer: slot), spec)
    return id(layer: slot)
  }

  /// A transition under way ends as interrupted.
  public mutating func destroyLayer(_ id: ObjectID) throws(Failure) {
    let slot = try slot(layer: id)
    try checkRoom(events: 1)
    log.call("layer_destroy", id)
    interruptTransition(layer: slot, reason: .removed)
    layerOrder.removeFirst(slot)
    let layer = layers[slot]
    layerNames.remove(layer.name, slot: slot)
    layer.content.title.free(allocator)
    leaveGhost(id, layer.name)
    layers.remove(slot)
  }

  /// A transition goes on, over the new size.
  public mutating func setFrame(layer id: ObjectID, _ frame: Rect) throws(Failure) {
    let slot = try slot(layer: id)
    guard log.hasRoom() else { throw Log.failure }
    log.call("layer_set_frame", id, frame: frame)
    layers[slot].frame = frame
  }

  /// The size that titles of a layer are measured at.
  public func fontSize(layer id: ObjectID) throws(Failure) -> Double {
    layers[try slot(layer: id)].fontSize
  }

  /// Puts another content in the place of the present one, at once or by a transition. One that is
  /// under way ends as interrupted: its new content is the old one now, in its place. Gives the
  /// animation whose value is the progress; null when it happened at once.
  public mutating func replace(
    layer id: ObjectID, _ content: LayerContentSpec, by spec: TransitionSpec?
  ) throws(Failure) -> ObjectID {
    let slot = try slot(layer: id)
    try checkRoom(events: Stage.transitionEvents)
    let curve = spec?.progress.fields.curve.count ?? 0
    guard log.hasRoom(for: content.title.count &+ curve) else { throw Log.failure }
    guard let title = StoredText.copy(content.title, allocator) else {
      throw .outOfMemory("content")
    }
    var animation = -1
    if let spec {
      do throws(Failure) {
        animation = try makeAnimation(parent: -1, layer: slot, spec.progress)
      } catch {
        title.free(allocator)
        throw error
      }
    }
    if let spec {
      log.create(transition: self.id(animation: animation), of: id, to: content, spec)
    } else {
      log.replace(layer: id, content)
    }
    interruptTransition(layer: slot, reason: .code)
    let old = layers[slot].content
    layers[slot].content = LayerContent(
      title: title, titleSize: content.titleSize, token: content.token)
    guard let spec else {
      old.title.free(allocator)
      return .null
    }
    layers[slot].outgoing = old
    layers[slot].transition = spec.transition
    layers[slot].animation = Int32(truncatingIfNeeded: animation)
    startTransition(layer: slot)
    return self.id(animation: animation)
  }

  public func state(layer id: ObjectID) throws(Failure) -> LayerState {
    let slot = try slot(layer: id)
    let animation = Int(layers[slot].animation)
    let view = view(layer: slot)
    let size = Size(width: layers[slot].frame.width, height: layers[slot].frame.height)
    return LayerState(
      frame: layers[slot].frame, userData: layers[slot].userData,
      animation: animation < 0 ? .null : self.id(animation: animation), progress: view.progress,
      incoming: LayerContentState(
        placement: view.incoming, isVisible: view.incoming.isVisible(in: size),
        token: layers[slot].content.token, title: layers[slot].content.title),
      outgoing: LayerContentState(
        placement: view.outgoing, isVisible: view.outgoing.isVisible(in: size),
        token: layers[slot].outgoing.token, title: layers[slot].outgoing.title))
  }

  /// Gives back what layers own; once, before the stage goes.
  mutating func destroyLayers() {
    for slot in 0..<layers.slotCount where layers.life(slot) == .live {
      layers[slot].name.free(allocator)
      layers[slot].content.title.free(allocator)
      layers[slot].outgoing.title.free(allocator)
    }
    layerOrder.free(allocator)
    layerOrder = SlotArray()
  }
}
