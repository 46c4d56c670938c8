internal import PickerEvents

/// A session some of whose facts are still to be handed out.
struct FactPosition: Sendable {
  let cut: CutSession
  let session: SessionFact
  /// The first event that was not handed out.
  var nextEvent = 1
  /// The first row of lives that was not read; nil after the last.
  var nextLife: Int? = 1
  /// What the books said when its lives were begun.
  var book = SessionBook()
  /// The first event by which the user picked anything, among the lives so far.
  var firstPick: Int?

  init(_ cut: CutSession, _ session: SessionFact) {
    self.cut = cut
    self.session = session
  }

  /// Whether nothing was handed out yet.
  var isAtBeginning: Bool { nextEvent == 1 }

  /// Whether all events were handed out.
  var hasAllEvents: Bool { nextEvent > cut.last }

  /// Looks at lives that were just read.
  mutating func take(_ lives: ArraySlice<LifeFact>) {
    for life in lives where life.cause.isOfUser {
      firstPick = min(firstPick ?? life.picked, life.picked)
    }
  }
}
