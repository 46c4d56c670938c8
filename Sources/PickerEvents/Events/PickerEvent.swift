/// What the user or the host did (Behaviour.md, Events).
public enum PickerEvent: Hashable, Sendable {
  /// The session begins.
  indirect case opened(Opening)
  /// A row was tapped.
  case tapped(item: ItemID, region: Region)
  /// A row was tapped with shift: from the last tapped row to this one.
  case rangeTapped(item: ItemID)
  /// The button of the All header that picks everything.
  case selectAllTapped
  /// The button of a header that unpicks.
  case deselectAllTapped(header: Region)
  /// The search field got the focus.
  case searchBegan
  /// The text in the search field changed.
  case searchChanged(SearchText)
  /// The search was sent; the text is nil unless it was erased from the record.
  case searchSubmitted(erased: ErasedText?)
  /// The search was cancelled.
  case searchCancelled
  /// The host answered a query.
  indirect case searchResultsArrived(SearchAnswer)
  /// The scanner was opened.
  case scannerOpened
  /// The scanner was closed.
  case scannerClosed
  /// A barcode was read.
  indirect case scanned(Scan)
  /// The scanner failed, and what it said.
  case scanFailed(failure: ExactText)
  /// The next page of the catalog.
  indirect case pageLoaded(Page)
  /// The catalog was replaced.
  indirect case catalogReloaded(Reload)
  /// The host began to load.
  case loadStarted
  /// The load failed, and what was said of it.
  case loadFailed(message: ExactText)
  /// Some rules were replaced; those for which `Setting.isRule` holds.
  indirect case rulesChanged(RulesChange)
  /// The host set the selection itself.
  case selectionSet(ids: [ItemID])
  /// Other rows of the All list are on the screen: the first row, from 0, and how many fit.
  case viewportChanged(first: WholeNumber, capacity: WholeNumber)
  /// The button that scrolls to the picks.
  case anchorTapped
  /// The other pane was swiped in.
  case paneSwiped(to: Region)
  /// The Done button.
  case doneTapped
  /// The Cancel button.
  case cancelTapped
  /// A swipe down, or the way back.
  case dismissAttempted
  /// The discard alert's answer that discards.
  case discardConfirmed
  /// The discard alert's answer that goes on.
  case keepEditingTapped
  /// The validation alert was closed.
  case alertAcknowledged
  /// One step back in the selection's history.
  case undone
  /// One step forward in the selection's history.
  case redone
  /// The note got the focus.
  case noteFocused
  /// The note's text was edited.
  indirect case noteEdited(NoteEdit)
  /// Return was pressed in the note.
  case noteReturned
  /// The note lost the focus.
  case noteBlurred
  /// The host set the note's text.
  case noteSet(text: ExactText)
  /// The host found an error in the note, or none any more.
  case noteErrorSet(hasError: Bool, text: ExactText)
  /// The host went away: no commit, no revert.
  case abandoned
}
