import EventStore
import PickerEvents
import PickerProjection
import Testing

/// A life that a cut has, as it is compared.
struct CutChoice: Hashable, CustomStringConvertible {
  let session: String
  let choice: Choice
  let picked: Int64
  let ended: Int64?

  var description: String { "\(session) \(choice.item.string) \(choice.picked) \(picked)" }

  /// Reads a cut; `between` is called after each batch.
  static func rows(
    _ cut: LogCut, _ between: (Int) throws -> Void = { _ in },
  ) throws -> (rows: [CutChoice], folded: Int, stopped: Int) {
    var scan = ChoiceScan(ChoiceProjection.self, cut)
    var rows: [CutChoice] = []
    var batches = 0
    while let batch = try scan.next() {
      #expect(batch.count <= 4_096)
      for run in batch.runs { rows += Self.rows(of: batch, run) }
      batches += 1
      try between(batches)
    }
    return (rows, scan.foldedCount, scan.stoppedCount)
  }

  private static func rows(of batch: ChoiceBatch, _ run: SessionRun) -> [CutChoice] {
    run.rows.map { row in
      func text(_ cells: TextCells) -> ExactText {
        ExactText(String(decoding: cells[row] ?? [], as: UTF8.self))
      }
      return CutChoice(
        session: run.session.string,
        choice: Choice(
          item: ItemID(text(batch.items)), title: text(batch.titles),
          picked: Int(batch.picked[row]), cause: batch.causes[row], end: batch.ends[row],
          isCommitted: batch.areCommitted[row]),
        picked: batch.pickedTimes[row],
        ended: batch.ends[row] == nil ? nil : batch.endedTimes[row])
    }
  }

  /// What a fold of the events makes.
  static func expected(_ id: SessionID, _ events: [RecordedEvent]) -> [CutChoice] {
    var projection = ChoiceProjection()
    var projected = ProjectedRows()
    #expect(projection.apply(events[...], into: &projected) == nil)
    projection.settle(into: &projected)
    var rows: [CutChoice] = []
    projected.forEachChoice { choice in
      rows.append(
        CutChoice(
          session: id.string, choice: choice,
          picked: events[choice.picked - 1].time.microseconds,
          ended: choice.end.map { events[$0.sequence - 1].time.microseconds }))
    }
    return rows
  }

  /// What is known of a session that stops at an event: what was held there is not.
  static func expected(
    _ id: SessionID, _ events: [RecordedEvent], stoppingAt sequence: Int,
  ) -> [CutChoice] {
    expected(id, Array(events.prefix(sequence - 1))).filter { $0.choice.end != nil }
  }
}
