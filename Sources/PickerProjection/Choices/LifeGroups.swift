internal import PickerEvents

/// Picks whose lives end with one event, put together where they also began with one.
struct LifeGroups {
  private struct Kind: Hashable {
    var origin: PickOrigin
    var cause: UnpickCause?
  }

  private var kinds: [Kind] = []
  private var items: [[ItemID]] = []
  /// Only looked up, never walked.
  private var places: [Kind: Int] = [:]

  /// Adds a pick; lives without a cause go on.
  mutating func add(_ item: ItemID, _ cause: UnpickCause?, _ origin: PickOrigin) {
    let kind = Kind(origin: origin, cause: cause)
    // Most events end one life, and most picks of a bulk event began together.
    if let last = kinds.last, last == kind {
      items[items.count - 1].append(item)
      return
    }
    if kinds.isEmpty {
      kinds = [kind]
      items = [[item]]
      return
    }
    if places.isEmpty { for place in kinds.indices { places[kinds[place]] = place } }
    if let place = places[kind] {
      items[place].append(item)
    } else {
      places[kind] = kinds.count
      kinds.append(kind)
      items.append([item])
    }
  }

  /// Writes the lives, in the order of their first picks.
  ///
  /// - Parameters:
  ///   - sequence: The event that ended them; nil where they go on.
  ///   - newer: The pick that made others go, where the event does not name it.
  ///   - state: The state after the event.
  ///   - rows: What takes them.
  func write(
    at sequence: Int?, newer: ItemID?, _ state: PickerState, _ rows: inout ProjectedRows,
  ) {
    for (kind, items) in zip(kinds, self.items) {
      guard let picked = kind.origin.cause else { continue }
      let end = sequence.flatMap { sequence in
        kind.cause.map { Choice.End(sequence: sequence, cause: $0) }
      }
      var rest = items[...]
      while !rest.isEmpty {
        let first = rows.items.count
        for id in rest.prefix(ProjectedRows.longestLife) {
          let title = state.title(of: id)
          rows.items.append(ProjectedRows.Item(id: id, title: title == id.text ? nil : title))
        }
        rest = rest.dropFirst(ProjectedRows.longestLife)
        rows.lives.append(
          ProjectedRows.Life(
            items: first..<rows.items.count, picked: kind.origin.sequence, cause: picked, end: end,
            newerInRow: end?.cause.newer == nil ? nil : newer,
            isCommitted: end == nil && state.commit != nil))
      }
    }
  }
}
