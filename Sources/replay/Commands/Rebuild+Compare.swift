import EventStore
import PickerEvents
import PickerProjection

extension Verb {
  /// Compares a log's choices with what its events say, and writes nothing into it.
  static func compare(
    _ path: String, _ arguments: Arguments, _ console: Console,
  ) throws(ToolError) {
    let found: ProjectionComparison
    do throws(StoreError) {
      let store = try EventStore(.file(path: path), access: .readOnly)
      if let notice = store.notice { console.remark(notice) }
      var bar = console.progress("compare", total: Int(try store.head()), prints: false)
      found = try store.compare(ChoiceProjection.self) { bar.reach($0) }
      bar.finish()
    } catch {
      throw ToolError(error)
    }
    if found.different > 0 || found.stopped > 0 { console.answerNo() }
    if arguments.has(.json) { return try console.write(json(found)) }
    if let difference = found.firstDifference {
      try console.line(
        "the choices of \(Words.count(found.different, "session")) differ from what the events say;"
          + " the first: \(Printable.quoted(difference.session.string)), row \(difference.row)")
      try console.line("  stored:   \(difference.stored.map(Printable.text) ?? "nothing")")
      try console.line("  expected: \(difference.expected.map(Printable.text) ?? "nothing")")
      try console.line("replay rebuild makes them anew")
    } else {
      try console.line(
        "the choices of \(Words.count(found.sessions, "session")) say what the events say")
    }
    if found.behind > 0 {
      try console.line(
        "\(Words.count(found.behind, "session")) \(found.behind == 1 ? "has" : "have") events that"
          + " are not in them yet; replay rebuild --missing adds them")
    }
    if found.stopped > 0 {
      try console.line(
        "\(Words.count(found.stopped, "session")) cannot be followed to the end; replay check says"
          + " where")
    }
  }

  private static func json(_ found: ProjectionComparison) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    for (key, number) in [
      ("sessions", found.sessions), ("behind", found.behind), ("stopped", found.stopped),
      ("different", found.different),
    ] {
      json.key(key)
      json.number(number)
    }
    if let difference = found.firstDifference {
      json.key("firstDifference")
      json.beginObject()
      json.key("session")
      json.text(difference.session.string)
      json.key("row")
      json.number(difference.row)
      for (key, row) in [("stored", difference.stored), ("expected", difference.expected)] {
        json.key(key)
        if let row { json.text(row) } else { json.null() }
      }
      json.endObject()
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
