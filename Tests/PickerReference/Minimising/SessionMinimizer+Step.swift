internal import PickerEvents

extension SessionMinimizer {
  /// Puts the plainest values into one event.
  mutating func simplifyStep(_ place: Int) {
    attempt { $0.steps[place].verdict = nil }
    attempt { session in
      let seconds = Int64(place + 1) * 1_000_000
      session.steps[place].time = Timestamp(
        microseconds: Timestamp.start.microseconds + seconds)
    }
    var isSimpler = true
    while isSimpler {
      isSimpler = false
      for event in session.steps[place].event.simpler
      where attempt({ $0.steps[place].event = event }) {
        isSimpler = true
        break
      }
    }
  }
}

extension PickerEvent {
  /// Events like this one that say less; each is smaller, so that taking them ends.
  var simpler: [PickerEvent] {
    switch self {
    case .tapped(let item, .selected): [.tapped(item: item, region: .all)]
    case .deselectAllTapped(.selected): [.deselectAllTapped(header: .all)]
    case .selectionSet(let ids): ids.shorter.map { .selectionSet(ids: $0) }
    case .rulesChanged(let change):
      change.settings.shorter.map { .rulesChanged(RulesChange($0)) }
        + change.settings.indices.flatMap { place in
          change.settings[place].simpler.map { setting in
            var settings = change.settings
            settings[place] = setting
            return .rulesChanged(RulesChange(settings))
          }
        }
    case .searchChanged(.typed(let text)): text.shorter.map { .searchChanged(.typed($0)) }
    case .searchChanged(.erased(let text)):
      text.matches.shorter.map { .searchChanged(.erased(ErasedText(matches: $0))) }
    case .searchResultsArrived(let answer): answer.simpler.map { .searchResultsArrived($0) }
    case .scanned(let scan): scan.simpler.map { .scanned($0) }
    case .scanFailed(let failure): failure.shorter.map { .scanFailed(failure: $0) }
    case .pageLoaded(let page): page.simpler.map { .pageLoaded($0) }
    case .catalogReloaded(let reload):
      (reload.hasMore ? [.catalogReloaded(Reload(sections: reload.sections))] : [])
        + reload.sections.simpler.map {
          .catalogReloaded(Reload(sections: $0, hasMore: reload.hasMore))
        }
    case .loadFailed(let message): message.shorter.map { .loadFailed(message: $0) }
    case .viewportChanged(let first, let capacity):
      (first > 0 ? [.viewportChanged(first: 0, capacity: capacity)] : [])
        + (capacity > 1 ? [.viewportChanged(first: first, capacity: 1)] : [])
    case .noteEdited(let edit): edit.simpler.map { .noteEdited($0) }
    case .noteSet(let text): text.shorter.map { .noteSet(text: $0) }
    case .noteErrorSet(let hasError, let text):
      text.shorter.map { .noteErrorSet(hasError: hasError, text: $0) }
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .loadStarted,
      .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
      .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused, .noteReturned,
      .noteBlurred, .abandoned:
      []
    }
  }
}

extension SearchAnswer {
  fileprivate var simpler: [SearchAnswer] {
    let fewer: [SearchAnswer.Rows] =
      switch rows {
      case .ids(let ids): ids.shorter.map { .ids($0) }
      case .catalog(let rows): rows.simpler.map { .catalog($0) }
      }
    return fewer.map { SearchAnswer(query: query, rows: $0, hasMore: hasMore) }
      + (hasMore ? [SearchAnswer(query: query, rows: rows)] : [])
  }
}

extension Page {
  fileprivate var simpler: [Page] {
    rows.simpler.map { Page(rows: $0, hasMore: hasMore, query: query) }
      + (hasMore ? [Page(rows: rows, query: query)] : [])
      + (query != nil ? [Page(rows: rows, hasMore: hasMore)] : [])
  }
}

extension CatalogRows {
  fileprivate var simpler: [CatalogRows] {
    switch self {
    case .items(let items):
      [Section(items: items)].simpler.filter { !$0.isEmpty }.map {
        .items($0[0].items)
      }
    case .sections(let sections): sections.simpler.map { .sections($0) }
    }
  }
}

extension Scan {
  fileprivate var simpler: [Scan] {
    let plain: [Scan] = symbology == nil ? [] : [Scan(content: content)]
    guard case .read(let raw, let value) = content, raw != value else { return plain }
    return plain + [Scan(content: .read(raw: value, value: value), symbology: symbology)]
  }
}

extension NoteEdit {
  fileprivate var simpler: [NoteEdit] {
    var edits = text.shorter.map { NoteEdit(start: start, length: length, text: $0, kind: kind) }
    if start > 0 { edits.append(NoteEdit(start: 0, length: length, text: text, kind: kind)) }
    if length > 0 { edits.append(NoteEdit(start: start, length: 0, text: text, kind: kind)) }
    if kind != .typed { edits.append(NoteEdit(start: start, length: length, text: text)) }
    return edits
  }
}

extension [Section] {
  /// The same rows without a section, without an item, or with a plainer item.
  fileprivate var simpler: [[Section]] {
    var lists = shorter
    for place in indices {
      for row in self[place].items.indices {
        var less = self
        less[place].items.remove(at: row)
        lists.append(less)
        for item in self[place].items[row].simpler {
          var plainer = self
          plainer[place].items[row] = item
          lists.append(plainer)
        }
      }
    }
    return lists
  }
}

extension Array {
  /// The same list without one of its elements, or without all.
  fileprivate var shorter: [[Element]] {
    guard !isEmpty else { return [] }
    var lists: [[Element]] = count > 1 ? [[]] : []
    for place in indices {
      var less = self
      less.remove(at: place)
      lists.append(less)
    }
    return lists
  }
}

extension ExactText {
  /// The same text without one of its scalars, or without all.
  fileprivate var shorter: [ExactText] {
    Array(string.unicodeScalars).shorter.map { scalars in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return ExactText(String(view))
    }
  }
}
