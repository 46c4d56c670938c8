/// A session of a cut, with the events of it that the cut takes.
package struct CutSession: Hashable, Sendable {
  /// The session's number in the file.
  let key: Int64
  /// The first event.
  package let first: Int
  /// The last event; the session may have grown since.
  package let last: Int
}
