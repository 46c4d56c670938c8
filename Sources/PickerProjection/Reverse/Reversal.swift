internal import PickerEvents

/// What an event did to a state, as far as it is needed to take the event back.
///
/// It costs what the change costs, not what the state does.
package struct Reversal: Sendable {
  /// What is put back of the selection.
  enum Change: Sendable {
    case none
    /// The last step of the history goes, and those that it dropped come back.
    case step(dropped: DroppedSteps)
    /// The step is done again, and what it says of the steps forward is what it said before.
    case undo(redoDigest: UInt64)
    case redo
    /// The picks as they were, with all that is counted of them.
    indirect case all(Selection, Sections, Tally, differences: Int)
  }

  /// Steps that could have been done again.
  struct DroppedSteps: Sendable {
    var steps: [History.Step] = []
    var gone: [[GonePick]] = []
    var came: [[Slot]] = []
  }

  /// What seldom changes; it lies apart, since most events should not carry it.
  enum Apart: Sendable {
    case same
    /// Other rules hold.
    indirect case rules(Configuration)
    /// The catalog, the search, the screen or the scans changed: the state as it was, which shares
    /// with the present one whatever the event left alone.
    indirect case state(PickerState)
    /// The session has ended, which forgets the history.
    indirect case ending(History)
  }

  let change: Change
  let apart: Apart
  let alert: Alert?
  let anchor: Slot
  let parts: ReceiptParts
  let basis: Int
  let nextStamp: UInt64
  let slots: Int
}
