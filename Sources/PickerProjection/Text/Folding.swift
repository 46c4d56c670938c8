public import PickerEvents

/// Makes texts that people take for the same equal byte by byte, for the search.
///
/// Folded is, until nothing changes: compatibility decomposition in canonical order, marks (general
/// category Mn) removed, full case folding, and a few letters that have no decomposition: ı as i,
/// ø as o, đ as d, ł as l, ħ as h, æ as ae, œ as oe, and the apostrophes ’ ‘ ʼ as `'`.
///
/// Public for hosts that highlight what a search found: who folds the title and the query's words
/// finds a word in a title exactly where the session's own search does.
public enum Folding {
  /// The version of the table, which is recorded in `opened`: that of Unicode.
  public static var version: ExactText { ExactText(UnicodeVersion.text) }

  /// Appends a folded text, for who folds many: into one buffer, without an array for each.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - bytes: What the folded UTF-8 is appended to.
  /// - Complexity: O(bytes), without an allocation of its own, except for texts with marks that
  ///   have to change places.
  public static func fold(_ text: ExactText, into bytes: inout [UInt8]) {
    let start = bytes.count
    let isOrdered = unsafe text.withBytes { source in
      unsafe append(source, to: &bytes)
    }
    if isOrdered { order(&bytes, from: start) }
  }

  /// Folds one text, to find in it, or to find it, what a search would.
  ///
  /// Its offsets are not those of the text, which may be longer or shorter.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The folded UTF-8.
  /// - Complexity: O(bytes).
  public static func folded(_ text: ExactText) -> [UInt8] {
    var bytes: [UInt8] = []
    fold(text, into: &bytes)
    return bytes
  }
}
