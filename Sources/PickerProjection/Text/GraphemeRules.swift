/// The rules of extended grapheme clusters, UAX #29, one scalar at a time.
struct GraphemeRules: Hashable, Sendable {
  /// How far the scalars before are a sequence that a pictograph can join.
  private enum Sequence: Hashable {
    case none
    /// A pictograph, and what extends it.
    case pictograph
    /// The same with a joiner at the end.
    case joined
  }

  private var last: GraphemeClass?
  private var sequence = Sequence.none
  /// Whether the flag before is half of a pair.
  private var hasHalfFlag = false

  /// Takes the next scalar in.
  ///
  /// - Parameter next: Its class.
  /// - Returns: Whether a cluster begins with it; the first one always begins one.
  mutating func begins(_ next: GraphemeClass) -> Bool {
    defer { take(next) }
    guard let last else { return true }
    return !joins(last, next)
  }

  private func joins(_ last: GraphemeClass, _ next: GraphemeClass) -> Bool {
    switch last {
    // GB3, GB4
    case .carriageReturn: return next == .lineFeed
    case .lineFeed, .control: return false
    case .other, .extend, .joiner, .regionalIndicator, .prepend, .spacingMark, .hangulLead,
      .hangulVowel, .hangulTail, .hangulOpen, .hangulClosed, .pictographic:
      break
    }
    switch next {
    // GB5
    case .carriageReturn, .lineFeed, .control: return false
    // GB9, GB9a
    case .extend, .joiner, .spacingMark: return true
    case .other, .prepend: break
    // GB6, GB7, GB8
    case .hangulLead, .hangulOpen, .hangulClosed:
      if last == .hangulLead { return true }
    case .hangulVowel:
      if last == .hangulLead || last == .hangulVowel || last == .hangulOpen { return true }
    case .hangulTail:
      if last == .hangulVowel || last == .hangulOpen || last == .hangulTail
        || last == .hangulClosed
      {
        return true
      }
    // GB11
    case .pictographic:
      if sequence == .joined { return true }
    // GB12, GB13
    case .regionalIndicator:
      if hasHalfFlag { return true }
    }
    // GB9b
    return last == .prepend
  }

  private mutating func take(_ next: GraphemeClass) {
    last = next
    hasHalfFlag = next == .regionalIndicator && !hasHalfFlag
    sequence =
      if next == .pictographic || next == .extend && sequence == .pictograph {
        .pictograph
      } else if next == .joiner && sequence == .pictograph {
        .joined
      } else {
        .none
      }
  }
}
