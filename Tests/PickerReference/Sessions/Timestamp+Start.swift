public import PickerEvents

extension Timestamp {
  /// A time for those events to which no time matters: 2000-01-01T00:00:00Z.
  public static let start: Timestamp = Timestamp(microseconds: 946_684_800_000_000)
}
