internal import PickerEvents

/// A picker's state without what its opening says: enough to go on from an event without those
/// before it.
///
/// Of the history only so many steps are kept as the events up to the next snapshot go back.
struct Snapshot: Sendable {
  /// Neighbouring picks in neighbouring slots, of one origin.
  struct Run: Sendable {
    var slot: Slot
    var stamp: UInt64
    var origin: PickOrigin
    var count: Int
  }

  /// A step of the history.
  struct Step: Sendable {
    var isReplacement: Bool
    /// The digest of the selection at the far end of the step.
    var selection: UInt64
    /// The digest of the steps behind it.
    var chain: UInt64
    var firstStamp: UInt64
    var gone: [GonePick]
    var came: [Slot]
  }

  /// The event after which it was taken.
  var sequence: Int
  /// The ids of picks without a row that came after the opening, in the order of their slots.
  var newcomers: [ItemID] = []
  /// The rules that are not those of the opening, as `rulesChanged` writes them.
  var rules: [UInt8]?
  var alert: Alert?
  var ending: Ending?
  var nextStamp: UInt64
  /// Oldest first.
  var picks: [Run] = []
  var undo: UInt64
  var redo: UInt64
  /// How many steps back there are.
  var depth: Int
  /// The steps that can be taken back, the next one first; those that are not needed are left out.
  var done: [Step] = []
  /// The steps that can be done again, the next one first.
  var undone: [Step] = []
}
