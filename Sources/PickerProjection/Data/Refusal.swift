internal import PickerEvents

/// Why data that the host gives, or an edit of the note, is refused.
struct Refusal: Error {
  var reason: Reason
}
