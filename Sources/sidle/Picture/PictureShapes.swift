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
    let width = max(Self.leastLength, node.width.first)
    let words = SVGText.escaped(String(decoding: node.key.text, as: UTF8.self))
    return "<text\(SVGText.keepingBlanks(words)) x=\"\(SVGText.number(node.x.first))\" "
      + "y=\"\(SVGText.number(node.y.first))\" "
      + "font-size=\"\(SVGText.number(node.height.first))\" "
      + "textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\" "
      + SVGText.fill(node.key.color)
      + "\(opacity(node))\(shown.attribute)>"
      + words + animation.lines("x", node.x) + animation.lines("y", node.y)
      + animation.lines("font-size", node.height)
      + animation.lines("textLength", node.width, least: Self.leastLength) + fading(node)
      + shown.animation + "</text>"
  }

  /// Browsers take a length of 0 for none, and show the text as wide as it is.
  private static let leastLength = 0.01

  /// The host has the image: a box in its place. The token on it is a text of its own.
  private func image(_ node: Node, _ shown: Visibility) -> String {
    let stroke = SVGText.stroke(PictureStyle.imageColor(node.key.color))
    return rect(
      node, "fill=\"none\" \(stroke) stroke-dasharray=\"3 2\"\(opacity(node))", shown, inset: 0.5)
  }

  /// Three quarters of a ring with round ends, which turns as its dashes move along it.
  private func spinner(_ node: Node, _ shown: Visibility) -> String {
    "<circle cx=\"\(SVGText.number(node.x.first))\" cy=\"\(SVGText.number(node.y.first))\" "
      + "r=\"\(SVGText.number(node.width.first))\" fill=\"none\" "
      + "\(SVGText.stroke(node.key.color)) stroke-width=\"\(SVGText.number(node.height.first))\" "
      + "stroke-linecap=\"round\" pathLength=\"100\" stroke-dasharray=\"75 25\" "
      + "stroke-dashoffset=\"\(SVGText.number(-100 * node.turns.first))\""
      + "\(opacity(node))\(shown.attribute)>"
      + animation.lines("cx", node.x) + animation.lines("cy", node.y)
      + animation.lines("r", node.width) + animation.lines("stroke-width", node.height)
      + animation.lines("stroke-dashoffset", node.turns, factor: -100, tolerance: 0.002)
      + fading(node) + shown.animation + "</circle>"
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
