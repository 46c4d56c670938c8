package import EventStore
internal import PickerEvents
internal import PickerProjection

/// Tells which queries of a session were meant (Documentation/Analytics.md, Definitions).
///
/// Whether one was is known with the first event behind it that does not type the same again.
package struct SearchFold: Sendable {
  /// A search that the next event decides.
  private struct Pending: Sendable {
    var search: Search
    /// Whether it was come to by taking letters away.
    let cameBack: Bool

    func isOnTheWay(to text: ExactText?) -> Bool {
      cameBack || SearchFold.goes(text, onFrom: search.query)
    }
  }

  /// Those searches: of the same query, and nearly always one.
  private var pending: [Pending] = []
  /// The event that was taken last.
  private var last = 0
  /// What it typed, accepted or not; nil where that was erased, or it typed nothing.
  private var typed: ExactText?
  /// What the search field holds, as events made it that were accepted; nil where it was erased.
  private var field: ExactText?

  package init() {}

  /// Takes the next event that bears on what is searched for.
  ///
  /// - Parameters:
  ///   - fact: The event.
  ///   - texts: Texts, among them what the event records.
  ///   - place: Where in `texts` that is.
  /// - Returns: The searches before it that are now known whole, in order; mostly one, or none.
  package mutating func take(_ fact: SearchFact, _ texts: TextCells, _ place: Int) -> [Search] {
    let text = Self.query(fact, texts, place)
    // Any event between two of those that come here is one that does not type.
    let isNext = fact.sequence == last + 1
    let types = isNext && fact.kind == .searchChanged
    let whole = types && repeats(text) ? [] : decide { types && $0.isOnTheWay(to: text) }
    if let hits = fact.hits {
      let query = applied(fact, text)
      let search = Search(sequence: fact.sequence, time: fact.time, query: query, hits: hits)
      pending.append(Pending(search: search, cameBack: isNext && Self.goes(typed, onFrom: query)))
    }
    note(fact, text)
    return whole
  }

  /// The last searches, when the session has no more events: nothing came that they lead to.
  package func finish() -> [Search] { pending.map(\.search) }

  /// What an event says is searched for, without white space at its ends, as it is applied.
  private static func query(_ fact: SearchFact, _ texts: TextCells, _ place: Int) -> ExactText? {
    guard let bytes = texts[place] else { return nil }
    let text = ExactText(String(decoding: bytes, as: UTF8.self))
    return fact.kind == .searchResultsArrived ? text : WhiteSpace.trimmed(text)
  }

  /// The query that an event applied or answered.
  private func applied(_ fact: SearchFact, _ text: ExactText?) -> ExactText? {
    if fact.kind == .searchSubmitted { return fact.isErased ? nil : field }
    // An answer to a query that was erased names something in its place.
    if fact.kind == .searchResultsArrived { return field == nil ? nil : text }
    return text
  }

  private mutating func note(_ fact: SearchFact, _ text: ExactText?) {
    last = fact.sequence
    typed = fact.kind == .searchChanged ? text : nil
    let fills =
      fact.kind == .searchChanged || fact.kind == .scanned && !fact.hasPicked
      || fact.kind == .searchSubmitted && fact.isErased
    if fact.isAccepted, fills { field = fact.kind == .searchSubmitted ? nil : text }
  }

  /// Whether what is typed is what is searched for already.
  private func repeats(_ text: ExactText?) -> Bool {
    guard let text, let query = pending.last?.search.query else { return false }
    return text == query
  }

  /// Ends the searches that wait for their next event.
  private mutating func decide(_ isOnTheWay: (Pending) -> Bool) -> [Search] {
    guard !pending.isEmpty else { return [] }
    defer { pending.removeAll(keepingCapacity: true) }
    return pending.map { pending in
      var search = pending.search
      search.isSettled = !isOnTheWay(pending)
      return search
    }
  }

  /// Whether a text begins with a query, byte by byte, and is longer; not where one was erased.
  private static func goes(_ text: ExactText?, onFrom query: ExactText?) -> Bool {
    guard let text = text?.string.utf8, let query = query?.string.utf8 else { return false }
    return text.count > query.count && text.starts(with: query)
  }
}
