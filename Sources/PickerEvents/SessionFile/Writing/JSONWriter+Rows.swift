extension JSONWriter {
  /// Writes rows as a member of the present object.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - form: What bare items mean to whoever reads.
  mutating func rows(_ rows: EventRows, _ form: ItemForm) {
    switch rows {
    case .items(let items):
      key("items")
      self.items(items, form)
    case .sections(let sections):
      key("sections")
      beginList()
      for section in sections {
        beginObject()
        member("id", section.id.text)
        member("title", section.title)
        key("items")
        items(section.items, form)
        endObject()
      }
      endList()
    case .ids(let ids): member("ids", ids: ids)
    }
  }

  private mutating func items(_ items: [Item], _ form: ItemForm) {
    beginList()
    for item in items { self.item(item, form) }
    endList()
  }

  private mutating func item(_ item: Item, _ form: ItemForm) {
    guard !form.isBare(item) else {
      text(item.title)
      return
    }
    beginObject()
    member("id", item.id?.text)
    member("title", item.title)
    member("detail", item.detail)
    member("icon", item.icon)
    if !item.codes.isEmpty {
      key("codes")
      beginList()
      for code in item.codes { text(code) }
      endList()
    }
    if !item.enabled { member("enabled", false) }
    endObject()
  }
}
