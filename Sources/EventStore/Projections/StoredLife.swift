internal import PickerEvents

/// A row of `lives` with its items, to be compared and shown.
struct StoredLife: Equatable {
  private let items: [ProjectedRows.Item]
  private let picked: Int
  private let cause: PickCause
  private let end: Choice.End?
  private let isCommitted: Bool

  init(_ rows: ProjectedRows, _ place: Int) {
    let life = rows.lives[place]
    items = Array(rows.items[life.items])
    picked = life.picked
    cause = life.cause
    end = life.end
    isCommitted = life.isCommitted
  }
}

extension StoredLife: CustomStringConvertible {
  /// The row in a line.
  var description: String {
    let names = items.prefix(3).map { String($0.id.string.prefix(80)).debugDescription }
      .joined(separator: ", ")
    let more = items.count > 3 ? " and \(items.count - 3) more" : ""
    let ended =
      switch end {
      case .none: "held"
      case .some(let end): "ended at \(end.sequence) (\(end.cause.name))"
      }
    let committed = isCommitted ? ", committed" : ""
    return "\(names)\(more): picked at \(picked) (\(cause.name)), \(ended)\(committed)"
  }
}
