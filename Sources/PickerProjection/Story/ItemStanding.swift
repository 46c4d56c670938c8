internal import PickerEvents

/// How an item stands after an event, as far as its story goes.
struct ItemStanding: Hashable, Sendable {
  var isPicked: Bool
  /// Whether the catalog has it.
  var isRow: Bool
  var isEnabled: Bool
  /// The section that holds it.
  var section: SectionID?
  /// The search that keeps it from the All list.
  var hiddenBy: RecordedText?

  /// - Complexity: O(1).
  init(of item: ItemID, _ state: PickerState) {
    isPicked = state.isPicked(item)
    isRow = state.hasItem(item)
    isEnabled = state.canBePicked(item)
    section = state.sectionPlace(of: item).map { state.sectionRows(at: $0).id }
    if state.isHiddenByQuery(item) {
      hiddenBy = state.query.map { .text($0) } ?? .erased
    }
  }
}
