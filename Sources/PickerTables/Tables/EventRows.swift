package import EventStore
internal import PickerEvents

/// The rows of the table `events`.
package struct EventRows: TableRows {
  package let columns: [TableColumn]
  /// Events are as they were recorded, whether or not they can be followed.
  package let stoppedCount = 0
  package let foldedCount = 0
  private let hasReceipts: Bool
  private var scan: EventScan
  private var batch = EventBatch()

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - cut: What is read.
  ///   - receipts: Whether the column `receipt` is wanted.
  package init(_ cut: LogCut, receipts: Bool = false) {
    columns = LogTable.events.columns + (receipts ? [LogTable.receipt] : [])
    hasReceipts = receipts
    scan = EventScan(cut)
  }

  package mutating func next() throws(StoreError) -> TableBatch? {
    guard try scan.next(into: &batch) else { return nil }
    var texts = EventTexts()
    texts.fill(batch)
    var columns: [ColumnCells] = [
      sessions,
      .numbers(batch.sequences),
      .numbers(batch.times),
      .names(batch.kinds.map { Int($0.rawValue) }, of: Self.kinds),
      .names(batch.reasons.map { $0 == nil ? 0 : 1 }, of: ["accepted", "rejected"]),
      .names(batch.reasons.map { Int($0?.rawValue ?? 0) }, of: Self.reasons),
      .texts(batch.items),
      .texts(texts.queries),
      .texts(texts.codes),
      .texts(texts.notes),
      .texts(texts.messages),
      .numbers(batch.added.counts),
      .numbers(batch.removed.counts),
      .numbers(batch.evicted.counts),
      .texts(batch.added.lists),
      .texts(batch.removed.lists),
      .texts(batch.evicted.lists),
      .texts(batch.details),
    ]
    if hasReceipts { columns.append(.texts(TextCells(batch.receipts) { $0.hex })) }
    return TableBatch(count: batch.count, columns: columns)
  }

  /// The id of its session for each row.
  private var sessions: ColumnCells {
    var places: [Int] = []
    places.reserveCapacity(batch.count)
    for (place, run) in batch.runs.enumerated() {
      places.append(contentsOf: repeatElement(place, count: run.rows.count))
    }
    return .names(places, of: batch.runs.map(\.session.string))
  }

  /// The names of all kinds, by their numbers.
  private static let kinds = (0...UInt8.max).map { EventKind(rawValue: $0)?.name }
  /// The names of all reasons, by their numbers.
  private static let reasons = (0...UInt8.max).map { Reason(rawValue: $0)?.name }
}
