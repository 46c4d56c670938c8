/// A line of pieces that stand in columns while they fit, and flow onto further lines where not.
struct Flow {
  private let width: Int
  private let indent: Int
  private var finished: [String] = []
  private var text = ""
  private var column = 0

  /// - Parameters:
  ///   - width: How many columns a line should have.
  ///   - indent: Where a further line begins.
  init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Adds a piece at its column, behind what stands there already, or on a further line.
  ///
  /// - Parameters:
  ///   - cell: The piece.
  ///   - wanted: Its column.
  ///   - other: Its column on a further line, where it fits there.
  mutating func add(_ cell: Cell, at wanted: Int, orBelow other: Int = 0) {
    guard !cell.isEmpty else { return }
    var place = max(wanted, column == 0 ? 0 : column + 2)
    if column > 0, place + cell.width > width {
      finished.append(text)
      text = ""
      column = 0
      place = other + cell.width <= width ? max(other, indent) : indent
    }
    text += String(repeating: " ", count: place - column) + cell.text
    column = place + cell.width
  }

  /// The lines.
  var lines: [String] { text.isEmpty ? finished : finished + [text] }
}
