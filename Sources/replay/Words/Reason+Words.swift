import PickerEvents

extension Reason {
  /// Why an event was rejected, as the rest of a sentence.
  var words: String {
    switch self {
    case .sessionEnded: "the session has ended"
    case .alertShown: "an alert waits for its answer"
    case .searchDisabled: "the picker has no search"
    case .scanDisabled: "the picker has no scanner"
    case .noNote: "the picker has no note"
    case .notEditable: "nothing can be changed here"
    case .notMultiple: "only one item can be chosen"
    case .unknownItem: "the catalog has no such item"
    case .itemDisabled: "the item is disabled"
    case .lastSelection: "the last pick may not go"
    case .limitReached: "there is no room under a limit"
    case .nothingToSelect: "nothing is left to pick"
    case .nothingToDeselect: "nothing is picked"
    case .nothingToUndo: "there is no step back"
    case .nothingToRedo: "there is no step forward"
    case .symbologyNotAccepted: "the scanner does not take such codes"
    case .emptyScan: "the scanned value is empty"
    case .repeatedScan: "the same value was scanned a moment ago"
    case .unknownCode: "no item has that code"
    case .ambiguousCode: "several items have that code"
    case .alreadySelected: "the scanned item is picked already"
    case .staleAnswer: "the answer is not to the present query"
    case .idInIndexCatalog:
      "the index names the items: none carries an id, and answers name rows by ids"
    case .duplicateId: "the same id stands twice"
    case .invalidRange: "the range lies outside"
    case .noteTooLong: "the note would be too long"
    case .emptySelection: "nothing is picked"
    case .doneNotShown: "there is no Done button"
    case .cancelNotShown: "there is no Cancel button"
    case .anchorNotShown: "there is no anchor button"
    case .nothingSelected: "nothing is picked"
    case .noAlert: "no alert waits for an answer"
    case .badConfiguration: "the configuration contradicts itself"
    case .unsupported: "a running session takes no such event"
    }
  }
}
