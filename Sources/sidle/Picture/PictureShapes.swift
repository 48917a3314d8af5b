import CSidle

/// What single commands look like in SVG.
struct PictureShapes {
  /// How an element that is not always there is hidden.
  struct Visibility {
    static let always = Visibility()

    var attribute = ""
    var animation = ""
  }

  typealias Node = PictureRecorder.Node

  let animation: SVGAnimation

  /// Everything but clips, a line each.
  func text(of node: Node, _ shown: Visibility) -> String {
    switch Int(node.key.type) {
    case SIDLE_DRAW_RECTANGLE: rectangle(node, shown) + "\n"
    case SIDLE_DRAW_TEXT: label(node, shown) + "\n"
    case SIDLE_DRAW_IMAGE: image(node, shown) + "\n"
    case SIDLE_DRAW_SPINNER: spinner(node, shown) + "\n"
    case SIDLE_DRAW_LINE: line(node, shown) + "\n"
    default: ""
    }
  }

  func clip(_ node: Node) -> String { rect(node, "", .always, fades: false) }

  // MARK: Rectangles

  /// Its shadow, its fill and its stroke, each where there is one.
  private func rectangle(_ node: Node, _ shown: Visibility) -> String {
    let style = node.key.style
    var fill = SVGText.fill(node.key.color) + opacity(node)
    if node.key.part == SIDLE_PART_ROW_CONTENT {
      fill += " stroke=\"#000\" stroke-opacity=\".1\""
    }
    guard style.isStroked || style.isShadowed else { return rect(node, fill, shown) }
    var out = "<g\(shown.attribute)>\(shown.animation)"
    if style.isShadowed {
      var cast = node
      cast.x = node.x.shifted(by: style.shadowX)
      cast.y = node.y.shifted(by: style.shadowY)
      var attributes = SVGText.fill(style.shadowColor) + opacity(node)
      if style.shadowRadius > 0 {
        attributes += " style=\"filter:blur(\(SVGText.number(style.shadowRadius / 2))px)\""
      }
      out += rect(cast, attributes, .always)
    }
    if node.key.color & 0xFF != 0 { out += rect(node, fill, .always) }
    if style.isStroked {
      let width = "stroke-width=\"\(SVGText.number(style.strokeWidth))\""
      out += rect(
        node, "fill=\"none\" \(SVGText.stroke(style.strokeColor)) \(width)\(opacity(node))",
        .always, inset: style.strokeWidth / 2)
    }
    return out + "</g>"
  }

  private func rect(
    _ node: Node, _ attributes: String, _ shown: Visibility, inset: Double = 0, fades: Bool = true
  ) -> String {
    var inside =
      animation.lines("x", node.x, offset: inset) + animation.lines("y", node.y, offset: inset)
      + animation.lines("width", node.width, offset: -2 * inset, least: 0)
      + animation.lines("height", node.height, offset: -2 * inset, least: 0)
      + animation.lines("rx", node.cornerRadius, offset: -inset, least: 0)
    if fades { inside += fading(node) }
    inside += shown.animation
    let radius = max(0, node.cornerRadius.first - inset)
    let corners =
      radius > 0 || node.cornerRadius.changes ? " rx=\"\(SVGText.number(radius))\"" : ""
    let space = attributes.isEmpty ? "" : " "
    let start =
      "<rect x=\"\(SVGText.number(node.x.first + inset))\" "
      + "y=\"\(SVGText.number(node.y.first + inset))\" "
      + "width=\"\(SVGText.number(max(0, node.width.first - 2 * inset)))\" "
      + "height=\"\(SVGText.number(max(0, node.height.first - 2 * inset)))\""
      + "\(corners)\(space)\(attributes)\(shown.attribute)"
    return inside.isEmpty ? start + "/>" : start + ">\(inside)</rect>"
  }

  // MARK: Other things

  /// A text fills its frame, whatever font the browser has.
  private func label(_ node: Node, _ shown: Visibility) -> String {
    let drop = node.height.first / 2 + node.fontSize * 0.35
    return "<text x=\"\(SVGText.number(node.x.first))\" "
      + "y=\"\(SVGText.number(node.y.first + drop))\" "
      + "font-size=\"\(SVGText.number(node.fontSize))\" "
      + "textLength=\"\(SVGText.number(node.width.first))\" lengthAdjust=\"spacingAndGlyphs\" "
      + SVGText.fill(node.key.color)
      + "\(opacity(node))\(shown.attribute)>"
      + SVGText.escaped(String(decoding: node.key.text, as: UTF8.self))
      + animation.lines("x", node.x) + animation.lines("y", node.y, offset: drop)
      + animation.lines("textLength", node.width) + fading(node) + shown.animation + "</text>"
  }

  /// The host has the image: a box in its place, with the token on it.
  private func image(_ node: Node, _ shown: Visibility) -> String {
    let color = node.key.color & 0xFF != 0 ? node.key.color : 0x8E8E_93FF
    let box = rect(
      node,
      "fill=\"none\" \(SVGText.stroke(color)) stroke-dasharray=\"3 2\"", .always,
      inset: 0.5, fades: false)
    return "<g\(opacity(node))\(shown.attribute)>\(fading(node))\(shown.animation)\(box)"
      + window(node)
      + "<text y=\"14\" font-size=\"40\" text-anchor=\"middle\" \(SVGText.fill(color))"
      + "\(node.key.style.image > 99 ? " textLength=\"84\" lengthAdjust=\"spacingAndGlyphs\"" : "")"
      + ">#\(node.key.style.image)</text></svg></g>"
  }

  /// Three quarters of a ring with round ends.
  private func spinner(_ node: Node, _ shown: Visibility) -> String {
    let side = min(node.width.first, node.height.first)
    let width = side > 0 ? min(50, node.key.style.strokeWidth / side * 100) : 0
    let stroke = width > 0 ? width : Self.spinnerStroke
    return "<g\(opacity(node))\(shown.attribute)>\(fading(node))\(shown.animation)"
      + window(node)
      + "<circle r=\"\(SVGText.number(50 - stroke / 2))\" fill=\"none\" "
      + "\(SVGText.stroke(node.key.color)) stroke-width=\"\(SVGText.number(stroke))\" "
      + "stroke-linecap=\"round\" pathLength=\"100\" stroke-dasharray=\"75 25\" "
      + "transform=\"rotate(\(SVGText.number(node.turns.first * 360)))\">"
      + animation.turns(node.turns) + "</circle></svg></g>"
  }

  /// In hundredths of a spinner's size, where the command says nothing.
  private static let spinnerStroke = 12.0

  /// From -50 to 50 both ways in the middle of a frame, as large as its shorter side.
  private func window(_ node: Node) -> String {
    "<svg x=\"\(SVGText.number(node.x.first))\" y=\"\(SVGText.number(node.y.first))\" "
      + "width=\"\(SVGText.number(node.width.first))\" "
      + "height=\"\(SVGText.number(node.height.first))\" viewBox=\"-50 -50 100 100\">"
      + animation.lines("x", node.x) + animation.lines("y", node.y)
      + animation.lines("width", node.width) + animation.lines("height", node.height)
  }

  private func line(_ node: Node, _ shown: Visibility) -> String {
    "<line x1=\"\(SVGText.number(node.x.first))\" y1=\"\(SVGText.number(node.y.first))\" "
      + "x2=\"\(SVGText.number(node.width.first))\" y2=\"\(SVGText.number(node.height.first))\" "
      + "\(SVGText.stroke(node.key.color)) "
      + "stroke-width=\"\(SVGText.number(node.key.style.strokeWidth))\""
      + "\(opacity(node))\(shown.attribute)>"
      + animation.lines("x1", node.x) + animation.lines("y1", node.y)
      + animation.lines("x2", node.width) + animation.lines("y2", node.height) + fading(node)
      + shown.animation + "</line>"
  }

  // MARK: Opacity

  private func opacity(_ node: Node) -> String {
    guard node.opacity.first < 1 || node.opacity.changes else { return "" }
    return " opacity=\"\(SVGText.number(node.opacity.first))\""
  }

  /// An opacity is drawn more finely than a place.
  private func fading(_ node: Node) -> String {
    animation.lines("opacity", node.opacity, tolerance: 0.005)
  }
}
