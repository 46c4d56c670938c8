public import PickerEvents
public import PickerProjection

extension SelectionList {
  /// Sends what happened to the session, and tells the callbacks what came of it.
  ///
  /// The callbacks hear of events in the order of the log, also where one that observes the session
  /// sends on its own: then when the first send returns.
  ///
  /// Data go through `reload`, `append` and `answer`, which know the values that they bring.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What came of it, with the effects that the host performs now, in order. Those of
  ///   them that give back values were told to the callbacks.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: As `PickerSession.send`.
  @discardableResult
  public func send(_ event: PickerEvent) throws(PickerSessionError) -> Outcome {
    let number = session.sequence + 1
    untold.begin()
    defer {
      untold.end()
      tellUntold()
    }
    let outcome = try session.send(event)
    untold.add(outcome.effects, of: number)
    return outcome
  }

  /// Tells the callbacks what they were not told yet; where one of them sends, its effects wait.
  private func tellUntold() {
    while let effect = untold.takeNext() {
      switch effect {
      case .valueChosen(let item):
        if let value = book.value(of: item) { onChoose?(value) }
      case .committed(let commit): onCommit?(book.values(of: commit.values))
      case .selectionChanged, .noteChanged, .searchRequested, .scrollToTop, .pageRequested,
        .cancelled, .dismissed:
        break
      }
      untold.wasTold()
    }
  }

  /// Sends a tap on the row of a value.
  ///
  /// - Parameter value: A value with the name of the one that was tapped.
  /// - Returns: What came of it; `unknownItem` for a value that the list does not have.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: O(1) for a single tap; O(values) where positions name them.
  @discardableResult
  public func tap(_ value: Value) throws(PickerSessionError) -> Outcome {
    // No position is an empty text: that somebody tried is recorded all the same.
    try send(.tapped(id(of: value) ?? ""))
  }
}
