internal import PickerEvents

/// Rows that join the catalog, with all that is needed to put them there.
struct PagePlan: Sendable {
  /// One of the rows.
  struct Row: Sendable {
    var id: ItemID
    var item: Item
    /// Where the id is known; nil where the session never met it.
    var slot: Slot?
    /// Whether it is a row already, which is updated where it is.
    var isUpdate: Bool
    /// The section that holds it, or that it joins.
    var section: Int
  }

  /// In the order of the event.
  var rows: [Row] = []
  /// How many of them the catalog did not have.
  var newRowCount = 0
  /// Sections that the catalog did not have, in order.
  var newSections: [Section] = []
  /// The digest of the catalog with these rows in it.
  var data: DataDigest
}
