import PickerEvents
import PickerProjection

/// Draws the list: what lies over it, the Selected section, the header of everything, and the rows
/// in view under the titles of their sections.
struct ScreenList {
  private let state: PickerState
  private let pen: ScreenPen
  private let window: ScreenWindow

  init(_ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
    window = ScreenWindow(state)
  }

  /// The lines.
  var lines: [Cell] {
    switch state.pane {
    case .all: overlay + selectedSection + allHeader + rows
    case .selected: picks(state.picks(limit: ScreenWindow.screenful), of: state.pickCount)
    }
  }

  /// What lies over the rows, or stands in their place.
  private var overlay: [Cell] {
    switch state.emptyState {
    case .none: []
    case .loading: [pen.centred(pen.piece("Loading…", .dim))]
    case .error:
      [pen.centred(pen.piece("Not loaded", .refused))]
        + pen.lines(state.loadMessage?.string ?? "", limit: 4, .dim).map { pen.centred($0) }
    case .noItems: [pen.centred(pen.piece("No items", .dim))]
    case .noResults:
      [
        pen.centred(
          pen.piece(state.isAwaitingAnswer ? "Searching for " : "No results for ", .dim) + query)
      ]
    }
  }

  private var query: Cell {
    guard let query = state.query else { return pen.stand("erased", room: 20) }
    return pen.piece("\"", .dim) + pen.text(query.string, room: pen.columns - 20, .dim)
      + pen.piece("\"", .dim)
  }

  /// The Selected section; nothing where it is not shown, or scrolled away.
  private var selectedSection: [Cell] {
    guard window.isAtTop, let items = state.selectedSection else { return [] }
    let config = state.configuration
    // Whether the button does anything is decided by the machine; no scan is asked, so no time.
    let tap = state.decide(.deselectAllTapped(header: .selected), at: Timestamp(microseconds: 0))
    let button = pen.button(
      config.deselectAllTitle.string, isEnabled: tap.outcome.verdict == .accepted,
      room: pen.columns / 2)
    let room = pen.columns - button.width - 2
    let title = pen.text(config.selectedSection.title.string, room: room, .strong)
    return [pen.line(title, button)]
      + picks(Array(items.prefix(ScreenWindow.screenful)), of: items.count)
  }

  private func picks(_ items: [ItemID], of count: Int) -> [Cell] {
    let row = ScreenRow(items, state, pen)
    let lines = items.map { row.line($0) }
    return count > items.count ? lines + [more(count - items.count, "below")] : lines
  }

  /// The header of everything; there is none over a single choice or over nothing.
  private var allHeader: [Cell] {
    let config = state.configuration
    let button: Cell
    switch state.headerButton {
    case .hidden:
      guard window.isAtTop, state.isSelectedSectionShown else { return [] }
      button = Cell()
    case .selectAll: button = pen.button(config.selectAllTitle.string, room: pen.columns / 2)
    case .disabled:
      button = pen.button(
        config.selectAllTitle.string, isEnabled: false, room: pen.columns / 2)
    case .deselectAll:
      button = pen.button(config.deselectAllTitle.string, room: pen.columns / 2)
    }
    let mark = mark(state.header)
    let room = pen.columns - mark.width - button.width - 2
    return [pen.line(mark + pen.text(config.allTitle.string, room: room, .strong), button)]
  }

  /// The rows in view, and how many there are above and below.
  private var rows: [Cell] {
    let hidden = state.hiddenPicks
    let items = window.rows.compactMap { state.visibleItem(at: $0, without: hidden) }
    let row = ScreenRow(items, state, pen)
    var lines: [Cell] = []
    if !window.isAtTop { lines.append(more(window.rows.lowerBound, "above")) }
    var section: Int?
    for item in items {
      // The rows of a host's answer stand in its own order, under no titles.
      let place = state.answerHasMore == nil ? state.sectionPlace(of: item) : nil
      if let place, place != section { lines += heading(place) }
      section = place
      lines.append(row.line(item))
    }
    if window.below > 0 { lines.append(more(window.below, "below")) }
    return lines
  }

  /// The title of a section with the mark of its header; nothing for one without a title.
  private func heading(_ place: Int) -> [Cell] {
    guard let title = state.sectionRows(at: place).title, !title.isEmpty else { return [] }
    let mark = mark(state.sectionHeader(at: place))
    return [mark + pen.text(title.string, room: pen.columns - mark.width, .strong)]
  }

  /// How much of what a header stands over is picked; a single choice has no such marks.
  private func mark(_ header: HeaderState) -> Cell {
    guard state.configuration.mode == .multiple else { return Cell() }
    return switch header {
    case .none: pen.piece("☐ ")
    case .some: pen.piece("⊟ ")
    case .all: pen.piece("☑ ", .added)
    }
  }

  private func more(_ count: Int, _ place: String) -> Cell {
    pen.piece("… \(Words.count(count, "more row")) \(place)", .dim)
  }
}
