/// What the parts of a drawn screen are made with: pieces of text of known width, and their lines.
struct ScreenPen {
  /// How many columns there are between the edges.
  let columns: Int
  /// Whether what is drawn lies behind an alert: then all of it is dim.
  var isBehind = false
  /// Whether no button that is drawn can be pressed: behind an alert, and after the end.
  var isInert = false
  private let paint: Paint

  /// - Parameters:
  ///   - columns: How many columns there are between the edges.
  ///   - paint: Colours, where they are wanted.
  init(columns: Int, _ paint: Paint) {
    self.columns = columns
    self.paint = paint
  }

  /// The same pen for fewer columns.
  func narrowed(to columns: Int) -> ScreenPen {
    var pen = ScreenPen(columns: columns, paint)
    pen.isBehind = isBehind
    pen.isInert = isInert
    return pen
  }

  /// A piece that may be printed as it is.
  func piece(_ text: String, _ role: Paint.Role? = nil) -> Cell {
    guard let role = isBehind ? .dim : role else { return Cell(text) }
    return Cell(text, paint, role)
  }

  /// A text of the record, made fit to be printed and cut to its room.
  func text(_ string: String, room: Int, _ role: Paint.Role? = nil) -> Cell {
    guard room > 0 else { return Cell() }
    return piece(Printable.text(Printable.shortened(string, to: room)), role)
  }

  /// A button: in brackets where it can be pressed, else in parentheses.
  func button(
    _ title: String, isEnabled: Bool = true, room: Int = .max, _ role: Paint.Role? = nil,
  ) -> Cell {
    let room = min(room, columns) - 2
    return isEnabled && !isInert
      ? piece("[", role) + text(title, room: room, role) + piece("]", role)
      : piece("(", .dim) + text(title, room: room, .dim) + piece(")", .dim)
  }

  /// What nobody typed: a placeholder, or the place of a text that was erased.
  func stand(_ words: String, room: Int) -> Cell {
    piece("‹", .dim) + text(words, room: room - 2, .dim) + piece("›", .dim)
  }

  /// Spaces.
  func space(_ columns: Int) -> Cell { Cell(String(repeating: " ", count: max(0, columns))) }

  /// A line with something at either end.
  func line(_ left: Cell, _ right: Cell = Cell()) -> Cell {
    guard !right.isEmpty else { return left }
    return left + space(columns - left.width - right.width) + right
  }

  /// A line with something in its middle.
  func centred(_ middle: Cell) -> Cell { space((columns - middle.width) / 2) + middle }

  /// A line with something at either end, and a text of the record between, in the middle where it
  /// can be.
  func line(_ left: Cell, middle: String, _ right: Cell, _ role: Paint.Role) -> Cell {
    let room = columns - left.width - right.width - 4
    let middle = text(middle, room: room, role)
    let wanted = (columns - middle.width) / 2
    let place = min(max(wanted, left.width + 2), columns - right.width - middle.width - 2)
    return line(left + space(place - left.width) + middle, right)
  }

  /// A text of the record in lines of its own.
  func lines(_ string: String, limit: Int, _ role: Paint.Role? = nil) -> [Cell] {
    WrappedText(string, columns: columns, limit: limit).lines.map { piece($0, role) }
  }
}
