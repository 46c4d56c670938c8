internal import PickerEvents

/// A picker's state without what its opening and the events that made its catalog say: enough to go
/// on from an event without those before it.
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
    /// Whether the items have changed since, so that neighbours in queues mean nothing.
    var isStale: Bool
    /// The digest of the selection at the far end of the step.
    var selection: UInt64
    /// The digest of the steps behind it.
    var chain: UInt64
    var firstStamp: UInt64
    var gone: [GonePick]
    var came: [Slot]
  }

  /// An event that made the catalog what it is.
  struct Maker: Sendable {
    var sequence: Int
    /// The ids that got slots before it, since the maker before it, and no row from either.
    var newcomers: [ItemID]
  }

  /// The item that was known last of an id that left the catalog.
  struct Departed: Sendable {
    var slot: Slot
    var item: Item
  }

  /// The event after which it was taken.
  var sequence: Int
  /// The events that made the catalog from that of the opening: the last reload and what came
  /// after it.
  var makers: [Maker] = []
  /// What was known at the last reload of items that it lacks, and the opening does not say.
  var departed: [Departed] = []
  var hasMore: Bool
  /// The ids of picks without a row that came after all makers, in the order of their slots.
  var newcomers: [ItemID] = []
  /// The rules that are not those of the opening, as `rulesChanged` writes them.
  var rules: [UInt8]?
  var alert: Alert?
  var ending: Ending?
  var screen: ScreenState
  /// The slot from which a range begins.
  var anchor: Slot
  var search: SearchState
  /// The rows that are left, where an event gave them; else they follow from the query.
  var given: [SlotRun] = []
  var scans: [ScanMemory.Note] = []
  /// The note, where something has happened to it.
  var note: NoteState?
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

extension Snapshot {
  /// How many bytes it takes beside its picks and the steps of the history, more or less.
  var size: Int {
    var size = given.count * 3 + makers.count * 2
    for id in newcomers { size += id.string.utf8.count + 1 }
    for maker in makers { for id in maker.newcomers { size += id.string.utf8.count + 1 } }
    for scan in scans { size += scan.value.string.utf8.count + 6 }
    if let note {
      size += note.text.string.utf8.count + note.told.string.utf8.count + 8
      size += note.errorText.string.utf8.count + (note.marked?.text.string.utf8.count ?? 0)
    }
    for departed in departed {
      size += departed.item.title.string.utf8.count + 8
      size += departed.item.detail?.string.utf8.count ?? 0
      size += departed.item.icon?.string.utf8.count ?? 0
      for code in departed.item.codes { size += code.string.utf8.count + 1 }
    }
    return size
  }
}
