internal import PickerEvents

/// An item of the catalog with what names it and where it stands.
struct ReferenceRow: Hashable, Sendable {
  /// Its id; in index identity its position.
  var id: ItemID
  /// The section that it belongs to.
  var section: SectionID
  /// What it says, as the host gave it last.
  var item: Item
}
