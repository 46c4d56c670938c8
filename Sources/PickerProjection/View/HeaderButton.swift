public import PickerEvents

/// What the button of the All header offers.
public enum HeaderButton: String, NamedValue {
  /// To pick everything.
  case selectAll
  /// To unpick everything.
  case deselectAll
  /// Nothing, for now.
  case disabled
  /// There is no button.
  case hidden
}
