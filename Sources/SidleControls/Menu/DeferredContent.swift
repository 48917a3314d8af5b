/// Whether the content of a deferred element is there, and what it was asked for with.
///
/// ```
/// unasked --shown--> asked(n) --complete(n)--> ready(n)
///                    asked(n), ready(n) --closed, uncached--> lapsed(n) --shown--> asked(n + 1)
/// ```
///
/// Every question has a token of its own, counted from 1. An answer counts once, for the question
/// that is open; any other is ignored. Kept content (`isCached`) is asked for once, and may come
/// after the menu has closed; other content is asked for at each showing, and what comes after the
/// menu has closed comes too late, as the next showing asks anew.
public enum DeferredContent: Equatable, BitwiseCopyable {
  case unasked
  case asked(Int32)
  case ready(Int32)
  case lapsed(Int32)

  /// The token of the last question; 0 before the first.
  public var token: Int32 {
    switch self {
    case .unasked: return 0
    case .asked(let token), .ready(let token), .lapsed(let token): return token
    }
  }

  /// The token of the question that is open; 0 when none is.
  public var openToken: Int32 {
    switch self {
    case .asked(let token): return token
    case .unasked, .ready, .lapsed: return 0
    }
  }

  public var isReady: Bool {
    switch self {
    case .ready: return true
    case .unasked, .asked, .lapsed: return false
    }
  }

  /// Its place is about to be seen. Gives the token of the question to ask; nil when none is needed.
  public mutating func show() -> Int32? {
    switch self {
    case .asked, .ready: return nil
    case .unasked, .lapsed: break
    }
    let token = self.token == Int32.max ? 1 : self.token &+ 1
    self = .asked(token)
    return token
  }

  /// The host has given everything. False when that question is not open: then nothing changed.
  public mutating func complete(token: Int32) -> Bool {
    switch self {
    case .asked(let open):
      guard open == token else { return false }
      self = .ready(token)
      return true
    case .unasked, .ready, .lapsed: return false
    }
  }

  /// Its place is seen no more.
  public mutating func close(isCached: Bool) {
    switch self {
    case .asked(let token), .ready(let token):
      if !isCached { self = .lapsed(token) }
    case .unasked, .lapsed: break
    }
  }
}
