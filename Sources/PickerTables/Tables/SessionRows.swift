package import EventStore
internal import PickerEvents

/// The rows of the table `sessions`.
package struct SessionRows: TableRows {
  package let columns: [TableColumn] = LogTable.sessions.columns
  private var facts: SessionFacts
  package private(set) var stoppedCount = 0
  package private(set) var foldedCount = 0

  /// How many rows a batch has at most.
  private static let batchSize = 1_024

  /// Begins to read.
  ///
  /// - Parameter cut: What is read.
  package init(_ cut: LogCut) {
    facts = SessionFacts(cut)
  }

  package mutating func next() throws(StoreError) -> TableBatch? {
    var rows: [SessionTally] = []
    while rows.count < Self.batchSize, let row = try facts.next() {
      rows.append(row)
      if row.isStopped { stoppedCount += 1 }
      if row.isFolded { foldedCount += 1 }
    }
    guard !rows.isEmpty else { return nil }
    func numbers(_ number: (SessionTally) -> Int) -> ColumnCells {
      .numbers(rows.map { Int64(number($0)) })
    }
    func optional(_ number: (SessionTally) -> Int64?) -> ColumnCells {
      .optionalNumbers(rows.map { number($0) ?? 0 }, isNull: rows.map { number($0) == nil })
    }
    return TableBatch(
      count: rows.count,
      columns: [
        .texts(TextCells(rows) { $0.session.id.string }),
        .texts(TextCells(rows) { $0.session.app?.string }),
        .texts(TextCells(rows) { $0.session.actor?.string }),
        .texts(TextCells(rows) { $0.session.environment?.string }),
        .numbers(rows.map(\.session.started)),
        .numbers(rows.map(\.lastTime)),
        optional(\.endedTime),
        .texts(TextCells(rows) { $0.session.ending?.name }),
        .numbers(rows.map(\.session.engine)),
        .texts(TextCells(rows) { $0.session.folding?.string }),
        numbers(\.eventCount),
        numbers(\.rejectedCount),
        numbers(\.pickCount),
        numbers { $0.picks[.tap] },
        numbers { $0.picks[.scan] },
        numbers(\.evictionCount),
        numbers(\.regretCount),
        numbers(\.searchCount),
        numbers(\.emptySearchCount),
        optional(\.firstPickTime),
        numbers(\.heldCount),
        optional { $0.session.ending == .done ? Int64($0.committedCount) : nil },
      ])
  }
}
