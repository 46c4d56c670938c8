package import PickerEvents

/// Hands out what statistics need of the sessions of a cut, in constant memory.
///
/// Lives and hits are those that the log keeps, where they are up to date with the cut; elsewhere
/// the session is folded. Each batch is of one moment, and the log is locked only while it is read.
/// Of a session that is dropped meanwhile no more comes, and none of its runs is the last.
package struct FactScan<Projection: SessionProjection> {
  private let cut: LogCut
  private var progress = FactProgress()
  /// The session that is being folded.
  private var fold: FactFold<Projection>?

  /// How many sessions of the cut are looked at at once.
  private static var sessionsAhead: Int { 256 }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - cut: What is read; it hands each session out once.
  ///   - projection: What makes lives and hits.
  package init(_ cut: LogCut, _ projection: Projection.Type) {
    self.cut = cut
  }

  /// Reads the next facts.
  ///
  /// - Parameter batch: Takes them in the place of what it held.
  /// - Returns: Whether there were any.
  /// - Throws: `damaged` where an event is missing or does not make sense, `busy` or `ioError`.
  package mutating func next(into batch: inout FactBatch) throws(StoreError) -> Bool {
    batch.removeAll()
    while true {
      if var fold = fold.take() {
        if try fold.next(from: cut.store, into: &batch) { self.fold = fold }
        if batch.runs.isEmpty { continue }
        return true
      }
      if progress.lagging > 0 {
        try beginFold()
        continue
      }
      if progress.sessions.isEmpty, progress.position == nil {
        progress.sessions = try cut.next(Self.sessionsAhead)[...]
        if progress.sessions.isEmpty { return false }
      }
      try readStored(into: &batch)
      if let overtaken = progress.overtaken.take() {
        fold = FactFold(overtaken, beginsAnew: overtaken.hasAllEvents)
      }
      // Of sessions that were dropped meanwhile there may be nothing.
      if !batch.runs.isEmpty { return true }
    }
  }

  private mutating func readStored(into batch: inout FactBatch) throws(StoreError) {
    let progress = progress
    var scanned = FactBatch()
    swap(&batch, &scanned)
    defer { swap(&batch, &scanned) }
    self.progress = try cut.store.reading { (connection) throws(StoreError) in
      scanned.removeAll()
      return try connection.facts(progress, Projection.self, into: &scanned)
    }
  }

  private mutating func beginFold() throws(StoreError) {
    progress.lagging -= 1
    guard let next = progress.sessions.popFirst() else { return }
    let session = try cut.store.reading { (connection) throws(StoreError) in
      try FactReader(on: connection.handle).session(next)
    }
    if let session { fold = FactFold(FactPosition(next, session)) }
  }
}
