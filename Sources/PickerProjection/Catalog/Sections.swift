internal import PickerEvents

/// The sections in display order, with what is counted of each.
struct Sections: Sendable {
  private(set) var infos: [SectionInfo] = []
  var counts: [SectionCounts] = []
  /// Where each section is; only looked up, never walked.
  private var places: [SectionID: Int] = [:]
  /// The entries of `sectionLimits`, also those of sections to come; only looked up, never walked.
  var ownLimits: [SectionID: SectionLimit] = [:]

  var count: Int { infos.count }

  /// The place of a section in display order.
  func place(of id: SectionID) -> Int? { places[id] }

  /// Adds a section at the end.
  ///
  /// - Returns: Whether no other section has its id.
  mutating func append(_ id: SectionID, _ title: ExactText?, firstRow: Int) -> Bool {
    guard places[id] == nil else { return false }
    places[id] = count
    infos.append(SectionInfo(id: id, title: title, firstRow: firstRow))
    counts.append(SectionCounts())
    return true
  }

  /// Numbers the rows anew, after sections became longer.
  ///
  /// - Parameter place: The first section that did.
  /// - Complexity: O(sections below it).
  mutating func renumber(from place: Int) {
    for place in infos.indices[place...].dropFirst() {
      infos[place].firstRow = infos[place - 1].firstRow + counts[place - 1].all.items
    }
  }

  /// The section that holds a row.
  ///
  /// - Parameter row: The number of the row in the whole catalog.
  /// - Returns: The section's place in display order.
  /// - Complexity: O(log sections).
  func section(ofRow row: Int) -> Int {
    // The last section that begins at the row or above it: empty ones share their first row.
    infos.partitioningIndex { $0.firstRow > row } - 1
  }

  /// Counts no pick any more.
  mutating func unpickAll() {
    for place in counts.indices {
      counts[place].all.picked = 0
      counts[place].all.pickedEnabled = 0
      counts[place].shown.picked = 0
      counts[place].shown.pickedEnabled = 0
    }
  }

  /// Counts all rows as shown.
  mutating func showAll() {
    for place in counts.indices { counts[place].shown = counts[place].all }
  }

  /// Counts no row as shown.
  mutating func showNone() {
    for place in counts.indices { counts[place].shown = RowCounts() }
  }
}
