public import PickerEvents

extension PickerState {
  /// How many rows the catalog has, whatever is picked.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { roster.rowCount }

  /// The item in a row of the catalog.
  ///
  /// - Parameter row: From 0, below `rowCount`.
  /// - Returns: Its id.
  /// - Complexity: O(log sections).
  public func item(at row: Int) -> ItemID {
    precondition(
      (0..<roster.rowCount).contains(row), "row \(row) of a catalog of \(roster.rowCount) rows")
    return roster.id(of: slot(ofRow: row))
  }

  /// The sections of the catalog, in display order; in index identity there is one.
  ///
  /// - Complexity: O(sections).
  public var sectionRows: [SectionRows] { sections.infos.indices.map { sectionRows(at: $0) } }

  /// How many sections the catalog has.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { sections.count }

  /// A section of the catalog.
  ///
  /// - Parameter place: Its place in `sectionRows`.
  /// - Returns: Its name, and which rows it holds.
  /// - Complexity: O(1).
  public func sectionRows(at place: Int) -> SectionRows {
    let info = sections.infos[place]
    return SectionRows(
      id: info.id, title: info.title,
      rows: info.firstRow..<info.firstRow + sections.counts[place].all.items)
  }

  /// The section that holds an item.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Its place in `sectionRows`; nil where no section holds it.
  /// - Complexity: O(1).
  public func sectionPlace(of item: ItemID) -> Int? {
    guard let slot = roster.slot(of: item), roster.isRow(slot) else { return nil }
    return Int(roster.traits(of: slot).section)
  }

  /// The place of a section in `sectionRows`.
  ///
  /// - Parameter section: Any id.
  /// - Returns: Nil where the catalog has no such section.
  /// - Complexity: O(1).
  public func sectionPlace(named section: SectionID) -> Int? { sections.place(of: section) }
}
