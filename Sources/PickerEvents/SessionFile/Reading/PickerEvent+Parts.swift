extension PickerEvent {
  /// Puts an event together.
  ///
  /// - Parameter parts: Its parts; what is left out by hand is filled in (Behaviour.md, Events).
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ parts: EventParts) throws(SessionFileError) {
    let rest = parts.rest
    switch parts.kind {
    case .opened: self = .opened(try Opening(parts))
    case .tapped:
      self = .tapped(item: try parts.requiredItem(), region: try rest.name("region") ?? .all)
    case .rangeTapped: self = .rangeTapped(item: try parts.requiredItem())
    case .selectAllTapped: self = .selectAllTapped
    case .deselectAllTapped: self = .deselectAllTapped(header: try rest.name("header") ?? .all)
    case .searchBegan: self = .searchBegan
    case .searchChanged:
      if let erased = try parts.erased() {
        self = .searchChanged(.erased(erased))
      } else {
        self = .searchChanged(.typed(try parts.requiredText()))
      }
    case .searchSubmitted: self = .searchSubmitted(erased: try parts.erased())
    case .searchCancelled: self = .searchCancelled
    case .searchResultsArrived:
      self = .searchResultsArrived(
        SearchAnswer(
          query: try parts.requiredText(), rows: try parts.answerRows(),
          hasMore: try rest.bool("hasMore") ?? false))
    case .scannerOpened: self = .scannerOpened
    case .scannerClosed: self = .scannerClosed
    case .scanned: self = .scanned(try Scan(parts))
    case .scanFailed: self = .scanFailed(failure: parts.text ?? "")
    case .pageLoaded:
      self = .pageLoaded(
        Page(
          rows: try parts.catalogRows(), hasMore: try rest.bool("hasMore") ?? false,
          query: parts.text))
    case .catalogReloaded:
      self = .catalogReloaded(
        Reload(sections: try parts.sections(), hasMore: try rest.bool("hasMore") ?? false))
    case .loadStarted: self = .loadStarted
    case .loadFailed: self = .loadFailed(message: parts.text ?? "")
    case .rulesChanged:
      let draft = try ConfigurationDraft(rest, keys: ConfigurationKey.rules)
      self = .rulesChanged(RulesChange(draft.given.settings))
    case .selectionSet: self = .selectionSet(ids: try rest.requiredIDs("ids"))
    case .viewportChanged:
      self = .viewportChanged(
        first: try rest.requiredInteger("first"), capacity: try rest.requiredInteger("capacity"))
    case .anchorTapped: self = .anchorTapped
    case .paneSwiped:
      guard let region: Region = try rest.name("to") else {
        throw rest.missing("to", expected: "one of all, selected")
      }
      self = .paneSwiped(to: region)
    case .doneTapped: self = .doneTapped
    case .cancelTapped: self = .cancelTapped
    case .dismissAttempted: self = .dismissAttempted
    case .discardConfirmed: self = .discardConfirmed
    case .keepEditingTapped: self = .keepEditingTapped
    case .alertAcknowledged: self = .alertAcknowledged
    case .undone: self = .undone
    case .redone: self = .redone
    case .noteFocused: self = .noteFocused
    case .noteEdited:
      self = .noteEdited(
        NoteEdit(
          start: try rest.requiredInteger("start"), length: try rest.requiredInteger("length"),
          text: try parts.requiredText(), kind: try rest.name("kind") ?? .typed))
    case .noteReturned: self = .noteReturned
    case .noteBlurred: self = .noteBlurred
    case .noteSet: self = .noteSet(text: try parts.requiredText())
    case .noteErrorSet:
      let text = try parts.requiredText()
      self = .noteErrorSet(hasError: try rest.bool("hasError") ?? !text.isEmpty, text: text)
    case .abandoned: self = .abandoned
    }
  }
}

extension Opening {
  /// Puts an opening together.
  ///
  /// - Parameter parts: Its parts.
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ parts: EventParts) throws(SessionFileError) {
    let rest = parts.rest
    self.init(
      config: try rest.configuration(),
      sections: try parts.sections(),
      hasMore: try rest.bool("hasMore") ?? false,
      preselected: try rest.ids("preselected") ?? [],
      engine: try rest.optionalInteger("engine"),
      folding: try rest.optionalText("folding"),
      app: try rest.optionalText("app"),
      actor: try rest.optionalText("actor"),
      environment: try rest.optionalText("environment"))
  }
}

extension Scan {
  /// Puts a scan together.
  ///
  /// - Parameter parts: Its parts.
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ parts: EventParts) throws(SessionFileError) {
    let symbology = try parts.rest.optionalText("symbology")
    if let erased = try parts.erased() {
      self.init(content: .erased(erased), symbology: symbology)
    } else {
      let value = try parts.requiredText()
      let raw = try parts.rest.text("raw") ?? value
      self.init(content: .read(raw: raw, value: value), symbology: symbology)
    }
  }
}

extension JSONFields {
  /// Reads the member `config`; without one, the plain configuration.
  ///
  /// - Returns: The configuration.
  func configuration() throws(SessionFileError) -> GivenConfiguration {
    guard var value = value("config") else { return GivenConfiguration() }
    let fields = try JSONFields(&value)
    try fields.allow(only: ConfigurationKey.allCases.map { $0.name }, of: "config")
    return try ConfigurationDraft(fields, keys: ConfigurationKey.allCases).given
  }

  /// Reads the rows that an event brings.
  ///
  /// - Parameters:
  ///   - keys: The keys that they can stand under.
  ///   - form: What bare items mean.
  /// - Returns: The rows, or nil where there are none.
  /// - Throws: `SessionFileError` where something else stands there.
  func rows(under keys: [String], _ form: ItemForm) throws(SessionFileError) -> EventRows? {
    let those = members.filter { member in keys.contains { ExactText($0) == member.key } }
    guard let member = those.first else { return nil }
    if those.count > 1 {
      throw fault(
        .conflict, at: those[1], expected: "only one of \(keys.joined(separator: ", "))",
        remedy: "take all but one out")
    }
    var value = reader(at: member)
    if member.key == "items" { return .items(try value.readItems(form)) }
    if member.key == "sections" { return .sections(try value.readSections(form)) }
    return .ids(try value.readIDs())
  }
}
