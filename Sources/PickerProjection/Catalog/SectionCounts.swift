internal import PickerEvents

/// All that is counted of a section, so that a header and a limit cost O(1).
struct SectionCounts: Sendable {
  /// All its rows: the limits count them, whatever a query hides.
  var all = RowCounts()
  /// The rows that the query leaves: the headers and bulk events count them.
  var shown = RowCounts()
  /// The bounds in force, as given.
  var min: WholeNumber = 0
  var max: WholeNumber?

  /// The bound that Done judges: never more than there are items.
  var clampedMin: Int { Int(Swift.min(min, WholeNumber(all.items))) }

  /// Whether it holds more picks than its maximum, whatever the policy.
  var isOverMax: Bool { max.map { all.picked > $0 } ?? false }

  /// How many more picks find room, where the maximum is enforced.
  func room(_ policy: OverflowPolicy) -> Int {
    guard policy != .allow, let max else { return Int.max }
    return Swift.max(0, Int(clamping: max) - all.picked)
  }

  /// How many of its rows Select All could add, were there no total.
  func addable(_ policy: OverflowPolicy) -> Int { Swift.min(shown.unpicked, room(policy)) }
}
