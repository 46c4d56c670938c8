internal import PickerEvents

extension PickerState {
  /// Whether there is a Done button.
  public var isDoneShown: Bool { !endsOnTap }

  /// Whether the Done button can be pressed.
  ///
  /// - Complexity: O(1).
  public var isDoneEnabled: Bool {
    isDoneShown && alert == nil && ending == nil && !isWantingPicks
  }

  /// Whether there is a Cancel button.
  public var isCancelShown: Bool { configuration.showsCancelButton }
}
