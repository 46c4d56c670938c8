import PickerProjection

/// Which rows of the All list are drawn: those in the viewport, or a screenful where none is known.
struct ScreenWindow {
  /// How many rows are drawn where the host never said how many fit.
  static let screenful = 20
  /// How many rows are drawn at most.
  static let most = 200

  /// The rows, by their places in the list.
  let rows: Range<Int>
  /// How many rows the list has.
  let count: Int

  init(_ state: PickerState) {
    count = state.visibleCount
    let capacity = min(state.viewport?.capacity ?? Self.screenful, Self.most)
    // Before it is scrolled, the whole list begins at the pick; what a search leaves, at its top.
    let start = state.hasQuery ? 0 : state.initialScrollRow ?? 0
    // A list that got shorter is not left behind: its last rows come into view.
    let first = min(state.viewport?.first ?? start, max(0, count - capacity))
    rows = first..<min(count, first + capacity)
  }

  /// Whether the list is drawn from its first row.
  var isAtTop: Bool { rows.lowerBound == 0 }
  /// How many rows stand below.
  var below: Int { count - rows.upperBound }
}
