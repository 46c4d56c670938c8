import PickerEvents

/// A session of an input, before its events are read.
struct SessionEntry {
  /// What names it.
  let id: SessionID
  /// When it was opened.
  let started: Timestamp
  /// How many events it has; nil where they were not counted.
  let eventCount: Int?
  /// Where a session file has it; nil in a log.
  var place: Place?

  /// A stretch of a session file.
  struct Place {
    /// Where the opening begins, in bytes.
    let offset: Int
    /// The line of the opening, from 1.
    let line: Int
    /// Where the next opening begins.
    var end: Int
  }
}
