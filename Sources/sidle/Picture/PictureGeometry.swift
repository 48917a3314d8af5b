import CSidle

/// Where a draw command lies: the four numbers that its element of a picture has.
///
/// SVG has other words for places than the draw list. They are found for each frame, so that what
/// depends on several numbers of the list (a baseline, a radius) is right on the way as well.
struct PictureGeometry: Equatable {
  /// Points. Of a rectangle, an image and a clip the frame.
  var x, y, width, height: Double

  init(_ command: sidle_draw_command) {
    let frame = command.frame
    (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    switch Int(command.type) {
    case SIDLE_DRAW_TEXT:
      // Its start, its baseline, its width and the size of its font.
      y += frame.height / 2 + command.font_size * 0.35
      height = command.font_size
    case SIDLE_DRAW_LINE:
      // From, and to.
      (width, height) = (x + width, y + height)
    case SIDLE_DRAW_SPINNER:
      // The middle, the radius and the width of its arc.
      let side = min(frame.width, frame.height)
      (x, y) = (x + frame.width / 2, y + frame.height / 2)
      let stroke = command.stroke_width
      height = max(0, stroke > 0 ? min(stroke, side / 2) : side * Self.spinnerStroke)
      width = max(0, (side - height) / 2)
    default: break
    }
  }

  /// Of a spinner's size, where the command says nothing.
  private static let spinnerStroke = 0.12
}

extension sidle_draw_command {
  /// What stands on the box in place of an image: the host's token, as a text of its own, without
  /// its bytes.
  func label(of length: Int) -> sidle_draw_command {
    let side = min(frame.width, frame.height)
    var label = self
    label.type = Int32(SIDLE_DRAW_TEXT)
    label.color = PictureStyle.imageColor(color)
    label.font_size = side * 0.4
    label.frame.width = side * min(0.84, 0.24 * Double(length))
    label.frame.x += (frame.width - label.frame.width) / 2
    label.image = 0
    return label
  }
}
