package import EventStore
internal import PickerEvents

/// Tells which queries of a session were meant (Documentation/Analytics.md, Definitions).
///
/// Whether one was is known with the event that comes next.
package struct SearchFold: Sendable {
  /// What was typed, and at which event.
  private struct Typed: Sendable {
    var sequence: Int
    /// Nil where it was erased.
    var text: [UInt8]?
  }

  /// The last search, until the next event is known.
  private var pending: Search?
  /// Whether that one was come to by taking letters away.
  private var cameBack = false
  /// The last `searchChanged`, whether or not it was accepted.
  private var typed: Typed?
  /// What was typed last that the picker took; submitting applies it.
  private var taken: [UInt8]?

  package init() {}

  /// Takes the next event that bears on what is searched for.
  ///
  /// - Parameters:
  ///   - fact: The event.
  ///   - texts: Texts, among them what the event records.
  ///   - place: Where in `texts` that is.
  /// - Returns: The search before it, which is now known whole; nil where there is none.
  package mutating func take(_ fact: SearchFact, _ texts: TextCells, _ place: Int) -> Search? {
    let text = texts.isNull[place] ? nil : texts[place]
    var whole = pending.take()
    if let search = whole { whole?.isSettled = !isOnTheWay(search, to: fact, text) }
    let before = typed
    if fact.kind == .searchChanged {
      typed = Typed(sequence: fact.sequence, text: text.map { Array($0) })
      if fact.isAccepted { taken = typed?.text }
    }
    guard let hits = fact.hits else { return whole }
    let query = fact.kind == .searchSubmitted ? taken : text.map { Array($0) }
    cameBack = false
    if let query, let before, before.sequence == fact.sequence - 1, let longer = before.text {
      cameBack = longer.count > query.count && longer.starts(with: query)
    }
    pending = Search(sequence: fact.sequence, time: fact.time, query: query, hits: hits)
    return whole
  }

  /// The last search, when the session has no more events; nil where it is known already.
  package func finish() -> Search? { pending }

  private func isOnTheWay(
    _ search: Search, to next: SearchFact, _ text: ArraySlice<UInt8>?,
  ) -> Bool {
    guard next.kind == .searchChanged, next.sequence == search.sequence + 1 else { return false }
    if cameBack { return true }
    guard let query = search.query, let text else { return false }
    return text.starts(with: query)
  }
}
