internal import PickerEvents

extension Digest {
  mutating func feed(_ flag: Bool) { feed(flag ? 1 as UInt8 : 0) }

  mutating func feed(_ number: Int) { feed(UInt64(bitPattern: Int64(number))) }

  /// A value that may be missing: 0, or 1 and the value.
  mutating func feed(optional number: Int?) {
    feed(number != nil)
    if let number { feed(number) }
  }

  /// A text that may be missing: 0, or 1 and the text.
  mutating func feed(optional text: ExactText?) {
    feed(text != nil)
    if let text { feed(text) }
  }

  /// A member of a closed set: its stable name.
  mutating func feed(name value: some NamedValue) { feed(ExactText(value.name)) }

  /// An item with all its fields.
  mutating func feed(_ item: Item) {
    feed(optional: item.id?.text)
    feed(item.title)
    feed(optional: item.detail)
    feed(optional: item.icon)
    feed(UInt64(item.codes.count))
    for code in item.codes { feed(code) }
    feed(item.enabled)
  }
}
