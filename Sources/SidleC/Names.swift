import CSidle
import SidleStage

/// A constant text as C sees it: the bytes of a literal, which end with a NUL.
func cString(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}

@c @implementation
public func sidle_version() -> Int32 { SIDLE_VERSION_NUMBER }

@c @implementation
public func sidle_version_string() -> UnsafePointer<CChar>? { cString("0.1.0") }

@c @implementation
public func sidle_abi() -> Int32 { SIDLE_ABI }

@c @implementation
public func sidle_build_info() -> UnsafePointer<CChar>? {
  #if hasFeature(Embedded)
    return cString("embedded")
  #else
    return cString("hosted")
  #endif
}

@c @implementation
public func sidle_has_feature(_ feature: Int32) -> Int32 { feature >= 1 && feature <= 3 ? 1 : 0 }

@c @implementation
public func sidle_status_name(_ status: sidle_status) -> UnsafePointer<CChar>? {
  guard let status = Status(rawValue: status) else { return cString("unknown status") }
  return cString(status.name)
}

@c @implementation
public func sidle_status_text(_ status: sidle_status) -> UnsafePointer<CChar>? {
  guard let status = Status(rawValue: status) else { return cString("unknown status") }
  return cString(status.meaning)
}

extension Status {
  var name: StaticString {
    switch self {
    case .ok: return "SIDLE_OK"
    case .more: return "SIDLE_MORE"
    case .null: return "SIDLE_ERROR_NULL"
    case .argument: return "SIDLE_ERROR_ARGUMENT"
    case .notFinite: return "SIDLE_ERROR_NOT_FINITE"
    case .range: return "SIDLE_ERROR_RANGE"
    case .invalidID: return "SIDLE_ERROR_INVALID_ID"
    case .stale: return "SIDLE_ERROR_STALE"
    case .wrongKind: return "SIDLE_ERROR_WRONG_KIND"
    case .wrongStage: return "SIDLE_ERROR_WRONG_STAGE"
    case .timeBackwards: return "SIDLE_ERROR_TIME_BACKWARDS"
    case .full: return "SIDLE_ERROR_FULL"
    case .busy: return "SIDLE_ERROR_BUSY"
    case .outOfMemory: return "SIDLE_ERROR_OUT_OF_MEMORY"
    case .nameTaken: return "SIDLE_ERROR_NAME_TAKEN"
    case .notFound: return "SIDLE_ERROR_NOT_FOUND"
    case .notUTF8: return "SIDLE_ERROR_NOT_UTF8"
    case .newerFields: return "SIDLE_ERROR_NEWER_FIELDS"
    case .abi: return "SIDLE_ERROR_ABI"
    case .state: return "SIDLE_ERROR_STATE"
    }
  }

  var meaning: StaticString {
    switch self {
    case .ok: return "success"
    case .more: return "stopped early because the events were full"
    case .null: return "a pointer that must not be null is null"
    case .argument: return "an unknown constant, flag or size"
    case .notFinite: return "a number is not finite"
    case .range: return "a number is outside its range"
    case .invalidID: return "not an id of any object"
    case .stale: return "the object was destroyed"
    case .wrongKind: return "the object is of another kind"
    case .wrongStage: return "the object is on another stage"
    case .timeBackwards: return "time cannot go backwards"
    case .full: return "a queue or the log has no room"
    case .busy: return "called from inside a callback of the same stage"
    case .outOfMemory: return "no memory"
    case .nameTaken: return "the name belongs to another object"
    case .notFound: return "nothing was found"
    case .notUTF8: return "the text is not well-formed UTF-8"
    case .newerFields: return "a spec has fields this version does not know"
    case .abi: return "the program was compiled against another ABI"
    case .state: return "not possible in the object's present state"
    }
  }
}
