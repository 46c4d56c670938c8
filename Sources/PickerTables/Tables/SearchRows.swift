package import EventStore
internal import PickerEvents
internal import PickerProjection

/// The rows of the table `searches`.
package struct SearchRows: TableRows {
  package let columns: [TableColumn] = LogTable.searches.columns
  private var scan: FactScan<ChoiceProjection>
  private var batch = FactBatch()
  private var fold = SearchFold()
  package private(set) var stoppedCount = 0
  package private(set) var foldedCount = 0

  /// Begins to read.
  ///
  /// - Parameter cut: What is read.
  package init(_ cut: LogCut) {
    scan = FactScan(cut, ChoiceProjection.self)
  }

  package mutating func next() throws(StoreError) -> TableBatch? {
    while try scan.next(into: &batch) {
      var sessions = TextCells()
      var searches: [Search] = []
      for run in batch.runs {
        if run.isFirst { fold = SearchFold() }
        let (before, first) = (searches.count, run.session.first)
        func take(_ whole: [Search]) {
          // What comes before the cut only says what was typed.
          for search in whole where search.sequence >= first { searches.append(search) }
        }
        for place in run.searches {
          take(fold.take(batch.searches[place], batch.texts, place))
        }
        if run.isLast {
          take(fold.finish())
          if run.isStopped { stoppedCount += 1 }
          if run.isFolded { foldedCount += 1 }
        }
        sessions.append(run.session.id.string, times: searches.count - before)
      }
      if !searches.isEmpty { return Self.rows(searches, sessions) }
    }
    return nil
  }

  private static func rows(_ searches: [Search], _ sessions: TextCells) -> TableBatch {
    TableBatch(
      count: searches.count,
      columns: [
        .texts(sessions),
        .numbers(searches.map { Int64($0.sequence) }),
        .numbers(searches.map(\.time)),
        .texts(TextCells(searches) { $0.query?.string }),
        .numbers(searches.map { Int64($0.hits) }),
        .numbers(searches.map { $0.isSettled ? 1 : 0 }),
      ])
  }
}
