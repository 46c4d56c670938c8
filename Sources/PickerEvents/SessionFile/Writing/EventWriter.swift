/// Writes an event's fields as members of the present object, in their fixed order.
struct EventWriter {
  /// Which fields are written.
  enum Scope {
    /// All of them, as a line has them.
    case whole
    /// Those that no column of the log holds: neither the item, nor the main text, nor the rows.
    case detail
  }

  /// What takes the bytes.
  var json: JSONWriter
  private let scope: Scope
  private let form: ItemForm

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - json: What takes the bytes.
  ///   - scope: Which fields are written.
  ///   - form: What bare items mean to whoever reads.
  init(_ json: consuming JSONWriter, scope: Scope, form: ItemForm) {
    self.json = json
    self.scope = scope
    self.form = form
  }

  /// Writes the fields of an event; defaults are left out.
  ///
  /// - Parameter event: The event.
  mutating func write(_ event: PickerEvent) {
    switch event {
    case .opened(let opening): write(opening)
    case .tapped(let item, let region):
      self.item(item)
      if region != .all { json.member("region", name: region) }
    case .rangeTapped(let item): self.item(item)
    case .deselectAllTapped(let header):
      if header != .all { json.member("header", name: header) }
    case .searchChanged(.typed(let text)): main("text", text)
    case .searchChanged(.erased(let erased)): write(erased)
    case .searchSubmitted(let erased):
      if let erased { write(erased) }
    case .searchResultsArrived(let answer):
      main("query", answer.query)
      rows(EventRows(answer.rows))
      hasMore(answer.hasMore)
    case .scanned(let scan): write(scan)
    case .scanFailed(let failure):
      if !failure.isEmpty { main("failure", failure) }
    case .pageLoaded(let page):
      rows(EventRows(page.rows))
      hasMore(page.hasMore)
      if let query = page.query { main("query", query) }
    case .catalogReloaded(let reload):
      rows(EventRows(catalog: reload.sections))
      hasMore(reload.hasMore)
    case .loadFailed(let message):
      if !message.isEmpty { main("message", message) }
    case .rulesChanged(let change): json.settings(change.settings, keys: ConfigurationKey.rules)
    case .selectionSet(let ids): json.member("ids", ids: ids)
    case .viewportChanged(let first, let capacity):
      json.member("first", first)
      json.member("capacity", capacity)
    case .paneSwiped(let region): json.member("to", name: region)
    case .noteEdited(let edit):
      json.member("start", edit.start)
      json.member("length", edit.length)
      main("text", edit.text)
      if edit.kind != .typed { json.member("kind", name: edit.kind) }
    case .noteSet(let text): main("text", text)
    case .noteErrorSet(let hasError, let text):
      if hasError == text.isEmpty { json.member("hasError", hasError) }
      main("text", text)
    case .selectAllTapped, .searchBegan, .searchCancelled, .scannerOpened, .scannerClosed,
      .loadStarted, .anchorTapped, .doneTapped, .cancelTapped, .dismissAttempted,
      .discardConfirmed, .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused,
      .noteReturned, .noteBlurred, .abandoned:
      break
    }
  }

  private mutating func write(_ opening: Opening) {
    json.member("engine", opening.engine)
    json.member("folding", opening.folding)
    json.member("app", opening.app)
    json.member("actor", opening.actor)
    json.member("environment", opening.environment)
    if scope == .whole || opening.config != GivenConfiguration() {
      json.key("config")
      json.configuration(opening.config)
    }
    rows(EventRows(catalog: opening.sections))
    hasMore(opening.hasMore)
    if !opening.preselected.isEmpty { json.member("preselected", ids: opening.preselected) }
  }

  private mutating func write(_ scan: Scan) {
    switch scan.content {
    case .read(let raw, let value):
      if raw != value { json.member("raw", raw) }
      main("value", value)
    case .erased(let erased): write(erased)
    }
    json.member("symbology", scan.symbology)
  }

  private mutating func write(_ erased: ErasedText) {
    json.member("erased", true)
    json.member("matches", ids: erased.matches)
  }

  private mutating func hasMore(_ hasMore: Bool) {
    if hasMore { json.member("hasMore", true) }
  }

  private mutating func item(_ item: ItemID) {
    if scope == .whole { json.member("item", item.text) }
  }

  private mutating func main(_ key: String, _ text: ExactText) {
    if scope == .whole { json.member(key, text) }
  }

  private mutating func rows(_ rows: EventRows) {
    if scope == .whole { json.rows(rows, form) }
  }
}
