package import PickerEvents

/// Some rows of `events`, column by column, as the log has them: no event is made of them.
package struct EventBatch: Sendable {
  /// Which rows are of which session.
  package internal(set) var runs: [SessionRun] = []
  /// The places in the session.
  package internal(set) var sequences: [Int64] = []
  /// Microseconds since 1970, UTC.
  package internal(set) var times: [Int64] = []
  /// What each event is.
  package internal(set) var kinds: [EventKind] = []
  /// Why each was rejected; nil where it was accepted.
  package internal(set) var reasons: [Reason?] = []
  /// The ids of the items that they are about; NULL where an event names none.
  package internal(set) var items = TextCells()
  /// What was typed, scanned or said, as `EventKind.textMeaning` tells; NULL where an event has no
  /// text, or it was erased.
  package internal(set) var texts = TextCells()
  /// The picks that came: how many, and their ids as a JSON array where they were kept.
  package internal(set) var added = ListCells()
  /// The picks that went, in the same form.
  package internal(set) var removed = ListCells()
  /// The picks that went because a newer one took their room: how many, and `[id, limit]` of each.
  package internal(set) var evicted = ListCells()
  /// Whatever else an event says, as a JSON object; NULL where that is nothing.
  package internal(set) var details = TextCells()
  /// The digests of the states that the events led to.
  package internal(set) var receipts: [Receipt] = []

  package init() {}

  /// How many rows there are.
  package var count: Int { sequences.count }

  /// How many bytes the texts have.
  var byteCount: Int {
    items.bytes.count + texts.bytes.count + added.lists.bytes.count + removed.lists.bytes.count
      + evicted.lists.bytes.count + details.bytes.count
  }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    sequences.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    reasons.removeAll(keepingCapacity: true)
    items.removeAll()
    texts.removeAll()
    added.removeAll()
    removed.removeAll()
    evicted.removeAll()
    details.removeAll()
    receipts.removeAll(keepingCapacity: true)
  }
}
