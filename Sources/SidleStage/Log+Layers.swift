import SidleControls
import SidleUnits

/// Records of layers.
extension Log {
  mutating func create(layer: ObjectID, _ spec: LayerSpec) {
    line {
      $0.append("layer ")
      $0.append(reference: layer)
      $0.field("name", quoted: spec.name)
      $0.field("title", quoted: spec.title)
      $0.field("measured", spec.titleSize)
      $0.field("user_data", spec.userData)
      $0.field("content_token", spec.contentToken)
      $0.field("frame", spec.frame)
      $0.field("font_size", spec.fontSize)
      $0.field("background", color: spec.background)
      $0.field("title_color", color: spec.titleColor)
      $0.field("title_alignment", word: spec.alignment.word)
      $0.field(
        "direction", word: spec.direction == .leftToRight ? "left_to_right" : "right_to_left")
    }
  }

  /// A content that came at once.
  mutating func replace(layer: ObjectID, _ content: LayerContentSpec) {
    line {
      $0.call("layer_replace", layer)
      $0.fields(content)
    }
  }

  /// One that comes by a transition, which is an animation.
  mutating func create(
    transition: ObjectID, of layer: ObjectID, to content: LayerContentSpec, _ spec: TransitionSpec
  ) {
    line {
      $0.append("transition ")
      $0.append(reference: transition)
      $0.append(" layer=")
      $0.append(reference: layer)
      $0.fields(content)
      let fields = spec.progress.fields
      $0.field("kind", word: spec.transition.kind.word)
      $0.field("from", word: spec.transition.side.word)
      $0.field("fades", Int64(spec.transition.fades ? 1 : 0))
      $0.field("fill", word: spec.progress.timing.fill.word)
      $0.field("start_progress", fields.from)
      $0.field("end_progress", fields.to)
      $0.field("delay", fields.delay)
      $0.field("duration", fields.duration)
      $0.field("time_offset", fields.timeOffset)
      $0.field("speed", spec.progress.timing.speed)
      $0.field("curve", quoted: fields.curve)
      $0.field("curve_points", fields.points)
    }
  }
}

extension ByteWriter {
  fileprivate mutating func fields(_ content: LayerContentSpec) {
    field("title", quoted: content.title)
    field("measured", content.titleSize)
    field("content_token", content.token)
  }
}

extension TitleAlignment {
  var word: StaticString {
    switch self {
    case .leading: return "leading"
    case .center: return "center"
    case .trailing: return "trailing"
    }
  }
}

extension Transition.Kind {
  var word: StaticString {
    switch self {
    case .fade: return "fade"
    case .moveIn: return "move_in"
    case .push: return "push"
    case .reveal: return "reveal"
    }
  }
}

extension Transition.Side {
  var word: StaticString {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    }
  }
}
