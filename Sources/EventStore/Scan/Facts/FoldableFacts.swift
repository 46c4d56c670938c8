internal import PickerEvents

/// The next events of a session that is folded, beside their columns.
struct FoldableFacts: Sendable {
  /// The events for the projection, as far as they can be read.
  var events: [RecordedEvent] = []
  /// Why those behind them cannot be read; nil where they can.
  var damage: ProjectionStop?
  /// The first event whose columns were not read.
  var nextEvent: Int

  init(nextEvent: Int) {
    self.nextEvent = nextEvent
  }
}
