internal import PickerEvents

/// The texts of one id.
struct RosterEntry: Sendable {
  /// The item's title; an unresolved pick has its id for one.
  var title: ExactText
  var detail: ExactText?
  var icon: ExactText?
  var codes: [ExactText]
}
