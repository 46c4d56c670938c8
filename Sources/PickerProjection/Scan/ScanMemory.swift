internal import PickerEvents

/// When each value was scanned last; refused scans count too.
struct ScanMemory: Sendable {
  /// A scan that is to be remembered.
  struct Note: Sendable {
    var value: ExactText
    var time: Timestamp
  }

  /// Only looked up; walked in no order that shows.
  private var times: [ExactText: Timestamp] = [:]

  var count: Int { times.count }

  /// When a value was scanned last.
  func time(of value: ExactText) -> Timestamp? { times[value] }

  mutating func remember(_ note: Note) { times[note.value] = note.time }

  /// Forgets when a value was scanned last, and knows when it was before; nil for never.
  mutating func putBack(_ value: ExactText, _ time: Timestamp?) { times[value] = time }

  /// The scans in the order of their values' bytes, which is the same everywhere.
  var notes: [Note] {
    times.map { Note(value: $0.key, time: $0.value) }
      .sorted { $0.value.string.utf8.lexicographicallyPrecedes($1.value.string.utf8) }
  }

  /// What a value and its time add to the digest of the scans.
  static func term(_ value: ExactText, _ time: Timestamp) -> UInt64 {
    Digest.ofPair(
      Digest.ofBytes(of: value, seed: ReceiptPart.scan.rawValue),
      UInt64(bitPattern: time.microseconds), seed: ReceiptPart.scan.rawValue)
  }
}
