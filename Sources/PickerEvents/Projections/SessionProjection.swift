/// A fold over the events of a session, whose rows a store keeps.
///
/// The store reads the events, keeps the books of how far each session was read, and writes the
/// rows; the projection is a value that knows neither files nor other sessions. A log has the rows
/// of one projection: its lives, hits and snapshots.
package protocol SessionProjection: Sendable {
  /// The name under which a store keeps its books.
  static var name: String { get }
  /// The version of its rows; those of another are thrown away and made anew.
  static var version: Int { get }

  /// The sequence of the last event that was taken in; 0 before the opening.
  var sequence: Int { get }

  /// Begins before the opening.
  init()

  /// The events that a kept state needs beside the opening; nil where it makes no sense.
  ///
  /// A state does not say what the catalog holds, but which events made it.
  ///
  /// - Parameter snapshot: A state that an earlier fold of this version kept.
  /// - Returns: Their sequences, ascending; none is later than the state's event.
  static func makers(of snapshot: ProjectedRows.Snapshot) -> [Int]?

  /// Goes on from a state that was kept; nil where that makes no sense.
  ///
  /// - Parameters:
  ///   - opening: The first event of the session.
  ///   - kept: A state that an earlier fold of this version kept, with its events.
  init?(resuming opening: RecordedEvent, at kept: KeptState)

  /// Takes the next events in.
  ///
  /// - Parameters:
  ///   - events: The next events of the session, in order.
  ///   - rows: What is to be written of them is added here.
  /// - Returns: Nil, or why the session cannot be followed further than `sequence`.
  mutating func apply(
    _ events: ArraySlice<RecordedEvent>, into rows: inout ProjectedRows,
  ) -> ProjectionStop?

  /// Adds what holds at present and may change with the next event.
  ///
  /// - Parameter rows: The lives of the present picks are added here.
  func settle(into rows: inout ProjectedRows)
}
