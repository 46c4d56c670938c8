internal import PickerEvents

extension ProjectionReader {
  /// The next hits of a session, those of some of its events.
  func hits(
    of session: Int64, _ events: ClosedRange<Int>, limit: Int,
  ) throws(StoreError) -> [ProjectedRows.Hit] {
    hits.bind(EventKey.key(session: session, sequence: events.lowerBound), at: 1)
    hits.bind(EventKey.key(session: session, sequence: events.upperBound), at: 2)
    hits.bind(limit, at: 3)
    defer { hits.reset() }
    var found: [ProjectedRows.Hit] = []
    while try hits.step(to: "read the searches") {
      found.append(
        ProjectedRows.Hit(
          sequence: EventKey.sequence(of: try hits.integer(0)), count: Int(try hits.integer(1))))
    }
    return found
  }
}
