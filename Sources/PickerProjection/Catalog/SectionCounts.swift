internal import PickerEvents

/// All that is counted of a section, so that a header and a limit cost O(1).
struct SectionCounts: Sendable {
  /// How many items it has, disabled ones too.
  var items: Int
  /// How many of them are enabled.
  var enabled: Int
  /// How many are picked, disabled ones too.
  var picked: Int = 0
  /// How many enabled ones are picked.
  var pickedEnabled: Int = 0
  /// The bounds in force, as given.
  var min: Int = 0
  var max: Int?

  init(items: Int, enabled: Int) {
    self.items = items
    self.enabled = enabled
  }

  /// The bound that Done judges: never more than there are items.
  var clampedMin: Int { Swift.min(min, items) }

  /// How many enabled items are not picked.
  var unpicked: Int { enabled - pickedEnabled }

  /// Whether it holds more picks than its maximum, whatever the policy.
  var isOverMax: Bool { max.map { picked > $0 } ?? false }

  /// How many more picks find room, where the maximum is enforced.
  func room(_ policy: OverflowPolicy) -> Int {
    guard policy != .allow, let max else { return Int.max }
    return Swift.max(0, max - picked)
  }

  /// How many of its items Select All could add, were there no total.
  func addable(_ policy: OverflowPolicy) -> Int { Swift.min(unpicked, room(policy)) }
}
