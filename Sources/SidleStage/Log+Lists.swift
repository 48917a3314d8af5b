import SidleControls
import SidleUnits

/// Records about lists.
extension Log {
  mutating func create(list: ObjectID, _ spec: ListSpec) {
    line {
      $0.append("list ")
      $0.append(reference: list)
      $0.field("name", quoted: spec.name)
      $0.field("user_data", spec.userData)
      $0.field("frame", spec.frame)
      $0.field("spacing", spec.spacing)
      $0.field("scroll_offset", spec.scrollOffset)
      $0.field("policy", word: spec.policy == .one ? "one" : "many")
      $0.field("tap_outside", word: spec.tapOutside.word)
      $0.field("direction", word: spec.direction.word)
      $0.field("background", color: spec.background)
      if spec.secondRow != .handOver { $0.field("second_row", word: "close_only") }
      if !spec.closesOnScroll { $0.field("closes_on_scroll", Int64(0)) }
      if let scroll = spec.scroll {
        $0.field("scrolls", Int64(1))
        $0.field("scroll_bounces", Int64(scroll.bounces ? 1 : 0))
        $0.field("scroll_rate", scroll.rate)
        $0.field("scroll_coefficient", scroll.coefficient)
      }
    }
  }

  mutating func call(_ name: StaticString, _ list: ObjectID, _ direction: LayoutDirection) {
    line {
      $0.call(name, list)
      $0.field("direction", word: direction.word)
    }
  }

  mutating func call(_ name: StaticString, _ row: ObjectID, index: Int) {
    line {
      $0.call(name, row)
      $0.field("index", Int64(index))
    }
  }
}

extension LayoutDirection {
  var word: StaticString { self == .leftToRight ? "left_to_right" : "right_to_left" }
}

extension TapOutside {
  var word: StaticString {
    switch self {
    case .closes: return "closes"
    case .ignored: return "ignored"
    case .passes: return "passes"
    }
  }
}
