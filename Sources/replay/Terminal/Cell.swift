/// A piece of text with the columns that it takes on a terminal, colours not counted.
struct Cell {
  /// What is written, escapes for colours included.
  private(set) var text: String
  /// How many columns it takes.
  private(set) var width: Int

  /// Nothing.
  init() {
    text = ""
    width = 0
  }

  /// Text that may be printed as it is.
  init(_ text: String) {
    self.text = text
    width = Printable.width(of: text)
  }

  /// Text under a colour.
  init(_ text: String, _ paint: Paint, _ role: Paint.Role) {
    self.init(text)
    self.text = paint(role, text)
  }

  var isEmpty: Bool { text.isEmpty }

  static func + (left: Cell, right: Cell) -> Cell {
    var sum = left
    sum.text += right.text
    sum.width += right.width
    return sum
  }

  /// The text with spaces behind it.
  func padded(to columns: Int) -> String {
    width < columns ? text + String(repeating: " ", count: columns - width) : text
  }

  /// The text with spaces before it.
  func aligned(to columns: Int) -> String {
    width < columns ? String(repeating: " ", count: columns - width) + text : text
  }
}

extension [Cell] {
  /// The cells with a separator between them.
  func joined(_ separator: String = " ") -> Cell {
    var sum = Cell()
    for cell in self {
      if !sum.isEmpty { sum = sum + Cell(separator) }
      sum = sum + cell
    }
    return sum
  }
}
