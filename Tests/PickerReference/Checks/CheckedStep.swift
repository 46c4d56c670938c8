internal import PickerEvents

/// One event of a session with all that a promise about it may ask for.
///
/// Each file of `Invariants` judges it by one promise. All go by what is read off the picker and
/// by what the session says; none looks into it.
public struct CheckedStep<Picker: ReadablePicker> {
  /// The session up to this event.
  let session: PlayableSession
  /// The event.
  let step: SessionStep
  /// The rules after the event, and the looks.
  let config: Configuration
  /// The picker before the event.
  let before: Moment<Picker>
  /// The picker after it.
  let after: Moment<Picker>
  /// The picker after the opening.
  let opened: Moment<Picker>
  /// Whether each id that the catalog ever had was enabled when it was there last.
  let wasEnabled: [ItemID: Bool]
  /// How many commits the host was told of before.
  let commits: Int
  /// Opens another picker.
  let open: (Opening) -> Picker?

  /// Whether the event took effect.
  var isAccepted: Bool { !after.reading.isRejected }

  /// Whether the user changed the picks by it: a tap, a range, a bulk action, a scan.
  var isUsersChange: Bool {
    switch step.event.kind {
    case .tapped, .rangeTapped, .selectAllTapped, .deselectAllTapped, .scanned: isAccepted
    case .opened, .searchBegan, .searchChanged, .searchSubmitted, .searchCancelled,
      .searchResultsArrived, .scannerOpened, .scannerClosed, .scanFailed, .pageLoaded,
      .catalogReloaded, .loadStarted, .loadFailed, .rulesChanged, .selectionSet, .viewportChanged,
      .anchorTapped, .paneSwiped, .doneTapped, .cancelTapped, .dismissAttempted, .discardConfirmed,
      .keepEditingTapped, .alertAcknowledged, .undone, .redone, .noteFocused, .noteEdited,
      .noteReturned, .noteBlurred, .noteSet, .noteErrorSet, .abandoned:
      false
    }
  }

  /// Plays some events after this one, in a copy.
  func after(_ events: [PickerEvent]) -> Picker {
    var copy = after.picker
    for event in events { copy.play(event, at: step.time) }
    return copy
  }
}
