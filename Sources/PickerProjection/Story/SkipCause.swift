public import PickerEvents

/// Why a Select All that was accepted left an item out.
public enum SkipCause: String, NamedValue {
  /// There was no room for it under a maximum.
  case noRoom
  /// The search hid it.
  case hidden
  /// It was disabled then.
  case disabled
}
