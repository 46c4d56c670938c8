package import PickerEvents

/// What statistics need of some sessions, column by column: no event is made of a row.
package struct FactBatch: Sendable {
  /// Some facts of one session, behind those that came before.
  package struct Run: Sendable {
    /// The session.
    package let session: SessionFact
    /// Whether nothing of it came before.
    package let isFirst: Bool
    /// Whether nothing more of it comes.
    package internal(set) var isLast = false
    /// The next events, one behind the other.
    package internal(set) var events: Range<Int>
    /// Those among them that bear on what is searched for.
    package internal(set) var searches: Range<Int>
    /// Some of its lives, in no order.
    package internal(set) var lives: Range<Int>
    /// Whether the lives that came before count for nothing: somebody rewrote them meanwhile.
    package internal(set) var beginsLivesAnew = false
    /// When its user picked for the first time; nil where that never happened, or more comes.
    package internal(set) var firstPick: Int64?
    /// Whether its lives and searches were worked out here, since those in the log lag behind.
    package internal(set) var isFolded = false
    /// Whether it cannot be followed to its end: lives and searches are those until there.
    package internal(set) var isStopped = false
  }

  /// Which facts are of which session.
  package internal(set) var runs: [Run] = []
  /// When each event happened, in microseconds since 1970, UTC.
  package internal(set) var times: [Int64] = []
  /// What each is.
  package internal(set) var kinds: [EventKind] = []
  /// Why each was rejected; nil where it was accepted.
  package internal(set) var reasons: [Reason?] = []
  /// Events that bear on what is searched for.
  package internal(set) var searches: [SearchFact] = []
  /// The text that each of those records: what was typed, scanned or answered.
  package internal(set) var texts = TextCells()
  package internal(set) var lives: [LifeFact] = []

  package init() {}

  /// How many rows a batch is made of at most.
  private static let size = 8_192
  /// How many bytes of texts end a batch early.
  private static let mostBytes = 1 << 20

  /// Whether a row more may be added.
  var hasRoom: Bool {
    times.count + lives.count < Self.size && texts.bytes.count < Self.mostBytes
  }

  /// Begins a run behind the others.
  mutating func begin(_ session: SessionFact, isFirst: Bool) {
    runs.append(
      Run(
        session: session, isFirst: isFirst, events: times.count..<times.count,
        searches: searches.count..<searches.count, lives: lives.count..<lives.count))
  }

  /// Ends the last run here.
  mutating func end(_ change: (inout Run) -> Void) {
    guard var run = runs.popLast() else { return }
    run.events = run.events.lowerBound..<times.count
    run.searches = run.searches.lowerBound..<searches.count
    run.lives = run.lives.lowerBound..<lives.count
    change(&run)
    runs.append(run)
  }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    times.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    reasons.removeAll(keepingCapacity: true)
    searches.removeAll(keepingCapacity: true)
    texts.removeAll()
    lives.removeAll(keepingCapacity: true)
  }
}
