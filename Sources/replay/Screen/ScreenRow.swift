import PickerEvents
import PickerProjection

/// Draws rows: mark, icon, title, detail, and the place among the picks.
struct ScreenRow {
  private let state: PickerState
  private let pen: ScreenPen
  /// The places of the picks among the rows; only looked up, never walked.
  private let ordinals: [ItemID: Int]

  /// - Parameters:
  ///   - items: The rows that will be drawn, so that the picks are walked once.
  ///   - state: The picker.
  ///   - pen: What they are drawn with.
  init(_ items: [ItemID], _ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
    let hasPlaces = state.configuration.mode == .multiple && state.pickCount > 0
    ordinals = hasPlaces ? state.ordinals(of: items) : [:]
  }

  /// The line of a row.
  func line(_ item: ItemID) -> Cell {
    guard let row = state.row(of: item) else { return Cell() }
    let right = right(row, item)
    let left = pen.space(2) + mark(row)
    let room = pen.columns - left.width - (right.isEmpty ? 0 : right.width + 2)
    return pen.line(left + texts(row, room: room), right)
  }

  /// The circle before the title.
  private func mark(_ row: RowState) -> Cell {
    switch row.mark {
    case .none, .check: Cell()
    case .emptyCircle: pen.piece("○ ")
    case .checkedCircle: pen.piece("◉ ", .added)
    }
  }

  /// The place among the picks, and the check mark.
  private func right(_ row: RowState, _ item: ItemID) -> Cell {
    var pieces: [Cell] = []
    if let ordinal = ordinals[item] { pieces.append(pen.piece(String(ordinal), .dim)) }
    if row.mark == .check { pieces.append(pen.piece("✓", .added)) }
    return pieces.joined()
  }

  /// The icon's name, the title, in parentheses where the row is disabled, and the detail if there
  /// is room.
  private func texts(_ row: RowState, room: Int) -> Cell {
    var left = Cell()
    if let icon = row.icon, !icon.isEmpty {
      left = pen.piece(":", .dim) + pen.text(icon.string, room: 12, .dim) + pen.piece(": ", .dim)
    }
    let rest = room - left.width
    left =
      left
      + (row.isEnabled
        ? pen.text(row.title.string, room: rest)
        : pen.piece("(", .dim) + pen.text(row.title.string, room: rest - 2, .dim)
          + pen.piece(")", .dim))
    guard let detail = row.detail, !detail.isEmpty, room - left.width >= 8 else { return left }
    return left + pen.piece(" · ", .dim)
      + pen.text(detail.string, room: room - left.width - 3, .dim)
  }
}
