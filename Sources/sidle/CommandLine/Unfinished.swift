import Glibc

/// The files that are being written, for a signal that ends the process: it removes them.
enum Unfinished {
  /// As many as one run writes at a time.
  static let most = 4

  static var ending: String { ".\(getpid()).part" }

  /// False when there are too many.
  static func keep(_ part: String) -> Bool {
    for index in 0..<most where parts[index] == nil {
      parts[index] = strdup(part)
      watch()
      return true
    }
    return false
  }

  /// The unfinished file that shall take a place.
  static func part(of place: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
    let name = String(cString: place) + ending
    for index in 0..<most {
      if let part = parts[index], strcmp(part, name) == 0 { return part }
    }
    return nil
  }

  static func forget(_ part: UnsafeMutablePointer<CChar>) {
    for index in 0..<most where parts[index] == part {
      // In this order: a signal in between removes nothing.
      parts[index] = nil
      free(part)
    }
  }

  static func abandon(_ place: UnsafePointer<CChar>) {
    guard let part = part(of: place) else { return }
    unlink(part)
    forget(part)
  }

  private static let deadly = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  /// From here on a signal that ends the process removes the unfinished files first.
  private static func watch() {
    for number in deadly {
      var action = sigaction()
      sigaction(number, nil, &action)
      // One that is ignored, as by nohup, stays so.
      guard unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 0 else {
        continue
      }
      signal(number) { number in
        for index in 0..<Unfinished.most {
          if let part = parts[index] { unlink(part) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

/// Names; nil where there is room. Never freed: a signal may come at any time.
nonisolated(unsafe) private let parts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
  let parts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: Unfinished.most)
  parts.initialize(repeating: nil, count: Unfinished.most)
  return parts
}()
