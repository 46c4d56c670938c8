internal import PickerEvents

/// Sums over all sections, kept up to date one pick at a time.
struct Tally: Hashable, Sendable {
  /// How many items are enabled.
  var enabled: Int = 0
  /// How many enabled items are picked.
  var pickedEnabled: Int = 0
  /// How many picks are rows of the catalog.
  var resolved: Int = 0
  /// How many items Select All could add, were there no total.
  var addable: Int = 0
  /// How many sections hold more picks than their maximum.
  var sectionsOverMax: Int = 0

  /// Takes a section's share out, before the section changes.
  mutating func leave(_ section: SectionCounts, _ policy: OverflowPolicy) {
    enabled -= section.enabled
    pickedEnabled -= section.pickedEnabled
    resolved -= section.picked
    addable -= section.addable(policy)
    if section.isOverMax { sectionsOverMax -= 1 }
  }

  /// Puts a section's share in, after the section changed.
  mutating func enter(_ section: SectionCounts, _ policy: OverflowPolicy) {
    enabled += section.enabled
    pickedEnabled += section.pickedEnabled
    resolved += section.picked
    addable += section.addable(policy)
    if section.isOverMax { sectionsOverMax += 1 }
  }

  /// How many enabled items are not picked.
  var unpicked: Int { enabled - pickedEnabled }
}
