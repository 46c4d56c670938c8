import PickerEvents
import PickerProjection

extension Replay {
  /// Compares the last event with as much of its record as there is.
  ///
  /// - Returns: Nil where nothing differs, or where nothing was recorded.
  func divergence(from event: InputEvent) -> Divergence? {
    guard event.outcome != nil || event.receipt != nil else { return nil }
    return divergence(
      from: event.outcome ?? outcome.recorded, event.receipt ?? state.receipt)
  }

  /// An event as a record keeps it: as it was recorded, or else as it came out just now.
  func record(of event: InputEvent) -> RecordedEvent {
    RecordedEvent(
      sequence: event.sequence, time: event.time, event: event.event,
      outcome: event.outcome ?? outcome.recorded, receipt: event.receipt ?? state.receipt)
  }
}
