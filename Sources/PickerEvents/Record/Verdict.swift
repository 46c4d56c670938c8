/// Whether an event was accepted, and if not, why.
public enum Verdict: Hashable, Sendable {
  /// It took effect.
  case accepted
  /// It changed nothing.
  case rejected(Reason)
}

extension Verdict {
  /// Why the event was rejected; nil where it was accepted.
  package var reason: Reason? {
    switch self {
    case .accepted: nil
    case .rejected(let reason): reason
    }
  }
}
