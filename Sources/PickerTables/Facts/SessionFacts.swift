package import EventStore
internal import PickerProjection

/// Counts what the sessions of a cut are counted by, one after the other, in constant memory.
package struct SessionFacts {
  private var scan: FactScan<ChoiceProjection>
  private var batch = FactBatch()
  /// The next run of the batch.
  private var place = 0
  /// The session that was begun.
  private var tally: SessionTally?
  /// How many events were read so far.
  package private(set) var eventCount = 0

  /// Begins to read.
  ///
  /// - Parameter cut: What is read.
  package init(_ cut: LogCut) {
    scan = FactScan(cut, ChoiceProjection.self)
  }

  /// Counts the next session.
  ///
  /// - Parameter report: Takes how many events were read so far, now and then.
  /// - Returns: What it is counted by; nil after the last.
  /// - Throws: `damaged`, `busy` or `ioError`.
  package mutating func next(_ report: (Int) -> Void = { _ in }) throws(StoreError) -> SessionTally?
  {
    while true {
      while place < batch.runs.count {
        let run = batch.runs[place]
        place += 1
        eventCount += run.events.count
        // Of a session that was dropped in the middle nothing is counted.
        if run.isFirst { tally = SessionTally(run.session) }
        tally?.take(run, batch)
        if run.isLast { return tally.take() }
      }
      report(eventCount)
      place = 0
      guard try scan.next(into: &batch) else { return nil }
    }
  }
}
