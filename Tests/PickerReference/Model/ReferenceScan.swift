internal import PickerEvents

/// When a value was scanned last.
struct ReferenceScan: Hashable, Sendable {
  /// The value as it was recorded, not trimmed.
  let value: ExactText
  /// The time of the event.
  let time: Timestamp

  /// Whether a scan of the same value at a later time comes too soon.
  func isRepeated(at later: Timestamp, window milliseconds: Int) -> Bool {
    if later < time { return false }
    // The difference of any two times fits into 64 bits without a sign.
    let passed = UInt64(bitPattern: later.microseconds &- time.microseconds)
    let (window, overflows) = UInt64(milliseconds).multipliedReportingOverflow(by: 1_000)
    return overflows || passed < window
  }
}
