extension PickerEvent {
  /// A row of the All list was tapped.
  ///
  /// - Parameter item: The row's item.
  /// - Returns: `tapped(item:region:)` in the region `all`.
  public static func tapped(_ item: ItemID) -> PickerEvent { .tapped(item: item, region: .all) }
}
