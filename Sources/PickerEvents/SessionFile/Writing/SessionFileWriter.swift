/// Writes the lines of a session file, keys in a fixed order.
public enum SessionFileWriter {
  /// Writes a recorded event as an export has it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - session: The session that it belongs to.
  ///   - identity: What names the session's items. Left out, an opening tells it, and in other
  ///     events an item is a bare text wherever it could be one under either identity. That is the
  ///     same again when it is read, but for an id that an index catalog should not have and a
  ///     missing one in a catalog that needs it.
  ///   - bytes: What takes the line, its line feed included.
  public static func write(
    _ event: RecordedEvent,
    session: SessionID,
    identity: IdentityKind? = nil,
    to bytes: inout [UInt8],
  ) {
    var json = JSONWriter()
    swap(&json.bytes, &bytes)
    json.beginObject()
    json.member("event", name: event.event.kind)
    json.member("session", session.text)
    json.member("seq", WholeNumber(event.sequence))
    json.member("ts", ExactText(event.time.rfc3339))
    let form = itemForm(of: event, identity)
    var fields = EventWriter(json, scope: .whole, form: form)
    json = JSONWriter()
    fields.write(event.event)
    fields.json.outcome(event.outcome)
    fields.json.member("receipt", ExactText(event.receipt.hex))
    fields.json.endObject()
    fields.json.endLine()
    swap(&fields.json.bytes, &bytes)
  }

  /// Writes a line of claims.
  ///
  /// - Parameters:
  ///   - claims: The claims, in the order in which they are written.
  ///   - bytes: What takes the line, its line feed included.
  public static func write(expectation claims: [JSONMember], to bytes: inout [UInt8]) {
    var json = JSONWriter()
    swap(&json.bytes, &bytes)
    json.beginObject()
    json.key("expect")
    json.object(claims)
    json.endObject()
    json.endLine()
    swap(&json.bytes, &bytes)
  }

  /// Writes an event by itself: its name and its fields, without session, time and outcome.
  ///
  /// Two events have the same bytes only if they are the same, their settings taken in canonical
  /// order: a bare item is one whose id is its title, an object without an id is one that has none.
  ///
  /// - Parameter event: The event.
  /// - Returns: One JSON object without a line feed.
  public static func canonicalBytes(of event: PickerEvent) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("event", name: event.kind)
    var fields = EventWriter(json, scope: .whole, form: .free)
    fields.write(event)
    fields.json.endObject()
    return fields.json.bytes
  }

  /// What bare items will mean to the reader of the line.
  private static func itemForm(of event: RecordedEvent, _ identity: IdentityKind?) -> ItemForm {
    if let identity { return ItemForm(identity) }
    if case .opened(let opening) = event.event {
      return ItemForm(Configuration(opening.config).identity)
    }
    // Only an index catalog refuses ids.
    return event.outcome.verdict == .rejected(.idInIndexCatalog) ? .index : .unknown
  }
}
