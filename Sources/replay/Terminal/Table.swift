/// Rows whose columns line up, whatever the width of their letters.
struct Table {
  /// On which side a column's cells stand.
  enum Side { case left, right }

  private let sides: [Side]
  private var rows: [[Cell]] = []

  init(_ sides: [Side]) { self.sides = sides }

  mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The rows as lines, two spaces between columns.
  var lines: [String] {
    var widths = sides.map { _ in 0 }
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        switch sides[column] {
        case .right: line += cell.aligned(to: widths[column])
        case .left where column == row.count - 1: line += cell.text
        case .left: line += cell.padded(to: widths[column])
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
