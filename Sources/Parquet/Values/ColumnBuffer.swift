/// What a column holds of the present row group.
struct ColumnBuffer: Sendable {
  let column: ParquetColumn
  var presence = Presence()
  var numbers: [Int64] = []
  var texts = TextBuffer()
  /// The bounds of `numbers`.
  var least = Int64.max
  var greatest = Int64.min

  init(_ column: ParquetColumn) { self.column = column }

  /// The memory held.
  var heldBytes: Int {
    8 * numbers.capacity + texts.heldBytes + presence.levels.capacity
  }

  /// Takes some of the values that came.
  mutating func append(_ values: ParquetValues, rows: Range<Int>) {
    let absent = presence.append(values.nulls, rows: rows)
    precondition(absent == 0 || column.isOptional, "\(column.name) takes no NULL")
    switch values {
    case .numbers(let coming, let nulls):
      precondition(column.type != .text, "\(column.name) takes texts")
      if absent == rows.count { return }
      append(coming, nulls: absent == 0 ? nil : nulls, rows: rows)
    case .texts(let bytes, let ends, let nulls):
      precondition(column.type == .text, "\(column.name) takes numbers")
      if absent == rows.count && values.textBytes(of: rows) == 0 { return }
      texts.append(bytes, ends: ends, nulls: absent == 0 ? nil : nulls, rows: rows)
    }
  }

  private mutating func append(_ coming: [Int64], nulls: [Bool]?, rows: Range<Int>) {
    var least = self.least
    var greatest = self.greatest
    for row in rows {
      if let nulls, nulls[row] { continue }
      let number = coming[row]
      least = min(least, number)
      greatest = max(greatest, number)
      numbers.append(number)
    }
    self.least = least
    self.greatest = greatest
    if column.type == .boolean {
      precondition(least >= 0 && greatest <= 1, "\(column.name) takes 0 and 1")
    }
  }
}
