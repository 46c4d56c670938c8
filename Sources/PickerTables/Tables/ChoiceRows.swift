package import EventStore
internal import PickerEvents
internal import PickerProjection

/// The rows of the table `choices`.
package struct ChoiceRows: TableRows {
  package let columns: [TableColumn] = LogTable.choices.columns
  private var scan: ChoiceScan<ChoiceProjection>

  /// Begins to read.
  ///
  /// - Parameter cut: What is read.
  package init(_ cut: LogCut) {
    scan = ChoiceScan(ChoiceProjection.self, cut)
  }

  package var stoppedCount: Int { scan.stoppedCount }
  package var foldedCount: Int { scan.foldedCount }

  package mutating func next() throws(StoreError) -> TableBatch? {
    guard let batch = try scan.next() else { return nil }
    var sessions = TextCells()
    for run in batch.runs { sessions.append(run.session.string, times: run.rows.count) }
    let isHeld = batch.ends.map { $0 == nil }
    return TableBatch(
      count: batch.count,
      columns: [
        .texts(sessions),
        .texts(batch.items),
        .texts(batch.titles),
        .numbers(batch.picked),
        .numbers(batch.pickedTimes),
        .texts(TextCells(batch.causes) { $0.name }),
        .optionalNumbers(batch.ends.map { Int64($0?.sequence ?? 0) }, isNull: isHeld),
        .optionalNumbers(batch.endedTimes, isNull: isHeld),
        .texts(TextCells(batch.ends) { $0?.cause.name }),
        .texts(TextCells(batch.ends) { $0?.cause.newer?.string }),
        .texts(TextCells(batch.ends) { $0?.cause.limit?.name }),
        .numbers(batch.areCommitted.map { $0 ? 1 : 0 }),
      ])
  }
}
