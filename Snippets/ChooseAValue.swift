// Lets somebody choose among the app's own values, and gets them back. Documentation/Embedding.md
// quotes this file.
//
//     swift run ChooseAValue

import PickerSession

/// A type of the app, which says what names it and what its row shows.
struct Season: Selectable {
  let year: Int

  var selectionID: ItemID { ItemID(String(year)) }
  var title: String { "\(year)/\(year + 1)" }
  var icon: String? { year == 2025 ? "star" : nil }
}

let store = try EventStore(.memory)  // an app has .file(path: …)

// One choice, told at each tap; the list stays open until the host ends it.
let seasons = try SelectionList(
  (2010...2025).map { Season(year: $0) }, title: "Season", current: Season(year: 2019), in: store)
seasons.onChoose = { season in print("shows", season.title) }
print("first row:", seasons.initialScrollRow.flatMap { seasons.value(at: $0)?.title } ?? "none")
try seasons.tap(Season(year: 2024))
print("current:", seasons.current?.year ?? 0, "picked:", seasons.isPicked(Season(year: 2024)))

// Several choices, of numbers: they are wrapped, and no type of Swift is extended.
let sizes = try SelectionList(
  sections: [
    SelectionSection(id: "s", title: "Small", [8, 10].map { SelectableValue($0) }),
    SelectionSection(id: "l", title: "Large", [24, 36].map { SelectableValue($0) }),
  ],
  selected: [SelectableValue(10)], config: .init([.mode(.multiple), .max(2)]), in: store)
sizes.onCommit = { sizes in print("committed:", sizes.map(\.value)) }
for size in [36, 8] { try sizes.tap(SelectableValue(size)) }
print("selected:", sizes.selectedValues.map(\.value))

// A reload that no longer has a pick: its value is given as it was last known.
try sizes.reload([8, 24].map { SelectableValue($0, title: "\($0) pt") })
print("selected:", sizes.selectedValues.map(\.title))

// All that a screen shows, and every event, is the session's.
try sizes.send(.doneTapped)
print("ended:", sizes.session.ending?.name ?? "not")
