public import PickerEvents
public import PickerProjection

extension SelectionList {
  /// Sends what happened to the session, and tells the callbacks what came of it.
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
    let outcome = try session.send(event)
    for effect in outcome.effects {
      switch effect {
      case .valueChosen(let item):
        if let value = book.value(of: item) { onChoose?(value) }
      case .committed(let commit): onCommit?(book.values(of: commit.values))
      case .selectionChanged, .noteChanged, .searchRequested, .scrollToTop, .pageRequested,
        .cancelled,
        .dismissed:
        break
      }
    }
    return outcome
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
