internal import PickerEvents

/// Sums over all sections, kept up to date one pick at a time.
struct Tally: Hashable, Sendable {
  /// The rows that the query leaves.
  var shown = RowCounts()
  /// How many picks are rows of the catalog.
  var resolved: Int = 0
  /// How many rows Select All could add, were there no total.
  var addable: Int = 0
  /// How many sections hold more picks than their maximum.
  var sectionsOverMax: Int = 0

  /// Takes a section's share out, before the section changes.
  mutating func leave(_ section: SectionCounts, _ policy: OverflowPolicy) {
    shown.items -= section.shown.items
    shown.enabled -= section.shown.enabled
    shown.picked -= section.shown.picked
    shown.pickedEnabled -= section.shown.pickedEnabled
    resolved -= section.all.picked
    addable -= section.addable(policy)
    if section.isOverMax { sectionsOverMax -= 1 }
  }

  /// Puts a section's share in, after the section changed.
  mutating func enter(_ section: SectionCounts, _ policy: OverflowPolicy) {
    shown.items += section.shown.items
    shown.enabled += section.shown.enabled
    shown.picked += section.shown.picked
    shown.pickedEnabled += section.shown.pickedEnabled
    resolved += section.all.picked
    addable += section.addable(policy)
    if section.isOverMax { sectionsOverMax += 1 }
  }

  /// How many enabled rows that the query leaves are not picked.
  var unpicked: Int { shown.unpicked }
}
