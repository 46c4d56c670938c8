/// What an event does to the search and to the rows that it leaves.
struct SearchUpdate: Sendable {
  /// Which rows are left.
  enum Rows: Sendable {
    /// The same as before.
    case same
    /// All rows of the catalog.
    case all
    /// These, in display order.
    case these([Slot])
    /// Those before, with some of the rows that join the catalog.
    case joined(Joining)
  }

  /// Which of the rows that join the catalog are left too.
  enum Joining: Sendable {
    /// They alone, in their order: they are the answer.
    case asAnswer
    /// All of them, at the end of the answer, each once.
    case atItsEnd
    /// Those that match the query, in catalog order.
    case matching([Bool])
  }

  var state: SearchState
  var rows: Rows
  /// The folded texts of the catalog, where they were made for this query.
  var texts: FoldedTexts?
}
