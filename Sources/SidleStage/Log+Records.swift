import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits

/// One method per kind of record. Fields stand in the order of the C header's specs.
extension Log {
  mutating func stage(_ spec: StageSpec) {
    line { $0.append("sidle-log 1") }
    line {
      $0.append("stage")
      $0.field("start", spec.start)
      $0.field("width", spec.size.width)
      $0.field("height", spec.size.height)
      $0.field("sample_capacity", Int64(spec.sampleCapacity))
      $0.field("event_capacity", Int64(spec.eventCapacity))
      $0.field("max_contacts", Int64(spec.contactLimit))
      // Fields that came later stand only where they are not as they were before.
      if spec.strategy != .line { $0.field("velocity_strategy", word: spec.strategy.word) }
      if spec.edgeZone.width > 0 {
        $0.field("edge_zone_sides", word: spec.edgeZone.sides.word)
        $0.field("edge_zone", spec.edgeZone.width)
      }
      if spec.reducesMotion { $0.field("reduce_motion", Int64(1)) }
    }
  }

  mutating func create(row: ObjectID, list: ObjectID, _ spec: RowSpec) {
    line {
      $0.append("row ")
      $0.append(reference: row)
      $0.append(" list=")
      $0.append(reference: list)
      $0.field("name", quoted: spec.name)
      $0.field("title", quoted: spec.title)
      $0.field("measured", spec.titleSize)
      $0.field("user_data", spec.userData)
      $0.field("content_token", spec.contentToken)
      $0.field("frame", spec.frame)
      $0.field("height", spec.height)
      $0.field("background", color: spec.background)
      $0.field("title_color", color: spec.titleColor)
      if spec.group != 0 { $0.field("group", Int64(spec.group)) }
      if spec.index >= 0 { $0.field("index", Int64(spec.index)) }
      $0.fields(spec.settings)
    }
  }

  mutating func sample(_ sample: Sample) {
    guard isOn else { return }
    line {
      $0.append("sample ")
      $0.append(sample.time)
      $0.field("pointer", Int64(sample.pointer))
      $0.field("phase", word: sample.phase.word)
      $0.field("kind", word: sample.kind.word)
      $0.field("buttons", Int64(sample.buttons))
      $0.field("x", sample.x)
      $0.field("y", sample.y)
      $0.field("pressure", sample.pressure)
    }
  }

  mutating func step(seconds: Double) {
    guard isOn else { return }
    line {
      $0.append("step ")
      $0.append(shortest: seconds)
    }
  }

  mutating func step(to time: Int64) {
    guard isOn else { return }
    line {
      $0.append("step_to ")
      $0.append(time)
    }
  }

  mutating func reserve(samples: Int, events: Int) {
    line {
      $0.append("call reserve")
      $0.field("sample_capacity", Int64(samples))
      $0.field("event_capacity", Int64(events))
    }
  }

  mutating func call(_ name: StaticString, _ object: ObjectID) {
    line { $0.call(name, object) }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, _ field: StaticString, _ isSet: Bool
  ) {
    line {
      $0.call(name, object)
      $0.field(field, Int64(isSet ? 1 : 0))
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, _ field: StaticString, number: Int64
  ) {
    line {
      $0.call(name, object)
      $0.field(field, number)
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, targets: UnsafeBufferPointer<Target>
  ) {
    line {
      $0.call(name, object)
      guard targets.count > 0 else { return }
      for index in 0..<targets.count {
        let target = targets[index]
        if index == 0 { $0.field("targets", target.frame.x) } else { $0.comma(target.frame.x) }
        $0.comma(target.frame.y)
        $0.comma(target.frame.width)
        $0.comma(target.frame.height)
        $0.append(UInt8(ascii: ","))
        $0.append(Int64(target.number))
      }
    }
  }

  /// The button's reference, or the target's number unless it is 0.
  mutating func perform(
    _ kind: RowActionKind, _ row: ObjectID, button: ObjectID, target: Int32
  ) {
    line {
      $0.call("row_perform_action", row)
      $0.field("action", word: kind.name)
      if !button.isNull {
        $0.append(" button=")
        $0.append(reference: button)
      }
      if target != 0 { $0.field("target", Int64(target)) }
    }
  }

  mutating func peek(
    _ name: StaticString, _ object: ObjectID, edge: Edge, distance: Double, hold: Double
  ) {
    line {
      $0.call(name, object)
      $0.field("edge", word: edge.name)
      $0.field("distance", distance)
      $0.field("hold", hold)
    }
  }

  mutating func call(_ name: StaticString, _ object: ObjectID, frame: Rect) {
    line {
      $0.call(name, object)
      $0.field("frame", frame)
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, _ field: StaticString, _ value: Double
  ) {
    line {
      $0.call(name, object)
      $0.field(field, value)
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, title: UnsafeBufferPointer<UInt8>, size: Size
  ) {
    line {
      $0.call(name, object)
      $0.field("title", quoted: title)
      $0.field("measured", size)
    }
  }

  mutating func call(
    _ name: StaticString, _ object: ObjectID, edge: Edge? = nil, animated: Bool
  ) {
    line {
      $0.call(name, object)
      if let edge { $0.field("edge", word: edge.name) }
      $0.field("flags", Int64(animated ? 0 : 1))
    }
  }
}

extension ByteWriter {
  @inline(never)
  mutating func call(_ name: StaticString, _ object: ObjectID) {
    append("call ")
    append(name)
    guard !object.isNull else { return }
    append(UInt8(ascii: " "))
    append(reference: object)
  }

  /// Letter of the kind, slot counted from 1, dot, generation; `-` for no object.
  @inline(never)
  mutating func append(reference id: ObjectID) {
    switch id.kind {
    case .list?: append(UInt8(ascii: "l"))
    case .row?: append(UInt8(ascii: "r"))
    case .button?: append(UInt8(ascii: "b"))
    case .animation?: append(UInt8(ascii: "a"))
    case .layer?: append(UInt8(ascii: "y"))
    case .menu?: append(UInt8(ascii: "m"))
    case nil:
      append(UInt8(ascii: "-"))
      return
    }
    append(UInt64(id.slot &+ 1))
    append(UInt8(ascii: "."))
    append(UInt64(id.generation))
  }
}
