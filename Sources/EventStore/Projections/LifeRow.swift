internal import PickerEvents

/// A row of `lives`, on its way to the file and back.
enum LifeRow {
  /// Binds a life's columns behind its key.
  static func bind(
    _ life: ProjectedRows.Life, of rows: ProjectedRows, to statement: borrowing Statement,
  ) throws(StoreError) {
    let items = rows.items[life.items]
    if items.count == 1, let item = items.first {
      try statement.bind(item.id.string, at: 2)
      try statement.bind(item.title?.string, at: 3)
      statement.bindNull(at: 4)
    } else {
      statement.bindNull(at: 2)
      statement.bindNull(at: 3)
      try statement.bind(bound: json(items), at: 4)
    }
    statement.bind(life.picked, at: 5)
    statement.bind(Int64(life.cause.rawValue), at: 6)
    if let end = life.end {
      statement.bind(end.sequence, at: 7)
      statement.bind(EndCause(end.cause).rawValue, at: 8)
    } else {
      statement.bindNull(at: 7)
      statement.bindNull(at: 8)
    }
    try statement.bind(life.newerInRow?.string, at: 9)
    statement.bind(life.isCommitted ? 1 : 0, at: 10)
  }

  private static func json(_ items: ArraySlice<ProjectedRows.Item>) -> [UInt8] {
    var bytes: [UInt8] = []
    var lead = UInt8(ascii: "[")
    for item in items {
      bytes.append(lead)
      bytes.append(UInt8(ascii: "["))
      bytes.append(json: item.id.string)
      if let title = item.title {
        bytes.append(UInt8(ascii: ","))
        bytes.append(json: title.string)
      }
      bytes.append(UInt8(ascii: "]"))
      lead = UInt8(ascii: ",")
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Reads the row that a statement stands at.
  static func read(
    _ row: borrowing Statement, into rows: inout ProjectedRows,
  ) throws(StoreError) {
    let first = rows.items.count
    if let id = try row.text(1) {
      rows.items.append(
        ProjectedRows.Item(id: ItemID(id), title: try row.text(2).map { ExactText($0) }))
    } else if let items = try row.bytes(3) {
      var reader = JSONListReader(items, column: "items")
      let titled = try reader.titledItems()
      try requireLength(titled.count)
      for (id, title) in titled {
        rows.items.append(
          ProjectedRows.Item(id: ItemID(id), title: title.map { ExactText($0) }))
      }
    } else {
      throw StoreError.damage("a choice has no item")
    }
    guard let cause = UInt8(exactly: try row.integer(5)).flatMap(PickCause.init(rawValue:)) else {
      throw StoreError.damage("there is no way to pick \(try row.integer(5))")
    }
    rows.lives.append(
      ProjectedRows.Life(
        items: first..<rows.items.count, picked: try Reader.sequence(try row.integer(4)),
        cause: cause, end: try end(row), newerInRow: nil, isCommitted: try row.integer(9) != 0))
  }

  /// Checks that one row has no more items than are written into one.
  static func requireLength(_ count: Int) throws(StoreError) {
    guard count <= ProjectedRows.longestLife else {
      throw StoreError.damage("a choice has \(count) items, more than one row is written with")
    }
  }

  private static func end(_ row: borrowing Statement) throws(StoreError) -> Choice.End? {
    guard let sequence = try row.optionalInteger(6) else { return nil }
    let newer = try row.text(8).map { ItemID($0) }
    guard let cause = EndCause(rawValue: try row.integer(7))?.cause(by: newer) else {
      throw StoreError.damage("a choice ended in a way that makes no sense")
    }
    return Choice.End(sequence: try Reader.sequence(sequence), cause: cause)
  }
}
