import PickerEvents

/// Writes what the list says of a session as one JSON line (Documentation/Replay.md).
enum SessionsJSON {
  static func line(_ figures: SessionFigures) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("session")
    json.text(figures.session.text)
    json.key("started")
    json.text(figures.started.rfc3339)
    json.key("last")
    json.text(figures.last.rfc3339)
    text("actor", figures.actor, &json)
    text("app", figures.app, &json)
    text("environment", figures.environment, &json)
    json.key("engine")
    json.number(figures.engine)
    json.key("events")
    json.number(figures.events)
    json.key("picks")
    json.number(figures.picks)
    json.key("evictions")
    json.number(figures.evictions)
    text("ended", figures.ending.map { ExactText($0.name) }, &json)
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func text(_ key: String, _ value: ExactText?, _ json: inout JSONWriter) {
    json.key(key)
    if let value { json.text(value) } else { json.null() }
  }
}
