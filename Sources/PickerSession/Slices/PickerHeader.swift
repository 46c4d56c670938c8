public import PickerEvents
public import PickerProjection

/// What stands over the All list.
public struct PickerHeader: Hashable, Sendable {
  /// The picker's title.
  public let title: ExactText?
  /// How many rows the All list has.
  public let visibleCount: Int
  /// How much of them is picked.
  public let picked: HeaderState
  /// What the header's button offers.
  public let button: HeaderButton
}
