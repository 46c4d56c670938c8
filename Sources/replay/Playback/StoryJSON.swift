import PickerEvents
import PickerProjection

/// Writes the life of an item as one JSON line (Documentation/Replay.md).
enum StoryJSON {
  static func line(_ story: ItemStory, _ playback: Playback) -> [UInt8] {
    let state = playback.replay.state
    var json = JSONWriter()
    json.beginObject()
    text("session", playback.session.string, &json)
    text("item", story.item.string, &json)
    text("title", (state.title(of: story.item) ?? story.item.text).string, &json)
    json.key("picked")
    json.bool(state.isPicked(story.item))
    json.key("committed")
    json.bool(state.commit?.values.contains(story.item) == true)
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
    case .picked(let cause, let ordinal):
      text("what", "picked", &json)
      text("how", cause.name, &json)
      json.key("ordinal")
      json.number(ordinal)
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
    case .skipped: text("what", "skipped", &json)
    case .held(let ending):
      text("what", "held", &json)
      text("ended", ending.name, &json)
    }
    json.endObject()
  }

  private static func text(_ key: String, _ value: String, _ json: inout JSONWriter) {
    json.key(key)
    json.text(value)
  }
}
