package import PickerEvents

/// Rows of one session in a batch, one behind the other.
package struct SessionRun: Sendable {
  /// The session that they are of.
  package let session: SessionID
  /// Where they stand in the batch.
  package let rows: Range<Int>
}
