import SidleControls
import SidleUnits

/// Layers as commands.
extension Stage {
  mutating func draw(layer slot: Int, on area: VisibleArea) {
    let frame = layers[slot].frame
    let area = area.inside(frame)
    guard !area.isEmpty else { return }
    let id = id(layer: slot)
    drawList.append(.clipBegin, .layer, id, frame)
    if layers[slot].background != 0 {
      drawList.append(.rectangle, .layer, id, frame, color: layers[slot].background)
    }
    let view = view(layer: slot)
    let isAbove = layers[slot].transition.outgoingIsAbove
    if !isAbove { draw(layers[slot].outgoing, view.outgoing, of: slot, on: area) }
    draw(layers[slot].content, view.incoming, of: slot, on: area)
    if isAbove { draw(layers[slot].outgoing, view.outgoing, of: slot, on: area) }
    drawList.append(.clipEnd, .layer, id, frame)
  }

  private mutating func draw(
    _ content: LayerContent, _ placement: Transition.Placement, of slot: Int, on area: VisibleArea
  ) {
    guard placement.opacity > 0 else { return }
    let id = id(layer: slot)
    let frames = LayerFrames(
      frame: layers[slot].frame, direction: layers[slot].direction,
      alignment: layers[slot].alignment)
    let frame = frames.content(placement)
    let area = area.inside(frame)
    guard !area.isEmpty else { return }
    if content.token != 0 {
      drawList.append(
        .rectangle, .layerContent, id, frame, opacity: placement.opacity,
        contentToken: content.token)
    }
    let title = frames.title(content.titleSize, in: frame)
    guard !content.title.isEmpty, area.shows(title) else { return }
    let isLonger = title.x < frame.x || title.right > frame.right
    if isLonger { drawList.append(.clipBegin, .layerContent, id, frame) }
    drawList.append(
      .text, .layerTitle, id, title, color: layers[slot].titleColor,
      fontSize: layers[slot].fontSize, text: content.title, opacity: placement.opacity)
    if isLonger { drawList.append(.clipEnd, .layerContent, id, frame) }
  }
}
