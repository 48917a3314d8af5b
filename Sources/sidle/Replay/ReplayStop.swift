/// What ends a replay before its end.
enum ReplayStop: Error {
  /// With what is to be said, without a line end.
  case failed(String)
  case interrupted(String)
  /// By the script itself, with what it gave `os.exit`.
  case ended(ExitStatus, String)

  var message: String {
    switch self {
    case .failed(let message), .interrupted(let message), .ended(_, let message): message
    }
  }

  /// Of a file, with what `errno` says.
  static func cannotWrite(_ name: String, _ reason: String) -> ReplayStop {
    .failed("sidle: cannot write \(name): \(reason)")
  }
}

extension ExitStatus {
  /// How a run ends of which `work` is all: what stops it is told. `work` gives how much it had to
  /// leave out.
  static func of(_ work: () throws(ReplayStop) -> Int) -> ExitStatus {
    do {
      return try work() == 0 ? .success : .failure
    } catch {
      Output.writeError(error.message + "\n")
      switch error {
      case .failed: return .failure
      case .interrupted: return .interrupted
      case .ended(let status, _): return status
      }
    }
  }
}
