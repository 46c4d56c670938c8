internal import PickerEvents

/// The rows of one section.
struct RowList: Sendable {
  /// The slot of the first one.
  let first: Slot
  /// The items, in display order.
  let items: [Item]
}
