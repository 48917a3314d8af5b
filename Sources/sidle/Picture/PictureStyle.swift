import CSidle

/// How a command is painted, as far as pictures show no change of it: another style is another node.
struct PictureStyle: Hashable {
  var strokeWidth = 0.0
  var strokeColor: UInt32 = 0
  var shadowColor: UInt32 = 0
  var shadowRadius = 0.0
  var shadowX = 0.0
  var shadowY = 0.0
  var image: UInt64 = 0

  init() {}

  init(_ command: sidle_draw_command) {
    strokeWidth = command.stroke_width
    strokeColor = command.stroke_color
    shadowColor = command.shadow_color
    shadowRadius = command.shadow_radius
    shadowX = command.shadow_x
    shadowY = command.shadow_y
    image = command.image
  }

  /// Whether a rectangle has an edge of its own.
  var isStroked: Bool { strokeWidth > 0 && strokeColor & 0xFF != 0 }
  /// Of the box in place of an image: grey for one that the host does not colour.
  static func imageColor(_ color: UInt32) -> UInt32 { color & 0xFF != 0 ? color : 0x8E8E_93FF }

  /// Whether a rectangle casts a shadow.
  var isShadowed: Bool { shadowColor & 0xFF != 0 }
}
