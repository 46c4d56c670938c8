public import PickerEvents

/// A picker that is played and read: the reference model, or the machine behind an adapter.
///
/// It is a value: a check plays a copy on to see where that leads.
public protocol ReadablePicker {
  /// Does what an event asks, or rejects it; a record decides where a text was erased.
  mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?)

  /// What a read-out says; nil where it is not known.
  func value(of readOut: ReadOut) -> JSONValue?

  /// Everything that can be read off the note; nil where there is none.
  var noteReading: ReferenceNoteReading? { get }

  /// Whether an item is picked; not to be looked up in the list of picks.
  func isPicked(_ item: ItemID) -> Bool

  /// All rows of the catalog, whatever the query.
  var catalogRows: [CatalogRow] { get }
}

extension ReadablePicker {
  /// Does what an event asks that no record is of, or rejects it.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  public mutating func play(_ event: PickerEvent, at time: Timestamp) {
    play(event, at: time, recorded: nil)
  }

  /// Does what a step of a session says.
  ///
  /// - Parameter step: The event, with its time and its record.
  public mutating func play(_ step: SessionStep) {
    play(step.event, at: step.time, recorded: step.verdict)
  }

  /// The picks, oldest first.
  var picks: [ItemID] { value(of: .selected)?.ids ?? [] }
}

extension ReferenceModel: ReadablePicker {
  /// Does what an event asks, or rejects it.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  ///   - recorded: What a record says of it; nil where there is none.
  public mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?) {
    apply(event, at: time, recorded: recorded)
  }

  /// Whether an item is picked.
  ///
  /// - Parameter item: Any id.
  /// - Returns: Whether it is among the picks.
  public func isPicked(_ item: ItemID) -> Bool { ordinals[item] != nil }

  /// All rows of the catalog, whatever the query.
  public var catalogRows: [CatalogRow] {
    rows.map { CatalogRow(id: $0.id, section: $0.section, isEnabled: $0.item.enabled) }
  }
}
