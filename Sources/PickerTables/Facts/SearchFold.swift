package import EventStore
internal import PickerEvents
internal import PickerProjection

/// Tells which queries of a session were meant (Documentation/Analytics.md, Definitions).
///
/// Whether one was is known with the event that comes next.
package struct SearchFold: Sendable {
  /// The last search, until the next event is known.
  private var pending: Search?
  /// Whether that one was come to by taking letters away.
  private var cameBack = false
  /// The event that typed last, whether or not it was accepted.
  private var typing = 0
  /// What it typed; nil where that was erased.
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
  /// - Returns: The search before it, which is now known whole; nil where there is none.
  package mutating func take(_ fact: SearchFact, _ texts: TextCells, _ place: Int) -> Search? {
    let text = Self.query(fact, texts, place)
    var whole = pending.take()
    if let search = whole { whole?.isSettled = !isOnTheWay(search, to: fact, text) }
    if let hits = fact.hits {
      let query = applied(fact, text)
      cameBack = typing == fact.sequence - 1 && query.map { isShorter($0) } ?? false
      pending = Search(sequence: fact.sequence, time: fact.time, query: query, hits: hits)
    }
    note(fact, text)
    return whole
  }

  /// The last search, when the session has no more events; nil where it is known already.
  package func finish() -> Search? { pending }

  /// What an event says is searched for, without white space at its ends, as it is applied.
  private static func query(_ fact: SearchFact, _ texts: TextCells, _ place: Int) -> ExactText? {
    guard let bytes = texts[place] else { return nil }
    let text = ExactText(String(decoding: bytes, as: UTF8.self))
    return fact.kind == .searchResultsArrived ? text : WhiteSpace.trimmed(text)
  }

  /// The query that an event applied or answered.
  private func applied(_ fact: SearchFact, _ text: ExactText?) -> ExactText? {
    switch fact.kind {
    case .searchSubmitted: fact.isErased ? nil : field
    // An answer to a query that was erased names something in its place.
    case .searchResultsArrived: field == nil ? nil : text
    default: text
    }
  }

  private mutating func note(_ fact: SearchFact, _ text: ExactText?) {
    if fact.kind == .searchChanged { (typing, typed) = (fact.sequence, text) }
    guard fact.isAccepted else { return }
    switch fact.kind {
    case .searchChanged: field = text
    case .scanned where !fact.hasPicked: field = text
    case .searchSubmitted where fact.isErased: field = nil
    default: break
    }
  }

  /// Whether a query is the beginning of what was typed last, and shorter.
  private func isShorter(_ query: ExactText) -> Bool {
    guard let typed else { return false }
    return typed.goesOn(from: query)
  }

  private func isOnTheWay(_ search: Search, to next: SearchFact, _ text: ExactText?) -> Bool {
    guard next.kind == .searchChanged, next.sequence == search.sequence + 1 else { return false }
    if cameBack { return true }
    guard let query = search.query, let text else { return false }
    return text.goesOn(from: query)
  }
}

extension ExactText {
  /// Whether a text begins with another, byte by byte, and is longer.
  fileprivate func goesOn(from other: ExactText) -> Bool {
    string.utf8.count > other.string.utf8.count && string.utf8.starts(with: other.string.utf8)
  }
}
