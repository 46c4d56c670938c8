public import PickerEvents

/// A picker that breaks one promise, so that the checks have something to find.
public struct BrokenPicker<Picker: ReadablePicker>: ReadablePicker {
  private let fault: PlantedFault
  private var picker: Picker
  /// What the header was before the last event.
  private var header: JSONValue?
  /// The note before the last event that took effect.
  private var note: ReferenceNoteReading?

  /// Plants a fault.
  ///
  /// - Parameters:
  ///   - fault: What is wrong with it.
  ///   - picker: A picker that keeps its promises.
  public init(_ fault: PlantedFault, _ picker: Picker) {
    self.fault = fault
    self.picker = picker
    header = picker.value(of: .header)
  }

  /// Does what an event asks, or something near it.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  ///   - recorded: What a record says of it.
  public mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?) {
    header = picker.value(of: .header)
    if picker.value(of: .ended) == .null { note = picker.noteReading }
    let old = picker
    picker.play(event, at: time, recorded: recorded)
    let isRejected = picker.value(of: .outcome) == .text("rejected")
    switch (fault, event) {
    case (.keepsEvicted, _) where picker.value(of: .evicted) != .array([]):
      set(old.picks + (picker.value(of: .added)?.ids ?? []), at: time)
    case (.picksDisabled, .tapped(let item, _))
    where picker.value(of: .reason) == .text("itemDisabled") && !old.isPicked(item):
      set(old.picks + [item], at: time)
    case (.unpicksAtPages, .pageLoaded):
      picker = old
      set(Array(old.picks.dropFirst()), at: time)
      picker.play(event, at: time, recorded: recorded)
    case (.deselectsHidden, .deselectAllTapped) where !isRejected: set([], at: time)
    case (.addsInFront, .tapped) where picker.value(of: .added) != .array([]):
      set((picker.value(of: .added)?.ids ?? []) + old.picks, at: time)
    case (.movesWhenItRejects, _) where isRejected:
      picker = old
      picker.play(.paneSwiped(to: .selected), at: time)
      picker.play(event, at: time, recorded: recorded)
    case (.takesAnyAnswer, .searchResultsArrived(var answer)):
      picker = old
      answer.query = old.value(of: .query)?.text ?? answer.query
      picker.play(.searchResultsArrived(answer), at: time, recorded: recorded)
    case (.takesLongNotes, .noteEdited(let edit))
    where picker.value(of: .reason) == .text("noteTooLong"):
      let text = (old.noteReading?.text.string ?? "") + edit.text.string
      picker.play(.noteSet(text: ExactText(text)), at: time)
    case (.takesMarks, .noteEdited(var edit)):
      picker = old
      edit.kind = .typed
      picker.play(.noteEdited(edit), at: time)
    case (.redoesBackwards, .redone) where !isRejected:
      picker = old
      picker.play(.undone, at: time)
    default: break
    }
  }

  private mutating func set(_ picks: [ItemID], at time: Timestamp) {
    picker.play(.selectionSet(ids: picks), at: time)
  }

  /// What a read-out says, or said.
  ///
  /// - Parameter readOut: Which.
  /// - Returns: Its value.
  public func value(of readOut: ReadOut) -> JSONValue? {
    switch (fault, readOut) {
    case (.staleHeader, .header): return header
    case (.revertsBackwards, .selected):
      guard picker.value(of: .ended) == .text("cancelled"),
        case .array(let picks)? = picker.value(of: .selected)
      else { break }
      return .array(picks.reversed())
    default: break
    }
    return picker.value(of: readOut)
  }

  /// All that is read off the note, or was.
  public var noteReading: ReferenceNoteReading? {
    fault == .keepsNote && picker.value(of: .ended) == .text("cancelled")
      ? note : picker.noteReading
  }

  /// Whether an item is picked.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Whether it is, more or less.
  public func isPicked(_ item: ItemID) -> Bool {
    if fault == .forgetsNewest, item == picker.picks.last { return false }
    return picker.isPicked(item)
  }

  /// All rows of the catalog.
  public var catalogRows: [CatalogRow] { picker.catalogRows }
}
