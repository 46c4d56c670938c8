internal import EventStore
internal import PickerEvents

/// The one text column of `events`, told apart by what each text is.
struct EventTexts {
  private(set) var queries = TextCells()
  private(set) var codes = TextCells()
  private(set) var notes = TextCells()
  private(set) var messages = TextCells()

  /// Takes the texts of some events.
  mutating func fill(_ batch: EventBatch) {
    let hasTexts = !batch.texts.areAllNull
    for row in 0..<batch.count {
      let text = hasTexts ? batch.texts[row] : nil
      let meaning = text == nil ? nil : batch.kinds[row].textMeaning
      queries.append(meaning == .query ? text : nil)
      codes.append(meaning == .code ? text : nil)
      notes.append(meaning == .note ? text : nil)
      messages.append(meaning == .message ? text : nil)
    }
  }
}

/// What the text of an event is.
enum TextMeaning {
  case query
  case code
  case note
  case message
}

extension EventKind {
  /// What the text of such an event is; nil where it has none.
  var textMeaning: TextMeaning? {
    switch self {
    case .searchChanged, .searchResultsArrived, .pageLoaded: .query
    case .scanned: .code
    case .noteEdited, .noteSet: .note
    case .scanFailed, .loadFailed, .noteErrorSet: .message
    case .opened, .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .searchBegan,
      .searchSubmitted, .searchCancelled, .scannerOpened, .scannerClosed, .catalogReloaded,
      .loadStarted, .rulesChanged, .selectionSet, .viewportChanged, .anchorTapped, .paneSwiped,
      .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed, .keepEditingTapped,
      .alertAcknowledged, .undone, .redone, .noteFocused, .noteReturned, .noteBlurred, .abandoned:
      nil
    }
  }
}
