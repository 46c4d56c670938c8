internal import PickerEvents

extension Reader {
  /// Reads the next events of a session as far as they can be read.
  ///
  /// Damage stops a projection of this session, and no other; whatever stands before it counts. So
  /// it is one event at which a session stops, wherever the reading began.
  ///
  /// - Parameters:
  ///   - session: The session's number.
  ///   - first: The first event wanted.
  ///   - last: The last event wanted.
  ///   - events: Takes them in the place of what it held, up to the damage where there is any.
  /// - Returns: Nil, or why the session cannot be read further than these events.
  /// - Throws: What is no damage: `busy` or `ioError`.
  func readablePage(
    of session: Int64, from first: Int, through last: Int, into events: inout [RecordedEvent],
  ) throws(StoreError) -> ProjectionStop? {
    do throws(StoreError) {
      try page(of: session, from: first, through: last, into: &events)
      return nil
    } catch {
      guard error.code == .damaged else { throw error }
      return ProjectionStop(sequence: error.sequence ?? first, why: error.message)
    }
  }
}
