import PickerEvents
import Testing

/// A faulty line and what must be said of it.
struct FaultCase: Sendable, CustomTestStringConvertible {
  /// The line; it comes after an opening.
  let line: String
  /// The kind of fault.
  let code: SessionFileError.Code
  /// Where it is.
  let column: Int
  /// The path of the key.
  let key: String?
  /// Words that the message must hold.
  let words: [String]

  init(
    _ line: String, _ code: SessionFileError.Code, _ column: Int, _ key: String?,
    _ words: String...,
  ) {
    self.line = line
    self.code = code
    self.column = column
    self.key = key
    self.words = words
  }

  var testDescription: String { line }
}
