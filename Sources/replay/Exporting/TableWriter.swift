import EventStore
import PickerTables

/// Writes the rows of a cut in the form that was asked for.
struct TableWriter {
  private let request: TableRequest
  private let cut: LogCut
  private var rows: any TableRows

  init(_ request: TableRequest, _ cut: LogCut) {
    self.request = request
    self.cut = cut
    rows = request.rows(of: cut)
  }

  /// What is to be said of the sessions whose rows were written.
  private(set) var lagging = LaggingChoices(stopped: 0, folded: 0)

  /// The columns of the rows.
  var columns: [TableColumn] { rows.columns }

  /// Writes all rows.
  ///
  /// - Parameters:
  ///   - console: Where it is shown how far it is.
  ///   - sink: Takes the bytes.
  /// - Returns: How many rows there were.
  /// - Throws: What reading the log throws, and the sink.
  mutating func run(
    _ console: Console, to sink: ([UInt8]) throws(ToolError) -> Void,
  ) throws(ToolError) -> Int {
    var format = request.format(rows.columns)
    var bytes: [UInt8] = []
    format.begin(into: &bytes)
    var count = 0
    try forEachBatch(console) { (batch) throws(ToolError) in
      format.write(batch, into: &bytes)
      count += batch.count
      guard bytes.count >= 1 << 16 else { return }
      try sink(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    format.end(into: &bytes)
    try sink(bytes)
    return count
  }

  /// Hands out all rows, and shows how far it is.
  mutating func forEachBatch(
    _ console: Console, _ body: (TableBatch) throws(ToolError) -> Void,
  ) throws(ToolError) {
    var progress = console.progress(
      "export", total: cut.events, prints: request.path == nil)
    defer { progress.finish() }
    var rows = 0
    while let batch = try next() {
      try body(batch)
      rows += batch.count
      progress.reach(request.table == .events ? rows : cut.eventsPassed, each: true)
    }
    lagging = LaggingChoices(stopped: self.rows.stoppedCount, folded: self.rows.foldedCount)
  }

  private mutating func next() throws(ToolError) -> TableBatch? {
    do throws(StoreError) {
      return try rows.next()
    } catch {
      throw ToolError(error)
    }
  }
}

extension TableRequest {
  /// What makes the rows of its table.
  func rows(of cut: LogCut) -> any TableRows {
    switch table {
    case .events: EventRows(cut, receipts: hasReceipts)
    case .choices: ChoiceRows(cut)
    case .searches: SearchRows(cut)
    case .sessions: SessionRows(cut)
    }
  }

  /// What writes its form.
  func format(_ columns: [TableColumn]) -> any TableFormat {
    switch format {
    case .ndjson: NDJSONFormat(columns)
    case .csv: CSVFormat(columns, spreadsheet: isForSpreadsheet)
    case .parquet:
      ParquetFormat(
        columns, table: table, program: "picker-log version \(ToolVersion.number)")
    }
  }
}
