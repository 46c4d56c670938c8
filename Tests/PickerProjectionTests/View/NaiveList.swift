import PickerEvents

@testable import PickerProjection

/// The All list as a host would copy it: the section of every row, and its id.
struct NaiveList: Equatable {
  struct Row: Equatable {
    var section: SectionID
    var title: ExactText?
    var item: ItemID
  }

  var rows: [Row]

  init(_ state: PickerState) {
    let sections = state.sectionRows
    rows = state.visible.map { item in
      // An answer's rows are in no section.
      guard state.search.given == nil, let place = state.sectionPlace(of: item) else {
        return Row(section: "", title: nil, item: item)
      }
      return Row(section: sections[place].id, title: sections[place].title, item: item)
    }
  }

  /// The list as it is found row by row.
  init(rowByRow state: PickerState) {
    rows = []
    for section in state.visibleSections {
      for place in section.rows {
        guard let item = state.visibleItem(at: place) else { continue }
        rows.append(Row(section: section.id, title: section.title, item: item))
      }
    }
  }
}
