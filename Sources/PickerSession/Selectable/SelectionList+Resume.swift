public import EventStore
public import PickerEvents

extension SelectionList {
  /// Goes on with a list that was left without an ending, from its log.
  ///
  /// The log has the names and what the rows show, and the app the values.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - values: The values, in the order in which the list has them. A name that comes with no
  ///     value stays a row, and is left out wherever values are given back.
  ///   - store: The log.
  ///   - clock: Says when an event happens.
  /// - Returns: The list, as it stood.
  /// - Throws: What `PickerSession.resume` throws.
  /// - Complexity: O(values + events), as `PickerSession.resume`.
  public static func resume(
    _ id: SessionID,
    values: [Value],
    in store: EventStore,
    now clock: @escaping () -> Timestamp = SystemClock.now,
  ) throws(PickerSessionError) -> SelectionList {
    let session = try PickerSession.resume(id, in: store, now: clock)
    var book = SelectionBook<Value>(session.configuration.identity)
    _ = book.take(values, as: book.ids(of: values, from: 0))
    return SelectionList(session, book)
  }
}
