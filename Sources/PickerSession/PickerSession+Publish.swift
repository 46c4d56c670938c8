internal import PickerEvents
internal import PickerProjection

/// Setting the slices: each only where its value changed, so that only who reads it is told.
extension PickerSession {
  /// Sets what an event changed.
  func publish(_ outcome: Outcome, _ shift: OrderShift) {
    publish { session in
      session.showScreen()
      session.showRows(outcome, shift)
      session.showSections(outcome)
    }
  }

  /// Sets whatever changed, after several events.
  func publishAll() {
    publish { $0.showAll() }
  }

  /// Sets slices, and again where an observer moved the state on meanwhile.
  private func publish(_ first: (PickerSession) -> Void) {
    guard !isPublishing else {
      isOutdated = true
      return
    }
    isPublishing = true
    first(self)
    while isOutdated {
      isOutdated = false
      showAll()
    }
    isPublishing = false
  }

  private func showAll() {
    showScreen()
    showAllRows()
    showAllSections()
  }

  private func showScreen() {
    let screen = machine.read { Screen($0) }
    if header != screen.header { header = screen.header }
    if buttons != screen.buttons { buttons = screen.buttons }
    if question?.alert != screen.alert { question = machine.read { $0.question } }
    if emptyState != screen.emptyState { emptyState = screen.emptyState }
    if pickCount != screen.pickCount { pickCount = screen.pickCount }
    if isDirty != screen.isDirty { isDirty = screen.isDirty }
    if isOverLimit != screen.isOverLimit { isOverLimit = screen.isOverLimit }
    if ending != screen.ending {
      // The result first: who is told of the ending finds it there.
      commit = machine.read { $0.commit }
      ending = screen.ending
    }
  }
}

extension PickerState {
  /// The alert that waits for its answer, with its texts.
  var question: PickerQuestion? {
    guard let alert, let texts = alertTexts else { return nil }
    return PickerQuestion(alert, texts)
  }
}
