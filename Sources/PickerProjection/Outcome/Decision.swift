public import PickerEvents

/// All that an event will do, decided before anything is touched.
///
/// It is carried out by `PickerState.evolve(_:)`, on the very state that it was decided on, after
/// the event was stored.
public struct Decision: Sendable {
  /// What came of the event.
  public let outcome: Outcome
  /// The digest of the state after the event.
  public let receipt: Receipt

  /// How the event ends the session, if it does.
  public let ending: Ending?

  let change: Change
  let alert: Alert?
  let anchor: Slot
  let updates: Updates.Box
  let parts: ReceiptParts
  /// How many events the state had taken in, and what told it from others then.
  let basis: Int
  let before: UInt64
}
