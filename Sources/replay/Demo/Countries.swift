import PickerEvents

/// The countries of the tz database's iso3166.tab, in sections by first letter.
enum Countries {
  /// The sections, from A to Z.
  static func sections() -> [Section] {
    let named = rows(of: PackageResources.iso3166_tab).map { code, name in
      (key: key(name), item: item(code, name))
    }
    var sections: [Section] = []
    for (key, item) in named.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let first = key.first else { continue }
      let letter = String(Character(first)).uppercased()
      if sections.last?.id != SectionID(letter) {
        sections.append(Section(id: SectionID(letter), title: ExactText(letter), items: []))
      }
      sections[sections.count - 1].items.append(item)
    }
    return sections
  }

  /// A country as an item, with its code of ISO 3166 as what is scanned.
  ///
  /// Nobody can be sent to Antarctica: its row is disabled, so that there is something to refuse.
  private static func item(_ code: String, _ name: String) -> Item {
    Item(
      id: ItemID(code), title: ExactText(name), codes: [ExactText(code)], enabled: code != "AQ")
  }

  /// The lines that are no remarks: a code, a tab, a name.
  static func rows(of table: [UInt8]) -> [(code: String, name: String)] {
    table.split(separator: 0x0A).compactMap { line in
      guard line.first != 0x23 else { return nil }
      let fields = line.split(separator: 0x09)
      guard fields.count == 2 else { return nil }
      return (
        String(decoding: fields[0], as: UTF8.self), String(decoding: fields[1], as: UTF8.self)
      )
    }
  }

  /// The name as it is sorted: letters without their accents, in lower case.
  private static func key(_ name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.map { base($0) }
  }

  /// The letter that a scalar's name says: "LATIN CAPITAL LETTER A WITH RING ABOVE" is an A.
  private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard let place = words.firstIndex(of: "LETTER"), place + 1 < words.count,
      words[place + 1].unicodeScalars.count == 1,
      let letter = words[place + 1].lowercased().unicodeScalars.first
    else { return scalar }
    return letter
  }
}
