package import PickerEvents

/// Some rows of `events`, column by column, as the log has them: no event is made of them.
package struct EventBatch: Sendable {
  /// Rows of one session, one behind the other.
  package struct Run: Sendable {
    /// The session.
    package let session: SessionID
    /// Its rows.
    package let rows: Range<Int>
  }

  /// Which rows are of which session.
  package internal(set) var runs: [Run] = []
  /// The places in the session.
  package internal(set) var sequences: [Int64] = []
  /// Microseconds since 1970, UTC.
  package internal(set) var times: [Int64] = []
  package internal(set) var kinds: [EventKind] = []
  package internal(set) var reasons: [Reason?] = []
  package internal(set) var items = TextCells()
  package internal(set) var texts = TextCells()
  package internal(set) var added = ListCells()
  package internal(set) var removed = ListCells()
  package internal(set) var evicted = ListCells()
  package internal(set) var details = TextCells()
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
