/// One key of the group `validationAlert` with its value.
public enum ValidationAlertSetting: Hashable, Sendable {
  /// Its title; nil takes the picker's.
  case title(ExactText?)
  /// Its message; nil makes one of the reasons.
  case message(ExactText?)
  /// The button that closes it.
  case dismissTitle(ExactText)
}
