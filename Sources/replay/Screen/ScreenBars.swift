import PickerEvents
import PickerProjection

/// What stands above the list: the navigation bar, the search field and the scanner's button, and
/// which of the panes is shown.
struct ScreenBars {
  private let state: PickerState
  private let pen: ScreenPen

  init(_ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
  }

  /// The navigation bar; nothing where a search hides it, and where there is nothing in it.
  var navigation: [Cell] {
    guard state.isNavigationBarShown else { return [] }
    let title = state.configuration.title?.string ?? ""
    guard state.isCancelShown || state.isDoneShown || !title.isEmpty else { return [] }
    let cancel = state.isCancelShown ? pen.button("Cancel") : Cell()
    let done = state.isDoneShown ? pen.button("Done", isEnabled: state.isDoneEnabled) : Cell()
    return [pen.line(cancel, middle: title, done, .strong)]
  }

  /// The search field with its Cancel button, and the button of the scanner.
  var search: [Cell] {
    var buttons: [Cell] = []
    if state.isScanShown { buttons.append(pen.button("Scan")) }
    if state.isSearchCancelShown { buttons.append(pen.button("Cancel")) }
    let right = buttons.joined()
    guard state.configuration.search.enabled else {
      return right.isEmpty ? [] : [pen.line(Cell(), right)]
    }
    let room = pen.columns - 2 - (right.isEmpty ? 0 : right.width + 1)
    let text = field(room: room)
    let field = pen.piece("|", .dim) + text + pen.space(room - text.width) + pen.piece("|", .dim)
    return [pen.line(field, right)]
  }

  /// What stands in the search field.
  private func field(room: Int) -> Cell {
    guard let typed = state.typedText else { return pen.stand("erased", room: room) }
    guard typed.isEmpty else {
      let cursor = state.isSearching ? pen.piece("▏", .dim) : Cell()
      return pen.text(typed.string, room: room - 1) + cursor
    }
    let placeholder = state.configuration.search.placeholder?.string ?? "Search"
    return pen.stand(placeholder, room: room)
  }

  /// Both panes, the present one marked; nothing in a picker that was never swiped and whose picks
  /// stay in the list.
  var panes: [Cell] {
    guard state.pane == .selected || state.configuration.hidesPicked else { return [] }
    let titles = [
      (Region.all, state.configuration.allTitle.string, ""),
      (.selected, state.configuration.selectedSection.title.string, " (\(state.pickCount))"),
    ]
    let room = pen.columns / 2 - 14
    let tabs = titles.map { pane, title, count in
      let role: Paint.Role = state.pane == pane ? .strong : .dim
      return pen.piece(state.pane == pane ? "● " : "○ ", role)
        + pen.text(title, room: room, role) + pen.piece(count, role)
    }
    return [pen.centred(tabs.joined("    "))]
  }
}
