/// A text of a record broken into lines of so many columns, each fit to be printed.
struct WrappedText {
  private let columns: Int
  private let limit: Int
  private var finished: [String] = []
  private var text = ""
  private var width = 0

  /// - Parameters:
  ///   - string: The text; its own line ends stay.
  ///   - columns: How many columns a line has.
  ///   - limit: How many lines at most; the last one then ends with three dots.
  init(_ string: String, columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
    guard !string.isEmpty else { return }
    for line in string.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    {
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        guard !isFull else { return }
        add(word)
      }
      finish()
    }
  }

  /// The lines.
  var lines: [String] {
    guard isFull else { return finished.map { Printable.text($0) } }
    let last = Printable.shortened(finished[limit - 1], to: columns - 2) + " …"
    return (finished.prefix(limit - 1) + [last]).map { Printable.text($0) }
  }

  /// Whether there is more than is wanted.
  private var isFull: Bool { finished.count > limit }

  private mutating func add(_ word: Substring) {
    let needed = Printable.width(of: Printable.text(String(word)))
    if width > 0 {
      if width + 1 + needed > columns { finish() } else { put(" ", 1) }
    }
    guard needed > columns else { return put(String(word), needed) }
    // A word that no line can bear, as in scripts without spaces, is broken between its letters.
    for letter in word {
      guard !isFull else { return }
      let needed = Printable.width(of: Printable.text(String(letter)))
      if width + needed > columns { finish() }
      put(String(letter), needed)
    }
  }

  private mutating func put(_ piece: String, _ needed: Int) {
    text += piece
    width += needed
  }

  private mutating func finish() {
    finished.append(text)
    text = ""
    width = 0
  }
}
