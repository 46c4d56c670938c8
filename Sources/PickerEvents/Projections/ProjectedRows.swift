/// What a projection has to say of some events, in the form in which a store keeps it.
package struct ProjectedRows: Sendable {
  /// Picks that began at one event, in one way, and ended at one event, in one way.
  package struct Life: Hashable, Sendable {
    /// Where its items stand in `items`.
    package var items: Range<Int>
    /// The sequence of the event that picked them.
    package var picked: Int
    /// How.
    package var cause: PickCause
    /// How they ended; nil where they were held, or are still held.
    package var end: Choice.End?
    /// The newer pick of `end`, where that is not the item that its event names anyhow.
    package var newerInRow: ItemID?
    /// Whether they were committed.
    package var isCommitted: Bool

    package init(
      items: Range<Int>, picked: Int, cause: PickCause, end: Choice.End?, newerInRow: ItemID?,
      isCommitted: Bool,
    ) {
      self.items = items
      self.picked = picked
      self.cause = cause
      self.end = end
      self.newerInRow = newerInRow
      self.isCommitted = isCommitted
    }
  }

  /// An item of a life; the title is nil where it is the id.
  package struct Item: Hashable, Sendable {
    package var id: ItemID
    package var title: ExactText?

    package init(id: ItemID, title: ExactText?) {
      self.id = id
      self.title = title
    }
  }

  /// What a search found: the query that an event applied or answered.
  package struct Hit: Hashable, Sendable {
    /// The sequence of the event.
    package var sequence: Int
    /// How many rows the query left.
    package var count: Int

    package init(sequence: Int, count: Int) {
      self.sequence = sequence
      self.count = count
    }
  }

  /// A state at an event.
  package struct Snapshot: Hashable, Sendable {
    package var sequence: Int
    package var bytes: [UInt8]

    package init(sequence: Int, bytes: [UInt8]) {
      self.sequence = sequence
      self.bytes = bytes
    }
  }

  /// How many items one life has at most; longer ones are written as several.
  package static let longestLife = 4_096

  /// The items of all lives, one after the other.
  package var items: [Item] = []
  /// In the order in which they ended; those that were held last, the oldest first.
  package var lives: [Life] = []
  /// Whether the lives that are still held are not what they were: some came, went, or were
  /// committed.
  package var changesHeld = false
  /// In order; none of them ever changes.
  package var hits: [Hit] = []
  /// In order.
  package var snapshots: [Snapshot] = []

  package init() {}

  /// Forgets all rows, and keeps the room that they took.
  package mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    lives.removeAll(keepingCapacity: true)
    hits.removeAll(keepingCapacity: true)
    snapshots.removeAll(keepingCapacity: true)
    changesHeld = false
  }
}
