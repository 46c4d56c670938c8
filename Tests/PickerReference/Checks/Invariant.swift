/// What must always hold (Behaviour.md, What always holds), by its number there.
public enum Invariant: Int, CaseIterable, Sendable {
  case uniquePicks = 1
  case maxima
  case disabledItems
  case bystanders
  case headersAndOrdinals
  case selectAllTwice
  case reverts
  case changesAddUp
  case rejectionsChangeNothing
  case replays
  case lateAnswers
  case noteLength
  case oneCommit

  /// What is promised.
  public var sentence: String {
    switch self {
    case .uniquePicks: "ids in the selection are unique, and isPicked is membership"
    case .maxima: "single has one pick at most; no accepted pick leaves more than a maximum"
    case .disabledItems: "no tap, range, bulk, scan or eviction changes a disabled item"
    case .bystanders: "search, paging, viewport, pane and note leave the selection alone"
    case .headersAndOrdinals: "headers equal a recount; ordinals are 1…n"
    case .selectAllTwice: "Select All twice is once; Deselect All leaves hidden picks"
    case .reverts: "cancel gives the baseline; dirty is 'differs from the baseline'"
    case .changesAddUp: "the old list without what went, then what came, is the new one"
    case .rejectionsChangeNothing: "a rejected event changes the last outcome only"
    case .replays: "the events so far, played anew, give what was read live"
    case .lateAnswers: "late answers in any order give the last query's answer"
    case .noteLength: "an accepted edit leaves no note over its limit that grew"
    case .oneCommit: "one commit at most; undo, then redo, is identity"
    }
  }

  /// Judges an event.
  ///
  /// - Parameter step: The event, with the picker before and after it.
  /// - Returns: What is wrong, in words; nil where the promise holds.
  func broken(by step: CheckedStep<some ReadablePicker>) -> String? {
    switch self {
    case .uniquePicks: step.brokenUniquePicks
    case .maxima: step.brokenMaxima
    case .disabledItems: step.brokenDisabledItems
    case .bystanders: step.brokenBystanders
    case .headersAndOrdinals: step.brokenHeadersAndOrdinals
    case .selectAllTwice: step.brokenSelectAllTwice
    case .reverts: step.brokenReverts
    case .changesAddUp: step.brokenChangesAddUp
    case .rejectionsChangeNothing: step.brokenRejection
    case .replays: step.brokenReplay
    case .lateAnswers: step.brokenLateAnswers
    case .noteLength: step.brokenNoteLength
    case .oneCommit: step.brokenOneCommit
    }
  }
}

extension Invariant: CustomStringConvertible {
  /// Its number and what is promised.
  public var description: String { "\(rawValue): \(sentence)" }
}
