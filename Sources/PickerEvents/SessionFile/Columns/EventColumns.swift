/// One event as the log's columns hold it.
///
/// What is asked for most stands in columns of its own; rows stand in a payload, so that equal
/// catalogs have equal bytes; everything else that is not a default stands in a JSON object.
public struct EventColumns: Hashable, Sendable {
  /// Which event it is.
  public var kind: EventKind
  /// The item that was tapped.
  public var item: ItemID?
  /// The text that matters most: what was typed, scanned, said, or asked for.
  public var text: ExactText?
  /// The remaining fields as a JSON object; nil where there are none.
  public var detail: [UInt8]?
  /// The rows that the event brings as a JSON object, the same bytes for the same rows.
  public var payload: [UInt8]?

  /// Takes columns as they were stored.
  ///
  /// - Parameters:
  ///   - kind: Which event it is.
  ///   - item: The item that was tapped.
  ///   - text: The text that matters most.
  ///   - detail: The remaining fields.
  ///   - payload: The rows that the event brings.
  public init(
    kind: EventKind,
    item: ItemID? = nil,
    text: ExactText? = nil,
    detail: [UInt8]? = nil,
    payload: [UInt8]? = nil,
  ) {
    self.kind = kind
    self.item = item
    self.text = text
    self.detail = detail
    self.payload = payload
  }

  /// Takes an event apart.
  ///
  /// - Parameter event: The event.
  public init(_ event: PickerEvent) {
    self.init(kind: event.kind, item: event.columnItem, text: event.columnText)
    guard event.needsJSON else { return }
    if let rows = event.columnRows {
      var json = JSONWriter()
      json.beginObject()
      json.rows(rows, .free)
      json.endObject()
      payload = json.bytes
    }
    var json = JSONWriter()
    json.beginObject()
    var fields = EventWriter(json, scope: .detail, form: .free)
    fields.write(event)
    fields.json.endObject()
    // Two bytes are the braces alone.
    if fields.json.bytes.count > 2 { detail = fields.json.bytes }
  }
}
