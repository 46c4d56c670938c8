/// An event taken apart as a row of the log keeps it: what a line or a row must give to make it.
struct EventParts {
  /// Which event it is.
  let kind: EventKind
  /// The item that it names.
  var item: ItemID?
  /// The text that matters most.
  var text: ExactText?
  /// The rows that it brings.
  var rows: EventRows?
  /// Where all other fields are.
  let rest: JSONFields

  /// Takes an item that must be there.
  ///
  /// - Returns: The item's id.
  func requiredItem() throws(SessionFileError) -> ItemID {
    guard let item else { throw rest.missing("item", expected: "an item's id (a text)") }
    return item
  }

  /// Takes the text that matters most, which must be there.
  ///
  /// - Returns: The text.
  func requiredText() throws(SessionFileError) -> ExactText {
    guard let text else { throw rest.missing(kind.textKey ?? "text", expected: "a text") }
    return text
  }

  /// Takes rows of a catalog, which must be there.
  ///
  /// - Returns: The sections; bare items are one nameless section.
  func sections() throws(SessionFileError) -> [Section] {
    switch try catalogRows() {
    case .items(let items): [Section(items: items)]
    case .sections(let sections): sections
    }
  }

  /// Takes rows that join a catalog, which must be there.
  ///
  /// - Returns: The rows.
  func catalogRows() throws(SessionFileError) -> CatalogRows {
    switch rows {
    case .items(let items): .items(items)
    case .sections(let sections): .sections(sections)
    case .ids, nil: throw noRows()
    }
  }

  /// Takes the rows of an answer, which must be there.
  ///
  /// - Returns: The rows.
  func answerRows() throws(SessionFileError) -> SearchAnswer.Rows {
    switch rows {
    case .items(let items): .catalog(.items(items))
    case .sections(let sections): .catalog(.sections(sections))
    case .ids(let ids): .ids(ids)
    case nil: throw noRows()
    }
  }

  /// Takes what an erasure left, if there was one.
  ///
  /// - Returns: The matches; nil where nothing was erased.
  func erased() throws(SessionFileError) -> ErasedText? {
    guard let member = rest.member("erased") else {
      if let matches = rest.member("matches") {
        throw rest.fault(
          .conflict, at: matches, expected: "\"matches\" only beside \"erased\": true",
          remedy: "take it out, or add \"erased\": true")
      }
      return nil
    }
    guard try rest.bool("erased") == true else {
      throw rest.fault(
        .badValue, at: member, found: "false", expected: "true",
        remedy: "leave \"erased\" out where the text is there")
    }
    if text != nil || rest.member("raw") != nil {
      throw rest.fault(
        .conflict, at: member, expected: "either the text or \"erased\"",
        remedy: "take one of the two out")
    }
    return ErasedText(matches: try rest.requiredIDs("matches"))
  }

  private func noRows() -> SessionFileError {
    let names = kind.rowKeys.map { "\"\($0)\"" }.joined(separator: " or ")
    return rest.missing("items", expected: "\(names), a list", remedy: "add \(names)")
  }
}
