import PickerEvents

/// What is sent to a session whose slices are observed.
enum SliceWork: String, CaseIterable {
  case tap
  case eviction
  case placedEviction = "eviction, places shown"
  case selectAll = "Select All"
  case undoAll = "undo of Select All"
  case search = "a letter typed"
  case page = "page of 20 rows"
  case note = "note typed"
  case viewport
  case hiddenTap = "tap that hides, 20 rows asked for"

  /// Whether the rows tell their places among the picks.
  var showsPlaces: Bool { self == .placedEviction }

  /// How often it is sent; what costs the whole list is sent a few times.
  var repetitions: Int {
    switch self {
    case .tap, .eviction, .placedEviction, .page, .note, .viewport, .hiddenTap: 400
    case .selectAll, .undoAll, .search: 12
    }
  }

  func opening(of size: Int) -> Opening {
    var opening = MachineWork.opening(
      size, [.mode(.multiple), .search(.enabled(true)), .note(.countsCharacters(true))])
    if self == .eviction || self == .placedEviction {
      opening.config.settings.append(.max(10))
      opening.preselected = (0..<10).map { ItemID("i\($0)") }
    }
    if self == .hiddenTap {
      opening.config.settings.append(.hidesPicked(true))
      opening.preselected = (0..<size / 20).map { ItemID("i\($0 * 20 + 7)") }
    }
    return opening
  }

  /// Whether who draws the list asks for the rows on the screen anew, as part of it.
  var asksForRows: Bool { self == .hiddenTap }

  /// The event that is measured, and the one that makes its repetition possible.
  func events(_ number: Int, _ size: Int) -> (measured: PickerEvent, between: PickerEvent?) {
    // Every other tap is at a row that is on the screen.
    let item = ItemID("i\(number % 2 == 0 ? number / 2 % 20 : number &* 7_919 % size)")
    return switch self {
    case .tap, .eviction, .placedEviction, .hiddenTap: (.tapped(item), nil)
    case .selectAll: (.selectAllTapped, .undone)
    case .undoAll: (.undone, .redone)
    case .search: (.searchChanged(.typed(number % 2 == 0 ? "7" : "77")), nil)
    case .page:
      (
        .pageLoaded(
          Page(
            rows: .items((0..<20).map { Item(id: ItemID("p\(number)-\($0)"), title: "Paged") }),
            hasMore: true)), nil
      )
    case .note: (.noteEdited(NoteEdit(start: number, length: 0, text: "a")), nil)
    case .viewport: (.viewportChanged(first: number % size, capacity: 20), nil)
    }
  }
}
