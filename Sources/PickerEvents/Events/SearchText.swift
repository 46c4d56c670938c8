/// The text of a search, or what an erasure left of it.
public enum SearchText: Hashable, Sendable {
  /// The text as typed.
  case typed(ExactText)
  /// The text is gone.
  case erased(ErasedText)
}
