import EventStore
import PickerEvents
import PickerTables

/// What an export to a file or a folder says when it is done.
struct ExportReport {
  private let request: TableRequest
  /// After which position a later export goes on; nil where none can.
  private let position: Int64?
  private let rows: Int
  private let files: Int

  init(_ request: TableRequest, _ cut: LogCut, _ extent: CutExtent, rows: Int, files: Int) {
    self.request = request
    position = request.canGoOn(extent) ? cut.position : nil
    self.rows = rows
    self.files = files
  }

  func write(_ path: String, _ console: Console) throws(ToolError) {
    guard request.isJSON else {
      let place = files == 1 ? "" : " in \(Words.count(files, "file"))"
      let next = position.map { "; what lands from now on: --since \($0)" } ?? ""
      return try console.line(
        "exported \(Words.count(rows, "row")) of \(request.table.rawValue) to"
          + " \(Printable.text(path))\(place)\(next)")
    }
    var json = JSONWriter()
    json.beginObject()
    json.key("table")
    json.text(request.table.rawValue)
    json.key("format")
    json.text(request.format.rawValue)
    json.key("output")
    json.text(path)
    json.key("rows")
    json.number(rows)
    json.key("files")
    json.number(files)
    json.key("position")
    if let position { json.number(position) } else { json.null() }
    json.endObject()
    json.endLine()
    try console.write(json.bytes)
  }
}
