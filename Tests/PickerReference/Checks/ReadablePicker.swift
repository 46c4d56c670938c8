public import PickerEvents

/// A picker that is played and read: the reference model, or the machine behind an adapter.
public protocol ReadablePicker {
  /// Does what an event asks, or rejects it.
  mutating func play(_ event: PickerEvent, at time: Timestamp)

  /// What a read-out says; nil where it is not known.
  func value(of readOut: ReadOut) -> JSONValue?
}

extension ReferenceModel: ReadablePicker {
  /// Does what an event asks, or rejects it.
  ///
  /// - Parameters:
  ///   - event: What the user or the host did.
  ///   - time: When.
  public mutating func play(_ event: PickerEvent, at time: Timestamp) {
    apply(event, at: time)
  }
}
