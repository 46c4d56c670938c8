package import PickerEvents

/// What no screen shows, and what the account of a session needs all the same.
extension PickerState {
  /// Whether the text in the search field is the query that is applied.
  ///
  /// - Complexity: O(bytes typed).
  package var isTypedApplied: Bool {
    guard let typed = search.typed else { return true }
    return search.query.map { $0 == WhiteSpace.trimmed(typed) } ?? false
  }

  /// Whether a query is applied, be it known or erased from the record.
  package var hasQuery: Bool { search.hasQuery }

  /// Whether the answer of the host that is shown has more rows; nil where none is shown.
  package var answerHasMore: Bool? { search.given?.hasMore }

  /// Whether the catalog has an item that the query keeps from the All list.
  ///
  /// - Parameter item: Any id.
  /// - Returns: False for a row that only its being picked hides, and without a query.
  /// - Complexity: O(1).
  package func isHiddenByQuery(_ item: ItemID) -> Bool {
    guard shown != nil, let slot = roster.slot(of: item) else { return false }
    return roster.isRow(slot) && !isShown(slot)
  }

  /// The row that a range to an item would begin at.
  ///
  /// - Parameter item: The row that is shift-tapped.
  /// - Returns: The row that was tapped last; nil where the range would act as a tap.
  /// - Complexity: O(1).
  package func rangeStart(to item: ItemID) -> ItemID? {
    guard let end = roster.slot(of: item), let start = rangeStart(to: end) else { return nil }
    return roster.id(of: start)
  }

  /// The items that the code of a scan stands for, whatever came of the scan.
  ///
  /// - Parameter scan: What was scanned.
  /// - Returns: How many there are, and the item where it is one; none where scans only search.
  /// - Complexity: O(1), or O(items found) where the code was erased.
  package func found(by scan: Scan) -> (count: Int, item: ItemID?) {
    guard configuration.scan.enabled, configuration.scan.action == .select else { return (0, nil) }
    let found =
      switch scan.content {
      case .read(_, let value): found(ScanCode(value))
      case .erased(let erased): found(erased)
      }
    return (found.count, found.count == 1 ? roster.id(of: found.slot) : nil)
  }

  /// Every value that was scanned in the session, refused ones too, with the time of its last scan,
  /// in the order of the values' bytes; none where there is no window for repetitions.
  ///
  /// - Complexity: O(scans log scans).
  package var rememberedScans: [(value: ExactText, time: Timestamp)] {
    scans.notes.map { ($0.value, $0.time) }
  }

  /// The part of the All list that is on the screen; nil before the first viewport event.
  package var viewport: (first: WholeNumber, capacity: WholeNumber)? {
    screen.viewport.map { ($0.first, $0.capacity) }
  }
}
