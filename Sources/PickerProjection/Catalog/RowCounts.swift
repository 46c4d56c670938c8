/// What is counted of some rows of a section.
struct RowCounts: Hashable, Sendable {
  /// How many there are, disabled ones too.
  var items: Int = 0
  /// How many of them are enabled.
  var enabled: Int = 0
  /// How many are picked, disabled ones too.
  var picked: Int = 0
  /// How many enabled ones are picked.
  var pickedEnabled: Int = 0

  /// Counts a row, or one less.
  mutating func count(_ isEnabled: Bool, isPicked: Bool, by step: Int) {
    items += step
    if isEnabled { enabled += step }
    if isPicked { countPick(isEnabled, by: step) }
  }

  /// Counts a row as picked, or not any more.
  mutating func countPick(_ isEnabled: Bool, by step: Int) {
    picked += step
    if isEnabled { pickedEnabled += step }
  }

  /// How many enabled ones are not picked.
  var unpicked: Int { enabled - pickedEnabled }
}
