import PickerEvents
import PickerReference

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
    case (.takesAnyAnswer, _), (.unpicksAtPages, _):
      model.play(event, at: time, recorded: recorded)
    }
  }

  func value(of readOut: ReadOut) -> JSONValue? { model.value(of: readOut) }

  var noteReading: ReferenceNoteReading? { model.noteReading }
}
