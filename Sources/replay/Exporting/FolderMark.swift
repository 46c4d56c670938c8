import EventStore
import PickerEvents
import PickerTables

/// What a folder of exported files says of itself, in the file `_export`: what is in it, and up to
/// where.
struct FolderMark: Equatable {
  /// The name of the file; readers of tables pass over names that begin so.
  static let name = "_export"
  /// The longest mark that is read; the names of many sessions may stand in it.
  static let longest = 1 << 26

  /// What is exported there: the table, the form, the filters.
  let contents: ExactText
  /// The log's position up to which it has everything.
  var position: Int64
  /// What stands in the log at that position, by which another log is told.
  var landmark: String

  init(_ request: TableRequest, position: Int64, landmark: String) {
    contents = Self.contents(of: request)
    self.position = position
    self.landmark = landmark
  }

  /// Reads what a mark says; nil where it is none.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 5, lines[0] == Self.head, lines[4].isEmpty,
      lines[1].hasPrefix("contents "), lines[2].hasPrefix("position "),
      lines[3].hasPrefix("landmark "), let position = Int64(lines[2].dropFirst(9)), position >= 0,
      position < .max
    else { return nil }
    contents = ExactText(String(lines[1].dropFirst(9)))
    self.position = position
    landmark = String(lines[3].dropFirst(9))
  }

  /// The mark as it is written.
  var bytes: [UInt8] {
    Array(
      "\(Self.head)\ncontents \(contents.string)\nposition \(position)\nlandmark \(landmark)\n".utf8
    )
  }

  private static let head = "picker-log export 1"

  /// What an export into a folder must agree on, in one line.
  static func contents(of request: TableRequest) -> ExactText {
    var json = JSONWriter()
    json.beginObject()
    json.key("table")
    json.text(request.table.rawValue)
    json.key("format")
    json.text(request.format.rawValue)
    if request.hasReceipts {
      json.key("receipts")
      json.bool(true)
    }
    if request.isForSpreadsheet {
      json.key("spreadsheet")
      json.bool(true)
    }
    for (key, text) in [
      ("app", request.filter.app), ("actor", request.filter.actor),
      ("ending", request.filter.end.map { ExactText($0.name) }),
      ("since", request.filter.since.map { ExactText($0.rfc3339) }),
      ("until", request.filter.until.map { ExactText($0.rfc3339) }),
    ] {
      guard let text else { continue }
      json.key(key)
      json.text(text)
    }
    if let sessions = request.filter.sessions {
      json.key("sessions")
      json.beginList()
      let ids = sessions.map(\.text).sorted {
        $0.string.utf8.lexicographicallyPrecedes($1.string.utf8)
      }
      for (place, id) in ids.enumerated() where place == 0 || ids[place - 1] != id { json.text(id) }
      json.endList()
    }
    json.endObject()
    return ExactText(String(decoding: json.bytes, as: UTF8.self))
  }
}
