import CSidle
import SidleControls
import SidleStage
import SidleUnits

/// From the fields of specs of layers and transitions to what the stage makes of them.
extension LayerSpec {
  init(
    _ spec: sidle_layer_spec, title: UnsafeBufferPointer<UInt8>, size: Size, fontSize: Double
  ) throws(Failure) {
    self.init(
      name: try Check.name(spec.name, "spec.name"), title: title, titleSize: size,
      userData: spec.user_data, contentToken: spec.content_token,
      frame: try Check.frame(spec.frame, "spec.frame"), fontSize: fontSize,
      background: spec.background, titleColor: spec.title_color,
      direction: try Check.layoutDirection(spec.direction),
      alignment: try Check.alignment(spec.title_alignment))
  }
}

extension Check {
  static func alignment(_ code: Int32) throws(Failure) -> TitleAlignment {
    let value: TitleAlignment?
    switch code {
    case 1: value = .leading
    case 2: value = .center
    case 3: value = .trailing
    default: value = nil
    }
    return try choice(code, "spec.title_alignment", value, "it must be a SIDLE_ALIGN_ constant")
  }

  static func transitionKind(_ code: Int32) throws(Failure) -> Transition.Kind {
    let value: Transition.Kind?
    switch code {
    case 1: value = .fade
    case 2: value = .moveIn
    case 3: value = .push
    case 4: value = .reveal
    default: value = nil
    }
    return try choice(code, "spec.kind", value, "it must be a SIDLE_TRANSITION_ constant")
  }

  static func transitionSide(_ code: Int32) throws(Failure) -> Transition.Side {
    let value: Transition.Side?
    switch code {
    case 1: value = .left
    case 2: value = .right
    case 3: value = .top
    case 4: value = .bottom
    default: value = nil
    }
    return try choice(code, "spec.from", value, "it must be a SIDLE_FROM_ constant")
  }
}

extension TransitionSpec {
  init(_ spec: sidle_transition_spec) throws(Failure) {
    var progress = Defaults.animation
    progress.from = try Check.coordinate(spec.start_progress, "spec.start_progress")
    progress.to = try Check.coordinate(spec.end_progress, "spec.end_progress")
    progress.delay = spec.delay
    progress.duration = spec.duration
    // What goes backwards by itself is no transition.
    progress.time_offset = try Check.seconds(spec.time_offset, "spec.time_offset")
    progress.speed = try Check.speed(spec.speed, "spec.speed")
    progress.curve = spec.curve
    progress.curve_points = spec.curve_points
    progress.fill = spec.fill
    self.init(
      transition: Transition(
        kind: try Check.transitionKind(spec.kind), side: try Check.transitionSide(spec.from),
        fades: try Check.flag(spec.fades, "spec.fades")),
      progress: try AnimationSpec(progress))
  }
}

extension sidle_layer_side {
  init(_ side: LayerContentState) {
    self.init(
      x: side.placement.x, y: side.placement.y, opacity: side.placement.opacity,
      visible: side.isVisible ? 1 : 0, reserved: 0, content_token: side.token,
      title: sidle_text(side.title))
  }
}
