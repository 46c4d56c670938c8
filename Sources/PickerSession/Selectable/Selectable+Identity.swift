public import PickerEvents

// What names a value is often there already. A type with more than one of these names says itself
// which one counts.

extension Selectable where Self: Identifiable, ID: LosslessStringConvertible {
  /// The text of its `id`.
  public var selectionID: ItemID { ItemID(id.description) }
}

extension Selectable where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  /// The text of its raw value.
  public var selectionID: ItemID { ItemID(rawValue.description) }
}
