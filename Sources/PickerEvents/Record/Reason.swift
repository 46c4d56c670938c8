/// Why an event was rejected, with the number that a log stores; neither ever changes.
public enum Reason: UInt8, NamedValue {
  /// The session has ended.
  case sessionEnded = 1
  /// An alert waits for its answer.
  case alertShown = 2
  /// The picker has no search.
  case searchDisabled = 3
  /// The picker has no scanner.
  case scanDisabled = 4
  /// The picker has no note.
  case noNote = 5
  /// The selection or the note cannot be changed.
  case notEditable = 6
  /// Only one item can be chosen.
  case notMultiple = 7
  /// The catalog has no such item.
  case unknownItem = 8
  /// The item is disabled.
  case itemDisabled = 9
  /// The last pick may not go.
  case lastSelection = 10
  /// There is no room under a maximum.
  case limitReached = 11
  /// Nothing visible is left to pick.
  case nothingToSelect = 12
  /// Nothing visible is picked.
  case nothingToDeselect = 13
  /// There is no step back.
  case nothingToUndo = 14
  /// There is no step forward.
  case nothingToRedo = 15
  /// The scanner's mode does not take such codes.
  case symbologyNotAccepted = 16
  /// The scanned value is empty.
  case emptyScan = 17
  /// The same value was scanned a moment ago.
  case repeatedScan = 18
  /// No item has that code.
  case unknownCode = 19
  /// Several items have that code.
  case ambiguousCode = 20
  /// The scanned item is picked already.
  case alreadySelected = 21
  /// The answer is not to the present query.
  case staleAnswer = 22
  /// An item carries an id, but the index names it.
  case idInIndexCatalog = 23
  /// The same id stands twice.
  case duplicateId = 24
  /// The range lies outside.
  case invalidRange = 25
  /// The note would be too long.
  case noteTooLong = 26
  /// Nothing is picked.
  case emptySelection = 27
  /// There is no Done button.
  case doneNotShown = 28
  /// There is no Cancel button.
  case cancelNotShown = 29
  /// The anchor button is not shown.
  case anchorNotShown = 30
  /// There is nothing to show in the pane of picks.
  case nothingSelected = 31
  /// There is no alert to answer.
  case noAlert = 32
  /// The rules contradict themselves or the catalog.
  case badConfiguration = 33
  /// A running session takes no such event: another opening.
  case unsupported = 34

  /// The name as the session file writes it.
  public var name: String {
    switch self {
    case .sessionEnded: "sessionEnded"
    case .alertShown: "alertShown"
    case .searchDisabled: "searchDisabled"
    case .scanDisabled: "scanDisabled"
    case .noNote: "noNote"
    case .notEditable: "notEditable"
    case .notMultiple: "notMultiple"
    case .unknownItem: "unknownItem"
    case .itemDisabled: "itemDisabled"
    case .lastSelection: "lastSelection"
    case .limitReached: "limitReached"
    case .nothingToSelect: "nothingToSelect"
    case .nothingToDeselect: "nothingToDeselect"
    case .nothingToUndo: "nothingToUndo"
    case .nothingToRedo: "nothingToRedo"
    case .symbologyNotAccepted: "symbologyNotAccepted"
    case .emptyScan: "emptyScan"
    case .repeatedScan: "repeatedScan"
    case .unknownCode: "unknownCode"
    case .ambiguousCode: "ambiguousCode"
    case .alreadySelected: "alreadySelected"
    case .staleAnswer: "staleAnswer"
    case .idInIndexCatalog: "idInIndexCatalog"
    case .duplicateId: "duplicateId"
    case .invalidRange: "invalidRange"
    case .noteTooLong: "noteTooLong"
    case .emptySelection: "emptySelection"
    case .doneNotShown: "doneNotShown"
    case .cancelNotShown: "cancelNotShown"
    case .anchorNotShown: "anchorNotShown"
    case .nothingSelected: "nothingSelected"
    case .noAlert: "noAlert"
    case .badConfiguration: "badConfiguration"
    case .unsupported: "unsupported"
    }
  }
}
