public import PickerEvents

/// What was typed or scanned, as far as the record still has it.
public enum RecordedText: Hashable, Sendable {
  /// The text.
  case text(ExactText)
  /// It was erased from the record.
  case erased
}
