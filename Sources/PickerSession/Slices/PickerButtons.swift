/// Which buttons there are, and which of them can be pressed.
public struct PickerButtons: Hashable, Sendable {
  /// Whether there is a Done button.
  public let isDoneShown: Bool
  /// Whether the Done button can be pressed.
  public let isDoneEnabled: Bool
  /// Whether there is a Cancel button.
  public let isCancelShown: Bool
  /// Whether there is a button that opens the scanner.
  public let isScanShown: Bool
  /// Whether there is a step to take back.
  public let canUndo: Bool
  /// Whether there is a step to do again.
  public let canRedo: Bool
}
