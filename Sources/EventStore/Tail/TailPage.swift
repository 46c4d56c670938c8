/// What one read transaction found behind a position.
struct TailPage: Sendable {
  var events: [LogEvent]
  /// The position up to which the page goes.
  var position: Int64
  /// The position of the last event of the log at that moment.
  var head: Int64
}
