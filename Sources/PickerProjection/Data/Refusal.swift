internal import PickerEvents

/// Why data that the host gives is refused.
struct Refusal: Error {
  var reason: Reason
}
