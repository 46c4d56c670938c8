/// The session that the lines of a file belong to until the next opening.
struct OpenSession: Sendable {
  /// Its name.
  let id: SessionID
  /// What bare items mean in it.
  let form: ItemForm
  /// The place of the last event.
  var sequence: Int
  /// The time of the last event.
  var time: Timestamp
}

extension Timestamp {
  /// When a session begins that does not say: 2000-01-01T00:00:00Z.
  static let byHand = Timestamp(microseconds: 946_684_800_000_000)

  /// One second later; nil behind the last moment that can be written.
  var next: Timestamp? {
    let (sum, overflow) = microseconds.addingReportingOverflow(1_000_000)
    let next = Timestamp(microseconds: sum)
    return overflow || next > .latest ? nil : next
  }
}
