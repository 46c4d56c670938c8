import PickerEvents

@testable import PickerReference

/// A picker that breaks one promise, so that the checks have something to find.
struct BrokenPicker: ReadablePicker {
  /// What is wrong with it.
  enum Fault: CaseIterable {
    /// It takes any answer for the one to the present query.
    case takesAnyAnswer
    /// A page unpicks the oldest pick.
    case unpicksAtPages
    /// A rejected event moves the pane.
    case movesWhenItRejects
    /// An edit that is too long is accepted.
    case takesAnyLength
    /// A revert leaves the note as it is.
    case keepsNote
    /// What is being composed is text at once.
    case takesMarks
  }

  private let fault: Fault
  private var model: ReferenceModel

  init?(_ opening: Opening, _ fault: Fault) {
    guard let model = try? ReferenceModel(opening, text: .platform) else { return nil }
    self.fault = fault
    self.model = model
  }

  mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?) {
    switch (fault, event) {
    case (.takesAnyAnswer, .searchResultsArrived(var answer)):
      answer.query = model.query ?? answer.query
      model.play(.searchResultsArrived(answer), at: time, recorded: recorded)
    case (.unpicksAtPages, .pageLoaded):
      model.play(.selectionSet(ids: Array(model.selected.dropFirst())), at: time)
      model.play(event, at: time, recorded: recorded)
    case (.movesWhenItRejects, _):
      var next = model
      next.play(event, at: time, recorded: recorded)
      if next.outcome.reason != nil { model.play(.paneSwiped(to: .selected), at: time) }
      model.play(event, at: time, recorded: recorded)
    case (.takesAnyLength, .noteEdited(let edit)):
      model.play(event, at: time, recorded: recorded)
      if model.outcome.reason == .noteTooLong {
        let text = (model.noteReading?.text.string ?? "") + edit.text.string
        model.play(.noteSet(text: ExactText(text)), at: time)
      }
    case (.keepsNote, .cancelTapped), (.keepsNote, .dismissAttempted):
      model.play(.abandoned, at: time)
      model.ended = model.ended.map { _ in .cancelled }
    case (.takesMarks, .noteEdited(let edit)):
      var typed = edit
      typed.kind = .typed
      model.play(.noteEdited(typed), at: time)
    case (.takesAnyAnswer, _), (.unpicksAtPages, _), (.takesAnyLength, _), (.keepsNote, _),
      (.takesMarks, _):
      model.play(event, at: time, recorded: recorded)
    }
  }

  func value(of readOut: ReadOut) -> JSONValue? { model.value(of: readOut) }

  var noteReading: ReferenceNoteReading? { model.noteReading }
}
