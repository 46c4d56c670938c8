public import PickerEvents

/// What stands over the Selected section, and the button that scrolls to it.
public struct PickerSelectedHeader: Hashable, Sendable {
  /// Whether there is a Selected section.
  public let isShown: Bool
  /// The section's heading.
  public let title: ExactText
  /// What the anchor button says; nil where it is not shown.
  public let anchorTitle: ExactText?
}
