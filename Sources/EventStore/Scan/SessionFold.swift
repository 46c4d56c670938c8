internal import PickerEvents

/// Plays a projection over the events of a session up to the last one of a cut, page by page;
/// nothing is written.
struct SessionFold<Projection: SessionProjection> {
  let session: CutSession
  private var projection = Projection()
  /// Whether the session cannot be followed to the cut's last event.
  private(set) var isStopped = false

  /// Begins before the opening.
  init(_ session: CutSession) {
    self.session = session
  }

  /// The last event that was taken in.
  var sequence: Int { projection.sequence }

  /// Whether it takes no more events.
  var isDone: Bool { isStopped || projection.sequence >= session.last }

  /// Takes the next events in, and at the end what is held there.
  ///
  /// - Parameters:
  ///   - events: The next events, as far as they can be read.
  ///   - damage: Why those behind them cannot; nil where they can.
  ///   - rows: What they say is added here.
  mutating func take(
    _ events: [RecordedEvent], _ damage: ProjectionStop?, into rows: inout ProjectedRows,
  ) {
    isStopped = (projection.apply(events[...], into: &rows) ?? damage) != nil
    // What was held where it stopped is not known.
    if !isStopped, isDone { projection.settle(into: &rows) }
  }
}
