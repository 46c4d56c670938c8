import PickerEvents
import PickerProjection

/// Writes the life of an item as one JSON line (Documentation/Replay.md).
enum StoryJSON {
  static func line(_ story: ItemStory, title: ExactText, session: SessionID) -> [UInt8] {
    let isCommitted = story.moments.contains { moment in
      if case .held(_, isCommitted: true) = moment.kind { true } else { false }
    }
    var json = JSONWriter()
    json.beginObject()
    text("session", session.string, &json)
    text("item", story.item.string, &json)
    text("title", title.string, &json)
    json.key("picked")
    json.bool(story.isPicked)
    json.key("committed")
    json.bool(isCommitted)
    json.key("moments")
    json.beginList()
    for moment in story.moments { write(moment, &json) }
    json.endList()
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func write(_ moment: ItemMoment, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("seq")
    json.number(moment.sequence)
    text("ts", moment.time.rfc3339, &json)
    switch moment.kind {
    case .came(let source):
      text("what", "came", &json)
      text("with", source.name, &json)
    case .returned(let source):
      text("what", "returned", &json)
      text("with", source.name, &json)
    case .left: text("what", "left", &json)
    case .moved(let section):
      text("what", "moved", &json)
      text("section", section.string, &json)
    case .disabled(let source):
      text("what", "disabled", &json)
      text("with", source.name, &json)
    case .enabled(let source):
      text("what", "enabled", &json)
      text("with", source.name, &json)
    case .picked(let cause):
      text("what", "picked", &json)
      text("how", cause.name, &json)
    case .unpicked(let cause):
      text("what", "unpicked", &json)
      text("how", cause.name, &json)
      if case .evicted(let newer, let limit) = cause {
        text("by", newer.string, &json)
        text("limit", limit.name, &json)
      }
      if case .replaced(let newer) = cause { text("by", newer.string, &json) }
    case .refused(let reason):
      text("what", "refused", &json)
      text("reason", reason.name, &json)
    case .skipped(let cause):
      text("what", "skipped", &json)
      text("why", cause.name, &json)
    case .held(let ending, _):
      text("what", "held", &json)
      text("ended", ending.name, &json)
    }
    text("scanned", moment.scanned, &json)
    text("hiddenBy", moment.hiddenBy, &json)
    json.endObject()
  }

  /// A text that the record may have lost; then it is null.
  private static func text(_ key: String, _ value: RecordedText?, _ json: inout JSONWriter) {
    switch value {
    case nil: break
    case .erased:
      json.key(key)
      json.null()
    case .text(let value): text(key, value.string, &json)
    }
  }

  private static func text(_ key: String, _ value: String, _ json: inout JSONWriter) {
    json.key(key)
    json.text(value)
  }
}
