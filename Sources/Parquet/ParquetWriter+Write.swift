extension ParquetWriter {
  /// Rows are taken in slices, so that a row group's bound is looked at in between.
  private static let sliceRows = 4_096

  /// Takes the next rows, and hands over what is finished.
  ///
  /// The values must fit the columns: as many columns, `count` values in each, NULL only where a
  /// column is optional, numbers within its type. All else is a fault of the caller.
  ///
  /// - Parameters:
  ///   - columns: A run of values of each column.
  ///   - count: The rows.
  ///   - sink: Takes bytes that follow those before; called when a row group is finished.
  /// - Throws: What the sink throws. The writer is then of no more use.
  /// - Complexity: O(n) for n bytes of values.
  package mutating func write<E: Error>(
    _ columns: [ParquetValues], count: Int, to sink: ([UInt8]) throws(E) -> Void,
  ) throws(E) {
    precondition(!isSpent, "The file is finished, or its sink failed")
    precondition(columns.count == buffers.count, "There are values for each column")
    for values in columns {
      precondition(values.count == count, "All columns have as many values as there are rows")
      precondition((values.nulls?.count ?? count) == count, "Each value is NULL or is not")
    }
    isSpent = true
    var row = 0
    while row < count {
      let slice = row..<row + sliceCount(of: columns, from: row, count: count)
      for index in buffers.indices { buffers[index].append(columns[index], rows: slice) }
      rows += slice.count
      row = slice.upperBound
      if rows >= rowsPerGroup || bytesHeld > groupBytes { try writeGroup(to: sink) }
    }
    isSpent = false
  }

  /// Writes what is left and the footer.
  ///
  /// - Parameter sink: Takes bytes that follow those before, the file's last.
  /// - Throws: What the sink throws.
  package mutating func finish<E: Error>(to sink: ([UInt8]) throws(E) -> Void) throws(E) {
    precondition(!isSpent, "The file is finished, or its sink failed")
    isSpent = true
    if rows > 0 { try writeGroup(to: sink) }
    appendFooter()
    try handOver(to: sink)
  }

  /// The rows to take next: one at least, more while their texts fit the present group.
  private func sliceCount(of columns: [ParquetValues], from row: Int, count: Int) -> Int {
    var taken = min(Self.sliceRows, count - row, rowsPerGroup - rows)
    let room = groupBytes - bytesHeld
    while taken > 1 {
      var bytes = 0
      for values in columns { bytes += values.textBytes(of: row..<row + taken) }
      if bytes <= room { break }
      taken /= 2
    }
    return taken
  }

  private mutating func writeGroup<E: Error>(
    to sink: ([UInt8]) throws(E) -> Void,
  ) throws(E) {
    var pages = PageWriter(output: output, level: level)
    output = []
    var group = GroupRecord(rows: rows, chunks: [])
    for index in buffers.indices {
      let start = handedOver + Int64(pages.output.count)
      group.chunks.append(buffers[index].write(to: &pages, at: start))
      // What is written needs no room any more.
      buffers[index] = ColumnBuffer(columns[index])
      if pages.output.count >= Self.pieceBytes {
        handedOver += Int64(pages.output.count)
        try sink(pages.output)
        pages.output = []
      }
    }
    groups.append(group)
    rows = 0
    output = pages.output
    try handOver(to: sink)
  }

  private mutating func handOver<E: Error>(to sink: ([UInt8]) throws(E) -> Void) throws(E) {
    guard !output.isEmpty else { return }
    handedOver += Int64(output.count)
    let piece = output
    output = []
    try sink(piece)
  }
}
