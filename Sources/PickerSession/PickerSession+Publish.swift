internal import PickerEvents
internal import PickerProjection

/// Setting the slices. A value that is equal to the one before is set in silence (`@Observable`
/// sees to that), so that only who reads what changed is told.
extension PickerSession {
  /// Sets what an event changed.
  func publish(_ decision: Decision, _ shift: OrderShift) {
    publish { session in
      session.showScreen()
      let outcome = decision.outcome
      if decision.bringsOtherRows {
        // Whatever somebody looks at may have come, gone, or got another content.
        session.showRows(outcome, shift, all: true)
        session.showAllSections()
      } else {
        session.showRows(outcome, shift, all: false)
        session.showSections(outcome)
      }
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
    let wasOpen = ending == nil
    first(self)
    while isOutdated {
      isOutdated = false
      showAll()
    }
    isPublishing = false
    if wasOpen, ending != nil { endingWasPublished() }
  }

  /// Does the work that follows an ending, when it is stored and everybody was told.
  private func endingWasPublished() { store.keepChoicesSoon(of: id) }

  private func showAll() {
    showScreen()
    showAllRows()
    showAllSections()
  }

  private func showScreen() {
    let screen = machine.read { Screen($0) }
    header = screen.header
    buttons = screen.buttons
    if question?.alert != screen.alert { question = machine.read { $0.question } }
    search = screen.search
    isNavigationBarShown = screen.isNavigationBarShown
    pane = screen.pane
    selectedHeader = screen.selectedHeader
    emptyState = screen.emptyState
    loadMessage = screen.loadMessage
    hasMoreRows = screen.hasMoreRows
    listVersion = listChanges
    selectedVersion = selectedChanges
    note = screen.note
    pickCount = screen.pickCount
    isDirty = screen.isDirty
    isOverLimit = screen.isOverLimit
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
