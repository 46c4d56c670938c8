/// What is wrong with a `BrokenPicker`: one fault for each promise that an event can break.
public enum PlantedFault: CaseIterable, Hashable, Sendable {
  /// It does not know its newest pick for one.
  case forgetsNewest
  /// What must make room stays.
  case keepsEvicted
  /// A tap picks a disabled item.
  case picksDisabled
  /// A page unpicks the oldest pick.
  case unpicksAtPages
  /// The header is that before the last event.
  case staleHeader
  /// Deselect All takes off what the query hides.
  case deselectsHidden
  /// A picker that was cancelled has its picks the other way round.
  case revertsBackwards
  /// What is picked comes in front.
  case addsInFront
  /// A rejected event moves the pane.
  case movesWhenItRejects
  /// It takes any answer for the one to the present query.
  case takesAnyAnswer
  /// A revert leaves the note as it is.
  case keepsNote
  /// What is being composed is text at once.
  case takesMarks
  /// The note takes what is too long.
  case takesLongNotes
  /// A step forward goes back.
  case redoesBackwards

  /// The promise that it breaks.
  public var invariant: Invariant {
    switch self {
    case .forgetsNewest: .uniquePicks
    case .keepsEvicted: .maxima
    case .picksDisabled: .disabledItems
    case .unpicksAtPages: .bystanders
    case .staleHeader: .headersAndOrdinals
    case .deselectsHidden: .selectAllTwice
    case .revertsBackwards, .keepsNote: .reverts
    case .addsInFront: .changesAddUp
    case .movesWhenItRejects: .rejectionsChangeNothing
    case .takesAnyAnswer: .lateAnswers
    case .takesLongNotes, .takesMarks: .noteLength
    case .redoesBackwards: .oneCommit
    }
  }
}
