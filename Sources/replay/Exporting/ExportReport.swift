import EventStore
import PickerEvents
import PickerTables

/// What an export to a file or a folder says when it is done.
struct ExportReport {
  private let request: TableRequest
  private let position: Int64
  private let rows: Int
  private let files: Int

  init(_ request: TableRequest, _ cut: LogCut, rows: Int, files: Int) {
    self.request = request
    position = cut.position
    self.rows = rows
    self.files = files
  }

  func write(_ path: String, _ console: Console) throws(ToolError) {
    guard request.isJSON else {
      let place = files == 1 ? "" : " in \(Words.count(files, "file"))"
      return try console.line(
        "exported \(Words.count(rows, "row")) of \(request.table.rawValue) to"
          + " \(Printable.text(path))\(place); the log ended at position \(position)")
    }
    var json = JSONWriter()
    json.beginObject()
    json.key("table")
    json.text(request.table.rawValue)
    json.key("format")
    json.text(request.format.rawValue)
    json.key("output")
    json.text(path)
    for (key, number) in [
      ("rows", Int64(rows)), ("files", Int64(files)), ("position", position),
    ] {
      json.key(key)
      json.number(number)
    }
    json.endObject()
    json.endLine()
    try console.write(json.bytes)
  }
}
