internal import PickerEvents

/// What an event did to a state, as far as it is needed to take the event back.
///
/// It costs what the change costs, not what the state does; but for a page, an answer with items
/// and a reload. These keep the state before them, and the event then copies what it changes of
/// the catalog: O(items), in time and memory.
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

  /// What was beside the picks and the catalog, as far as the event changed it.
  struct Beside: Sendable {
    /// The rows that were left by a query.
    enum Rows: Sendable {
      /// Those that are left now.
      case same
      /// All of them.
      case all
      /// These.
      case these([Slot])
      /// Those that the query leaves; it is quicker to look for many rows than to keep them.
      case matching
    }

    var rules: Configuration?
    var screen: ScreenState?
    var search: (state: SearchState, rows: Rows)?
    /// A value that was scanned, and when it had been scanned before.
    var scan: (value: ExactText, time: Timestamp?)?
    /// The note, where the event changed it.
    var note: NoteState?
    /// The history, where the session has ended, which forgets it.
    var history: History?
  }

  /// What seldom changes; it lies apart, since most events should not carry it.
  enum Apart: Sendable {
    case same
    /// Something beside the picks and the catalog changed.
    indirect case beside(Beside)
    /// The catalog changed: the state as it was, which shares with the present one whatever the
    /// event left alone.
    indirect case state(PickerState)
  }

  /// How many rows that a query leaves are kept, at most.
  static let mostRows = 4_096

  let change: Change
  let apart: Apart
  let alert: Alert?
  let anchor: Slot
  let parts: ReceiptParts
  let basis: Int
  let nextStamp: UInt64
  let slots: Int

  /// How much is kept to take the event back, in rows; 0 where the change itself says it.
  var weight: Int {
    switch apart {
    case .same: break
    // A row takes some sixty bytes in the state, and its texts what they take.
    case .state(let state): return state.roster.count + (state.texts?.bytes.count ?? 0) / 64
    case .beside(let beside):
      if case .these(let rows)? = beside.search?.rows { return rows.count }
    }
    guard case .all(let selection, _, _, _) = change else { return 0 }
    return selection.slotCount
  }
}
