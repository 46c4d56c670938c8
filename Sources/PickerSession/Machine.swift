internal import PickerEvents
internal import PickerProjection

/// The one owner of a session's state.
///
/// It cannot be copied, so nobody can hold a second copy of the state's arrays by mistake: with one
/// about, the next tap would have to copy a million elements. Reading lends the state and does not
/// even count references to its parts.
struct Machine: ~Copyable {
  private var state: PickerState

  init(_ state: consuming PickerState) {
    self.state = state
  }

  /// Lends the state for a reading.
  @inline(__always)
  func read<Answer>(_ body: (borrowing PickerState) -> Answer) -> Answer { body(state) }

  func decide(_ event: PickerEvent, at time: Timestamp) -> Decision {
    state.decide(event, at: time)
  }

  mutating func evolve(_ decision: Decision) { state.evolve(decision) }

  /// Takes another state's place.
  mutating func become(_ next: consuming PickerState) { state = next }
}
