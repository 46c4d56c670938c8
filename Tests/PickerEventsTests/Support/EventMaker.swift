import PickerEvents

/// Makes random values of everything that a session file can say.
struct EventMaker {
  var random: SeededGenerator
  /// What names the items of the session.
  var identity: IdentityKind = .id

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  mutating func flag() -> Bool { Bool.random(using: &random) }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
  mutating func name<Value: NamedValue>() -> Value { pick(Array(Value.allCases)) }
  mutating func text() -> ExactText { pick(Samples.texts) }
  mutating func number() -> Int { flag() ? below(10) : pick(Samples.numbers) }
  mutating func id() -> ItemID { ItemID(text()) }
  mutating func ids() -> [ItemID] { (0..<below(5)).map { _ in id() } }

  mutating func maybe<Value>(_ make: (inout EventMaker) -> Value) -> Value? {
    flag() ? make(&self) : nil
  }

  mutating func item() -> Item {
    let title = text()
    let own: ItemID? = identity == .index ? nil : flag() ? ItemID(title) : id()
    guard flag() else { return Item(id: own, title: title) }
    return Item(
      id: own, title: title, detail: maybe { $0.text() }, icon: maybe { $0.text() },
      codes: (0..<below(3)).map { _ in text() }, enabled: flag())
  }

  mutating func items() -> [Item] { (0..<below(6)).map { _ in item() } }

  mutating func sections() -> [Section] {
    (0..<below(4)).map { _ in
      Section(id: SectionID(text()), title: maybe { $0.text() }, items: items())
    }
  }

  mutating func rows() -> CatalogRows { flag() ? .items(items()) : .sections(sections()) }
  mutating func erased() -> ErasedText { ErasedText(matches: ids()) }

  mutating func opening() -> Opening {
    let config = configuration()
    identity = Configuration(config).identity
    return Opening(
      config: config, sections: flag() ? [Section(items: items())] : sections(),
      hasMore: flag(), preselected: ids(), engine: maybe { $0.number() },
      folding: maybe { $0.text() }, app: maybe { $0.text() }, actor: maybe { $0.text() },
      environment: maybe { $0.text() })
  }

  mutating func event(_ kind: EventKind) -> PickerEvent {
    switch kind {
    case .opened: return .opened(opening())
    case .tapped: return .tapped(item: id(), region: name())
    case .rangeTapped: return .rangeTapped(item: id())
    case .selectAllTapped: return .selectAllTapped
    case .deselectAllTapped: return .deselectAllTapped(header: name())
    case .searchBegan: return .searchBegan
    case .searchChanged: return .searchChanged(flag() ? .typed(text()) : .erased(erased()))
    case .searchSubmitted: return .searchSubmitted(erased: maybe { $0.erased() })
    case .searchCancelled: return .searchCancelled
    case .searchResultsArrived:
      let found: SearchAnswer.Rows = flag() ? .ids(ids()) : .catalog(rows())
      return .searchResultsArrived(SearchAnswer(query: text(), rows: found, hasMore: flag()))
    case .scannerOpened: return .scannerOpened
    case .scannerClosed: return .scannerClosed
    case .scanned:
      let content: Scan.Content =
        flag() ? .read(raw: text(), value: text()) : .erased(erased())
      return .scanned(Scan(content: content, symbology: maybe { $0.text() }))
    case .scanFailed: return .scanFailed(failure: text())
    case .pageLoaded:
      return .pageLoaded(Page(rows: rows(), hasMore: flag(), query: maybe { $0.text() }))
    case .catalogReloaded:
      return .catalogReloaded(Reload(sections: sections(), hasMore: flag()))
    case .loadStarted: return .loadStarted
    case .loadFailed: return .loadFailed(message: text())
    case .rulesChanged: return .rulesChanged(RulesChange(settings()).canonical)
    case .selectionSet: return .selectionSet(ids: ids())
    case .viewportChanged: return .viewportChanged(first: number(), capacity: number())
    case .anchorTapped: return .anchorTapped
    case .paneSwiped: return .paneSwiped(to: name())
    case .doneTapped: return .doneTapped
    case .cancelTapped: return .cancelTapped
    case .dismissAttempted: return .dismissAttempted
    case .discardConfirmed: return .discardConfirmed
    case .keepEditingTapped: return .keepEditingTapped
    case .alertAcknowledged: return .alertAcknowledged
    case .undone: return .undone
    case .redone: return .redone
    case .noteFocused: return .noteFocused
    case .noteEdited:
      return .noteEdited(
        NoteEdit(start: number(), length: number(), text: text(), kind: name()))
    case .noteReturned: return .noteReturned
    case .noteBlurred: return .noteBlurred
    case .noteSet: return .noteSet(text: text())
    case .noteErrorSet: return .noteErrorSet(hasError: flag(), text: text())
    case .abandoned: return .abandoned
    }
  }
}
