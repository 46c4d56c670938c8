internal import PickerEvents

/// Whether an event replaces the rules; the new ones lie apart, since a tap should not carry them.
enum RulesUpdate: Sendable {
  /// They stay.
  case none
  /// These hold from now on.
  indirect case replaced(Configuration)
}
