internal import PickerEvents

extension ByteWriter {
  mutating func write(_ maker: Snapshot.Maker) {
    write(maker.sequence)
    write(maker.newcomers)
  }

  mutating func write(_ departed: Snapshot.Departed) {
    write(slot: departed.slot)
    write(departed.item.title.string.utf8)
    write(optional: departed.item.detail)
    write(optional: departed.item.icon)
    write(departed.item.codes.count)
    for code in departed.item.codes { write(code.string.utf8) }
    write(departed.item.enabled ? 1 : 0)
  }

  mutating func write(_ ids: [ItemID]) {
    write(ids.count)
    for id in ids { write(id.string.utf8) }
  }

  mutating func write(optional text: ExactText?) {
    write(text == nil ? 0 : 1)
    if let text { write(text.string.utf8) }
  }

  /// Writes a slot, or that there is none.
  mutating func write(slot: Slot) { write(signed: Int64(slot)) }
}

extension ByteReader {
  mutating func makers() -> [Snapshot.Maker]? {
    guard let count = number(below: CatalogMakers.mostMakers + 1) else { return nil }
    var makers: [Snapshot.Maker] = []
    for _ in 0..<count {
      guard let sequence = number(below: 1 << 24), let ids = ids() else { return nil }
      makers.append(Snapshot.Maker(sequence: sequence, newcomers: ids))
    }
    return makers
  }

  /// Reads what was known of items that left; their ids are those of their slots.
  mutating func departed() -> [Snapshot.Departed]? {
    guard let count = count() else { return nil }
    var departed: [Snapshot.Departed] = []
    for _ in 0..<count {
      guard let slot = readSlot(), let title = text(), let detail = optionalText(),
        let icon = optionalText(), let codes = texts(), let enabled = number(below: 2)
      else { return nil }
      departed.append(
        Snapshot.Departed(
          slot: slot,
          item: Item(
            id: nil, title: title, detail: detail.first, icon: icon.first, codes: codes,
            enabled: enabled == 1)))
    }
    return departed
  }

  mutating func ids() -> [ItemID]? { texts()?.map { ItemID($0) } }

  private mutating func texts() -> [ExactText]? {
    guard let count = count() else { return nil }
    var texts: [ExactText] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  mutating func text() -> ExactText? {
    guard let bytes = content(), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return ExactText(text)
  }

  /// Reads no text, or one; nil where it is neither.
  mutating func optionalText() -> [ExactText]? {
    switch number() {
    case 0: []
    case 1: text().map { [$0] }
    default: nil
    }
  }

  mutating func readSlot() -> Slot? { signed().flatMap { Slot(exactly: $0) } }
}
