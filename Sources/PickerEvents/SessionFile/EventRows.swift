/// The rows that an event brings, in the form in which they are written.
enum EventRows: Hashable, Sendable {
  /// Bare items.
  case items([Item])
  /// Items in sections.
  case sections([Section])
  /// Rows that the catalog has.
  case ids([ItemID])

  /// The keys that rows can stand under.
  static let keys = ["items", "sections", "ids"]

  /// The rows of a whole catalog; one nameless section without a title is bare items.
  ///
  /// - Parameter sections: The sections.
  init(catalog sections: [Section]) {
    if sections.count == 1, sections[0].id.text.isEmpty, sections[0].title == nil {
      self = .items(sections[0].items)
    } else {
      self = .sections(sections)
    }
  }

  /// The rows that join a catalog.
  ///
  /// - Parameter rows: The rows.
  init(_ rows: CatalogRows) {
    self =
      switch rows {
      case .items(let items): .items(items)
      case .sections(let sections): .sections(sections)
      }
  }

  /// The rows of an answer.
  ///
  /// - Parameter rows: The rows.
  init(_ rows: SearchAnswer.Rows) {
    self =
      switch rows {
      case .catalog(let rows): EventRows(rows)
      case .ids(let ids): .ids(ids)
      }
  }
}
