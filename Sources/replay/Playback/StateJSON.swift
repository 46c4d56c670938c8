import PickerEvents
import PickerProjection

/// Writes an event and every read-out after it as one JSON line (Documentation/Replay.md).
enum StateJSON {
  /// The line of the present event.
  static func line(_ playback: Playback) -> [UInt8] {
    let state = playback.replay.state
    var json = begin(playback.current)
    for readOut in ReadOut.allCases {
      json.key(readOut.name)
      json.value(readOut.value(state, playback.replay.outcome))
    }
    json.key("receipt")
    json.text(state.receipt.hex)
    write(state, to: &json)
    if let divergence = playback.divergence {
      json.key("divergence")
      write(divergence, to: &json)
    }
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// The keys behind the receipt, in their order.
  static let furtherKeys = [
    "searching", "typedIsApplied", "waitsForAnswer", "rows", "catalogRows", "hasMore",
    "answerHasMore", "viewport", "loadMessage", "scans", "noteState",
  ]

  /// What no claim can name: the search as far as it is under way, the data, the screen, the scans.
  private static func write(_ state: PickerState, to json: inout JSONWriter) {
    json.member("searching", state.isSearching)
    json.member("typedIsApplied", state.isTypedApplied)
    json.member("waitsForAnswer", state.isAwaitingAnswer)
    json.member("rows", state.visibleCount)
    json.member("catalogRows", state.rowCount)
    json.member("hasMore", state.hasMore)
    json.key("answerHasMore")
    if let hasMore = state.answerHasMore { json.bool(hasMore) } else { json.null() }
    json.key("viewport")
    if let viewport = state.viewport {
      json.beginObject()
      json.member("first", viewport.first)
      json.member("capacity", viewport.capacity)
      json.endObject()
    } else {
      json.null()
    }
    json.key("loadMessage")
    if let message = state.loadMessage { json.text(message) } else { json.null() }
    json.key("scans")
    json.beginList()
    for scan in state.rememberedScans {
      json.beginObject()
      json.key("value")
      json.text(scan.value)
      json.key("ts")
      json.text(scan.time.rfc3339)
      json.endObject()
    }
    json.endList()
    json.key("noteState")
    if let note = state.note { write(note, state, to: &json) } else { json.null() }
  }

  private static func write(_ note: NoteField, _ state: PickerState, to json: inout JSONWriter) {
    json.beginObject()
    json.member("focused", note.isFocused)
    json.member("composing", state.isComposing)
    json.member("editable", note.isEditable)
    json.key("placeholder")
    if let text = note.placeholder { json.text(text) } else { json.null() }
    json.key("messagePlace")
    if let message = note.message { json.text(message.place.name) } else { json.null() }
    json.key("committed")
    if let text = state.commit?.note { json.text(text) } else { json.null() }
    json.endObject()
  }

  /// The line of an opening that was refused: its outcome and reason are all there is.
  static func line(_ refusal: RefusedOpening, _ event: InputEvent) -> [UInt8] {
    var json = begin(event)
    json.key("outcome")
    json.text("rejected")
    json.key("reason")
    json.text(refusal.reason.name)
    json.key("key")
    json.text(refusal.key)
    json.key("message")
    json.text(refusal.message)
    json.endObject()
    json.endLine()
    return json.bytes
  }

  private static func begin(_ event: InputEvent) -> JSONWriter {
    var json = JSONWriter()
    json.beginObject()
    json.key("seq")
    json.number(event.sequence)
    json.key("event")
    json.text(event.event.kind.name)
    json.key("ts")
    json.text(event.time.rfc3339)
    return json
  }

  /// What was recorded and what came out.
  static func write(_ divergence: Divergence, to json: inout JSONWriter) {
    json.beginObject()
    json.key("seq")
    json.number(divergence.sequence)
    json.key("recorded")
    write(divergence.recordedOutcome, divergence.recordedReceipt, to: &json)
    json.key("computed")
    write(divergence.computedOutcome, divergence.computedReceipt, to: &json)
    json.endObject()
  }

  private static func write(
    _ outcome: RecordedOutcome, _ receipt: Receipt, to json: inout JSONWriter,
  ) {
    json.beginObject()
    json.key("outcome")
    switch outcome.verdict {
    case .accepted: json.text("accepted")
    case .rejected(let reason):
      json.text("rejected")
      json.key("reason")
      json.text(reason.name)
    }
    write("added", outcome.added, \.self, to: &json)
    write("removed", outcome.removed, \.self, to: &json)
    write("evicted", outcome.evicted, \.item, to: &json)
    json.key("receipt")
    json.text(receipt.hex)
    json.endObject()
  }

  private static func write<Element>(
    _ key: String, _ list: ShortList<Element>, _ id: KeyPath<Element, ItemID>,
    to json: inout JSONWriter,
  ) {
    guard list.isWhole else {
      json.key("\(key)Count")
      json.number(list.count)
      return
    }
    json.key(key)
    json.beginList()
    for element in list.elements { json.text(element[keyPath: id].text) }
    json.endList()
  }
}
