extension EventColumns {
  /// Puts the event together again.
  ///
  /// - Returns: The very event that the columns were made of.
  /// - Throws: `SessionFileError` where a column is missing, too many, or not as it was written.
  ///   It calls the faulty column's text line 1.
  public func event() throws(SessionFileError) -> PickerEvent {
    if detail == nil, payload == nil, let event = plainEvent() { return event }
    try refuse(item == nil || kind.hasItem, "item")
    try refuse(text == nil || kind.textKey != nil, "text")
    try refuse(payload == nil || !kind.rowKeys.isEmpty, "payload")
    let rest = try restFields()
    return try PickerEvent(
      EventParts(kind: kind, item: item, text: text, rows: try rows(), rest: rest))
  }

  /// The most frequent events, which need no more than a look at the columns.
  private func plainEvent() -> PickerEvent? {
    switch (kind, item, text) {
    case (.tapped, .some(let item), nil): .tapped(item: item, region: .all)
    case (.rangeTapped, .some(let item), nil): .rangeTapped(item: item)
    case (.searchChanged, nil, .some(let text)): .searchChanged(.typed(text))
    default: nil
    }
  }

  private func restFields() throws(SessionFileError) -> JSONFields {
    guard let detail else { return Self.noFields }
    var reader = JSONReader(detail)
    let fields = try JSONFields(&reader)
    try reader.expectEnd()
    let names = kind.fields.filter { name in
      name != "item" && name != kind.textKey && !kind.rowKeys.contains(name)
    }
    try fields.allow(only: names, of: kind.name)
    return fields
  }

  private func rows() throws(SessionFileError) -> EventRows? {
    guard let payload else { return nil }
    if let rows = WrittenRows.read(payload, under: kind.rowKeys) { return rows }
    var reader = JSONReader(payload)
    let fields = try JSONFields(&reader)
    try reader.expectEnd()
    try fields.allow(only: kind.rowKeys, of: kind.name)
    return try fields.rows(under: kind.rowKeys, .free)
  }

  private func refuse(_ isRight: Bool, _ column: String) throws(SessionFileError) {
    guard !isRight else { return }
    throw SessionFileError(
      code: .conflict, line: 1, column: 1, key: column, found: "a value in the column",
      expected: "none for \(kind.name)", remedy: "the row was not written by this program")
  }

  private static let noFields = JSONFields()
}
