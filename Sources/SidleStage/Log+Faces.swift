import SidleControls
import SidleUnits

/// The records of configurations and themes. Choices stand as their numbers.
extension Log {
  mutating func configure(_ button: ObjectID, _ spec: ConfigurationSpec) {
    guard isOn else { return }
    line {
      $0.call("button_set_configuration", button)
      let configuration = spec.configuration
      $0.field("set", hexadecimal: configuration.set)
      $0.field("title", quoted: spec.title)
      $0.measured("measured", spec.titleText)
      if spec.subtitle.count > 0 {
        $0.field("subtitle", quoted: spec.subtitle)
        $0.measured("subtitle_measured", spec.subtitleText)
      }
      $0.list("numbers", ConfigurationNumber.count) {
        $1.append(shortest: configuration.numbers[$0])
      }
      $0.list("choices", ConfigurationChoice.count) {
        $1.append(UInt64(configuration.choices[$0]))
      }
      $0.list("colors", 5) {
        $1.append(hexadecimal: UInt64(configuration.color($0).rawValue), digits: 8)
      }
      $0.list("transformers", 6) {
        $1.append(hexadecimal: configuration.transformers[$0], digits: 16)
      }
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
      $0.append("call stage_set_theme")
      $0.list("sizes", 80) { $1.append(shortest: theme.sizes[$0]) }
      $0.list("menu", 20) { $1.append(shortest: theme.menu[$0]) }
      $0.list("numbers", 8) { $1.append(shortest: theme.numbers[$0]) }
      $0.list("palette", 48) { $1.append(hexadecimal: UInt64(theme.palette[$0]), digits: 8) }
      $0.list("recipes", 120) {
        let recipe = theme.recipes[$0]
        $1.append(
          hexadecimal: UInt64(recipe.base) << 24 | UInt64(recipe.entry) << 16
            | UInt64(recipe.alpha) << 8 | UInt64(recipe.overWhite), digits: 8)
      }
      $0.field("corner_style", Int64(theme.cornerStyleCode))
      $0.field("selection_styles", Int64(theme.selectionStyles))
    }
  }

  mutating func setScheme(_ scheme: ColorScheme) {
    line {
      $0.append("call stage_set_color_scheme")
      $0.field("scheme", UInt64(scheme.rawValue))
    }
  }

  mutating func setTint(_ tint: Color) {
    line {
      $0.append("call stage_set_tint")
      $0.field("color", color: tint.rawValue)
    }
  }
}

extension ByteWriter {
  @inline(never)
  fileprivate mutating func field(_ name: StaticString, hexadecimal value: UInt64) {
    append(UInt8(ascii: " "))
    append(name)
    append("=0x")
    append(hexadecimal: value, digits: 16)
  }

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

  /// The size of the whole, then the width of each piece and of the blanks behind it.
  fileprivate mutating func measured(_ name: StaticString, _ text: MeasuredText) {
    field(name, text.size)
    for index in 0..<Int(text.pieces.count) {
      comma(text.pieces[index].width)
      comma(text.pieces[index].gap)
    }
  }
}
