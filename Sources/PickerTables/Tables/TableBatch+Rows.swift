internal import EventStore

extension TableBatch {
  /// Some of the rows.
  ///
  /// - Parameter rows: Which.
  /// - Returns: Those alone.
  package func rows(_ rows: Range<Int>) -> TableBatch {
    TableBatch(
      count: rows.count,
      columns: columns.map { column in
        switch column {
        case .numbers(let numbers): .numbers(Array(numbers[rows]))
        case .optionalNumbers(let numbers, let isNull):
          .optionalNumbers(Array(numbers[rows]), isNull: Array(isNull[rows]))
        case .texts(let texts): .texts(texts.rows(rows))
        case .names(let codes, let names): .names(Array(codes[rows]), of: names)
        }
      })
  }
}
