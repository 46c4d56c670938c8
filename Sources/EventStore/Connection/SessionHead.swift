internal import PickerEvents

/// Where a session stands.
struct SessionHead {
  /// The session's number in this file.
  var key: Int64
  /// The sequence of its last event.
  var last: Int
  /// How it ended; nil while it is open.
  var ending: Ending?
}
