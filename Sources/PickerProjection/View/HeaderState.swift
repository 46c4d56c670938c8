public import PickerEvents

/// How much of what a header stands over is picked.
public enum HeaderState: String, NamedValue {
  /// Nothing, or nothing could be.
  case none
  /// Something.
  case some
  /// Everything.
  case all

  init(picked: Int, of enabled: Int) {
    self = picked == 0 ? .none : picked == enabled ? .all : .some
  }
}
