internal import PickerEvents

/// Some lives of a session that the log keeps.
struct KeptLives: Sendable {
  /// The session.
  let id: SessionID
  /// What the book says of them; nil where they are not those of the cut, or no longer the same.
  var book: SessionBook?
  /// The last row that was read; nil where there are no more.
  var lastRow: Int?
  /// The lives.
  var rows = ProjectedRows()

  init(id: SessionID) {
    self.id = id
  }
}
