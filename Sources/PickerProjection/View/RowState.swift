public import PickerEvents

/// What a row shows, but for its place among the picks.
public struct RowState: Hashable, Sendable {
  /// The item's title; an unresolved pick has its id for one.
  public let title: ExactText
  /// A second line.
  public let detail: ExactText?
  /// The name of a picture.
  public let icon: ExactText?
  /// Whether the user may change it.
  public let isEnabled: Bool
  /// Whether the item is picked.
  public let isPicked: Bool
  /// What stands beside the title.
  public let mark: RowMark
  /// Whether the All list shows it: not an unresolved pick, nor a pick that left the list.
  public let isVisible: Bool
}
