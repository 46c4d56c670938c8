import PickerReference
import PickerSession

/// A clock that says what it was told to.
final class Times {
  private var times: ArraySlice<Timestamp>

  init(_ times: [Timestamp]) { self.times = times[...] }

  func next() -> Timestamp { times.removeFirst() }

  /// What it says next.
  var now: Timestamp { times.first ?? .start }

  func ahead(_ count: Int) -> ArraySlice<Timestamp> { times.prefix(count) }
}
