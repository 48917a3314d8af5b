import SidleControls
import SidleUnits

/// One line about an event, the same from every door:
/// `11.150429932 row r5 drag_began edge=trailing reason=touch offset=-32.800 velocity=0.000`.
extension Stage {
  public func write(_ event: Event, to writer: inout ByteWriter) {
    writer.append(seconds: event.time)
    let id = ObjectID(rawValue: event.object)
    switch id.kind {
    case .list?: writer.append(" list ")
    case .row?: writer.append(" row ")
    case .button?: writer.append(" button ")
    case .animation?: writer.append(" animation ")
    case .layer?: writer.append(" layer ")
    case .menu?: writer.append(" menu ")
    case nil: writer.append(" object ")
    }
    write(label: id, to: &writer)
    writer.append(UInt8(ascii: " "))
    guard let kind = EventKind(rawValue: event.kind) else {
      writer.append("unknown")
      return
    }
    writer.append(kind.name)
    switch kind {
    case .rowDragBegan, .rowDragEnded, .rowWillOpen, .rowOpened, .rowWillClose, .rowClosed,
      .rowInterrupted, .rowCollapseBegan, .rowRemoved, .rowRestored:
      write(edgeAndReason: event, to: &writer)
      write(motion: event, to: &writer)
    case .rowArmed, .rowDisarmed, .rowLevelEntered, .rowLevelLeft, .rowCommitted:
      if kind == .rowCommitted, event.detail == 1 { writer.append(" pending") }
      writer.append(" button=")
      write(label: ObjectID(rawValue: event.other), to: &writer)
      write(edgeAndReason: event, to: &writer)
      write(motion: event, to: &writer)
    case .rowTapped:
      write(reason: event, to: &writer)
      if event.detail > 1 {
        writer.append(" count=")
        writer.append(Int64(event.detail))
      }
      write(target: event, to: &writer)
      write(position: event, to: &writer)
    case .listScrollBegan, .listScrollEnded:
      write(reason: event, to: &writer)
      writer.append(" offset=")
      writer.append(fixed3: event.offset)
    case .rowLongPressed:
      write(reason: event, to: &writer)
      write(target: event, to: &writer)
      write(position: event, to: &writer)
    case .buttonTriggered, .buttonConfirmNeeded, .buttonConfirmWithdrawn, .buttonDown,
      .buttonDownRepeat, .buttonDragInside, .buttonDragOutside, .buttonDragEnter, .buttonDragExit,
      .buttonUpInside, .buttonUpOutside, .buttonCancelled, .buttonLongPressed, .buttonHoverBegan,
      .buttonHoverEnded:
      write(rowOf: event, to: &writer)
      if event.detail > 0 {
        writer.append(" count=")
        writer.append(Int64(event.detail))
      }
      write(position: event, to: &writer)
    case .buttonChanged:
      writer.append(event.detail == 1 ? " on" : " off")
      write(rowOf: event, to: &writer)
    case .buttonFocused, .buttonUnfocused: write(rowOf: event, to: &writer)
    case .buttonMenuAction:
      write(" menu=", event, to: &writer)
      write(reason: event, to: &writer)
    case .menuOpened, .menuClosed:
      write(" button=", event, to: &writer)
      write(reason: event, to: &writer)
    case .menuItemTriggered:
      if event.other != 0 { write(" button=", event, to: &writer) }
      write(reason: event, to: &writer)
    case .menuItemChanged:
      writer.append(event.detail == 1 ? " on" : " off")
      write(" group=", event, to: &writer)
      write(reason: event, to: &writer)
    case .menuSelectionChanged:
      if event.other != 0 { write(" old=", event, to: &writer) }
      write(reason: event, to: &writer)
    case .menuContentNeeded:
      write(" root=", event, to: &writer)
      writer.append(" token=")
      writer.append(Int64(event.detail))
    case .buttonNeedsUpdate: break
    case .buttonUpdateLoop:
      writer.append(" count=")
      writer.append(Int64(event.detail))
    case .layerTransitionBegan:
      write(reason: event, to: &writer)
    case .layerTransitionEnded:
      writer.append(event.detail == 1 ? " finished" : " interrupted")
      write(reason: event, to: &writer)
      writer.append(" progress=")
      writer.append(fixed3: event.offset)
    case .animationEnded:
      writer.append(event.detail == 1 ? " finished" : " interrupted")
      write(reason: event, to: &writer)
      writer.append(" value=")
      writer.append(fixed3: event.offset)
      writer.append(" velocity=")
      writer.append(fixed3: event.velocity)
    }
  }

  private func write(_ field: StaticString, _ event: Event, to writer: inout ByteWriter) {
    writer.append(field)
    write(label: ObjectID(rawValue: event.other), to: &writer)
  }

  private func write(motion event: Event, to writer: inout ByteWriter) {
    writer.append(" offset=")
    writer.append(fixed3: event.offset)
    writer.append(" velocity=")
    writer.append(fixed3: event.velocity)
  }

  private func write(edgeAndReason event: Event, to writer: inout ByteWriter) {
    writer.append(" edge=")
    writer.append(event.edge == 1 ? "leading" : event.edge == 2 ? "trailing" : "none")
    write(reason: event, to: &writer)
  }

  /// A button's row, edge and reason; of one of its own the reason.
  private func write(rowOf event: Event, to writer: inout ByteWriter) {
    guard event.other != 0 else { return write(reason: event, to: &writer) }
    writer.append(" row=")
    write(label: ObjectID(rawValue: event.other), to: &writer)
    write(edgeAndReason: event, to: &writer)
  }

  private func write(reason event: Event, to writer: inout ByteWriter) {
    writer.append(" reason=")
    writer.append(Reason(rawValue: event.reason)?.name ?? "unknown")
  }

  /// Which target of a row's content was met, if one was.
  private func write(target event: Event, to writer: inout ByteWriter) {
    guard event.other != 0 else { return }
    writer.append(" target=")
    writer.append(event.other)
  }

  private func write(position event: Event, to writer: inout ByteWriter) {
    writer.append(" x=")
    writer.append(fixed3: event.x)
    writer.append(" y=")
    writer.append(fixed3: event.y)
  }

  /// The object's name, quoted when it is not plain; without a name its slot, counted from 1, and
  /// its generation when the slot has been used before.
  private func write(label id: ObjectID, to writer: inout ByteWriter) {
    if let name = name(of: id), name.count > 0 {
      if Stage.isPlain(name.buffer) {
        writer.append(name.buffer)
      } else {
        writer.append(quoted: name.buffer)
      }
      return
    }
    writer.append(UInt8(ascii: "#"))
    writer.append(UInt64(id.slot &+ 1))
    if id.generation > 1 {
      writer.append(UInt8(ascii: "."))
      writer.append(UInt64(id.generation))
    }
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      if byte <= UInt8(ascii: " ") || byte >= 0x7F || byte == UInt8(ascii: "\"") { return false }
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "#") { return false }
    }
    return true
  }
}

extension ByteWriter {
  /// A string in quotes: `\"`, `\\`, `\n`, `\r`, `\t`; other control bytes and bytes that are no part
  /// of valid UTF-8 as `\xNN`; the rest as it is.
  mutating func append(quoted bytes: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : UTF8Check.length(bytes, at: index)
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      default:
        if byte < 0x20 || byte == 0x7F || length == 0 {
          append("\\x")
          append(hexadecimal: UInt64(byte), digits: 2)
        } else {
          for place in index..<(index &+ length) { append(bytes[place]) }
        }
      }
      index &+= length == 0 ? 1 : length
    }
    append(UInt8(ascii: "\""))
  }
}
