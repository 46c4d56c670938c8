/// Whether an event was accepted, and if not, why.
public enum Verdict: Hashable, Sendable {
  /// It took effect.
  case accepted
  /// It changed nothing.
  case rejected(Reason)
}
