internal import PickerEvents

/// The values behind the ids of a list's session, and the items that the session is told of them.
struct SelectionBook<Value: Selectable> {
  /// Whether positions name the items; otherwise the values' own names do.
  let isByIndex: Bool
  /// Every value that the list has had, the last one of each id; only looked up, never walked.
  ///
  /// One that left the catalog stays: it may be a pick, or become one again by an undo.
  private var values: [ItemID: Value] = [:]

  init(_ identity: IdentityKind) {
    isByIndex = identity == .index
  }

  /// The value of an id; nil for an id that no value came with.
  func value(of id: ItemID) -> Value? { values[id] }

  /// The values of ids; those without one are left out.
  func values(of ids: [ItemID]) -> [Value] { ids.compactMap { values[$0] } }

  /// The ids that the session gives to values.
  ///
  /// - Parameters:
  ///   - new: The values, in display order.
  ///   - first: The position of the first, where positions name them.
  /// - Returns: An id for each.
  func ids(of new: [Value], from first: Int) -> [ItemID] {
    guard isByIndex else { return new.map(\.selectionID) }
    return new.indices.map { ItemID(position: first + $0) }
  }

  /// The id that a value has among the first so many rows of the catalog.
  func id(of value: Value, rows: Int) -> ItemID? {
    let name = value.selectionID
    guard isByIndex else { return name }
    return (0..<rows).lazy.map(ItemID.init(position:)).first { values[$0]?.selectionID == name }
  }

  /// The positions of the first so many rows of the catalog, by the names of their values; of a
  /// name that stands twice the first.
  func places(rows: Int) -> [ItemID: ItemID] {
    var places: [ItemID: ItemID] = [:]
    for id in (0..<rows).lazy.map(ItemID.init(position:)) {
      if let name = values[id]?.selectionID, places[name] == nil { places[name] = id }
    }
    return places
  }

  /// Takes values in.
  ///
  /// - Returns: What stood there before, to be put back where the session refuses them.
  mutating func take(_ new: [Value], as ids: [ItemID]) -> [(ItemID, Value?)] {
    zip(ids, new).map { ($0, values.updateValue($1, forKey: $0)) }
  }

  /// Puts back what stood there before.
  mutating func putBack(_ before: [(ItemID, Value?)]) {
    // From behind: an id that came twice gets what it had at first.
    for (id, value) in before.reversed() { values[id] = value }
  }

  /// The item that a session is told of a value.
  func item(_ value: Value) -> Item {
    Item(
      id: isByIndex ? nil : value.selectionID, title: ExactText(value.title),
      detail: value.detail.map { ExactText($0) }, icon: value.icon.map { ExactText($0) },
      codes: value.codes.map { ExactText($0) }, enabled: value.isSelectable)
  }

  /// The section that a session is told of.
  func section(_ section: SelectionSection<Value>) -> Section {
    Section(
      id: section.id, title: section.title.map { ExactText($0) },
      items: section.values.map { item($0) })
  }
}

extension ItemID {
  /// The id of a row in a catalog whose identity is the index.
  fileprivate init(position: Int) { self.init(String(position)) }
}
