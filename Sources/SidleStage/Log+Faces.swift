import SidleControls
import SidleUnits

/// The records of configurations and themes. Choices stand as their numbers.
extension Log {
  mutating func configure(_ button: ObjectID, _ spec: ConfigurationSpec) {
    guard isOn else { return }
    line {
      $0.call("button_set_configuration", button)
      let configuration = spec.configuration
      $0.field("set", configuration.set)
      $0.field("title", quoted: spec.title)
      $0.measured("measured", spec.titleText)
      if spec.subtitle.count > 0 {
        $0.field("subtitle", quoted: spec.subtitle)
        $0.measured("measured_subtitle", spec.subtitleText)
      }
      $0.list("numbers", ConfigurationNumber.count) {
        $1.append(shortest: configuration.numbers[$0])
      }
      $0.list("choices", ConfigurationChoice.count) {
        $1.append(UInt64(configuration.choices[$0]))
      }
      $0.list("colors", 5) { $1.append(UInt64(configuration.color($0).rawValue)) }
      $0.field("background_transformer", configuration.transformers[0])
      $0.field("foreground_transformer", configuration.transformers[1])
      $0.field("stroke_transformer", configuration.transformers[2])
      $0.field("image_transformer", configuration.transformers[3])
      $0.field("spinner_transformer", configuration.transformers[4])
      $0.field("indicator_transformer", configuration.transformers[5])
      $0.field("image", configuration.imageToken)
      $0.field("background_slot", configuration.backgroundSlot)
    }
  }

  mutating func setTitle(
    _ button: ObjectID, _ title: UnsafeBufferPointer<UInt8>, _ text: MeasuredText
  ) {
    line {
      $0.call("button_set_title", button)
      $0.field("title", quoted: title)
      $0.measured("measured", text)
    }
  }

  mutating func setStateValue(
    _ button: ObjectID, _ property: StateProperty, _ state: ControlState, _ bits: UInt64?
  ) {
    line {
      $0.call(bits == nil ? "button_unset_state_value" : "button_set_state_value", button)
      $0.field("property", UInt64(property.rawValue))
      $0.field("states", UInt64(state.rawValue))
      guard let bits else { return }
      if property.isNumber {
        $0.field("number", Double(bitPattern: bits))
      } else {
        $0.field("value", bits)
      }
    }
  }

  mutating func setTheme(_ theme: borrowing Theme) {
    guard isOn else { return }
    let theme = copy theme
    line {
      $0.append("call set_theme")
      $0.list("sizes", 80) { $1.append(shortest: theme.sizes[$0]) }
      $0.list("menu", 20) { $1.append(shortest: theme.menu[$0]) }
      $0.list("numbers", 8) { $1.append(shortest: theme.numbers[$0]) }
      $0.list("palette", 48) { $1.append(UInt64(theme.palette[$0])) }
      $0.list("recipes", 120) {
        let recipe = theme.recipes[$0]
        $1.append(
          UInt64(recipe.base) << 24 | UInt64(recipe.entry) << 16 | UInt64(recipe.alpha) << 8
            | UInt64(recipe.overWhite))
      }
      $0.field("corner_style", Int64(theme.cornerStyleCode))
      $0.field("selection_styles", Int64(theme.selectionStyles))
    }
  }

  mutating func setScheme(_ scheme: ColorScheme) {
    line {
      $0.append("call set_color_scheme")
      $0.field("scheme", UInt64(scheme.rawValue))
    }
  }

  mutating func setTint(_ tint: Color) {
    line {
      $0.append("call set_tint")
      $0.field("color", color: tint.rawValue)
    }
  }
}

extension ByteWriter {
  /// Values with commas between them.
  @inline(never)
  fileprivate mutating func list(
    _ name: StaticString, _ count: Int, _ body: (Int, inout ByteWriter) -> Void
  ) {
    append(UInt8(ascii: " "))
    append(name)
    append(UInt8(ascii: "="))
    for index in 0..<count {
      if index > 0 { append(UInt8(ascii: ",")) }
      body(index, &self)
    }
  }

  /// What a resolver answered, in the order in which it was asked: the size of the whole; where the text
  /// may make lines the width of a blank, and of each piece.
  fileprivate mutating func measured(_ name: StaticString, _ text: MeasuredText) {
    field(name, text.size)
    guard text.pieces.count > 0 else { return }
    comma(text.blank)
    for index in 0..<Int(text.pieces.count) {
      let piece = text.pieces[index]
      if piece.end > piece.start { comma(piece.width) }
    }
  }
}
