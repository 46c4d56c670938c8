public import PickerEvents

/// A picker that is played and read: the reference model, or the machine behind an adapter.
public protocol ReadablePicker {
  /// Does what an event asks, or rejects it; a record decides where a text was erased.
  mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?)

  /// What a read-out says; nil where it is not known.
  func value(of readOut: ReadOut) -> JSONValue?

  /// Everything that can be read off the note; nil where there is none.
  var noteReading: ReferenceNoteReading? { get }
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
}
