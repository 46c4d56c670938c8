extension ParquetWriter {
  /// Appends the footer, its length and the magic number.
  mutating func appendFooter() {
    var footer = CompactWriter()
    // Version 2 of the format is the one with these encodings.
    footer.int32(1, 2)
    footer.list(2, of: .structure, count: columns.count + 1)
    footer.element {
      $0.text(4, "schema".utf8)
      $0.int32(5, Int32(columns.count))
    }
    for column in columns { Self.append(column, to: &footer) }
    footer.int64(3, groups.reduce(0) { $0 + Int64($1.rows) })
    footer.list(4, of: .structure, count: groups.count)
    for group in groups { append(group, to: &footer) }
    if !metadata.isEmpty {
      footer.list(5, of: .structure, count: metadata.count)
      for (key, value) in metadata {
        footer.element {
          $0.text(1, key.utf8)
          $0.text(2, value.utf8)
        }
      }
    }
    footer.text(6, createdBy.utf8)
    // All bounds are in the order of the column's type; without this, readers ignore them.
    footer.list(7, of: .structure, count: columns.count)
    for _ in columns { footer.element { $0.structure(1) { _ in } } }
    footer.finish()
    precondition(footer.bytes.count <= Int32.max, "The footer is too long for Parquet")
    output.append(contentsOf: footer.bytes)
    output.append32(UInt32(footer.bytes.count))
    output.append(contentsOf: "PAR1".utf8)
  }

  private static func append(_ column: ParquetColumn, to footer: inout CompactWriter) {
    footer.element { element in
      element.int32(1, column.type.physical)
      element.int32(3, column.isOptional ? 1 : 0)
      element.text(4, column.name.utf8)
      switch column.type {
      case .text:
        element.int32(6, 0)
        element.structure(10) { $0.structure(1) { _ in } }
      case .timestamp:
        element.int32(6, 10)
        element.structure(10) {
          $0.structure(8) {
            $0.flag(1, true)
            $0.structure(2) { $0.structure(2) { _ in } }
          }
        }
      case .int64, .boolean: break
      }
    }
  }

  private func append(_ group: GroupRecord, to footer: inout CompactWriter) {
    footer.element { element in
      element.list(1, of: .structure, count: group.chunks.count)
      for (column, chunk) in zip(columns, group.chunks) { Self.append(chunk, column, to: &element) }
      element.int64(2, group.chunks.reduce(0) { $0 + $1.plainSize })
      element.int64(3, Int64(group.rows))
      element.int64(5, group.chunks.first?.start ?? 0)
      element.int64(6, group.chunks.reduce(0) { $0 + $1.size })
    }
  }

  private static func append(
    _ chunk: ChunkRecord, _ column: ParquetColumn, to footer: inout CompactWriter,
  ) {
    footer.element { element in
      element.int64(2, 0)
      element.structure(3) { data in
        data.int32(1, column.type.physical)
        data.list(2, of: .int32, count: chunk.encodings.count)
        for encoding in chunk.encodings { data.element(encoding.rawValue) }
        data.list(3, of: .text, count: 1)
        data.element(column.name.utf8)
        data.int32(4, 6)
        data.int64(5, Int64(chunk.values))
        data.int64(6, chunk.plainSize)
        data.int64(7, chunk.size)
        data.int64(9, chunk.dataStart)
        if chunk.hasDictionary { data.int64(11, chunk.start) }
        data.structure(12) { Self.append(chunk, to: &$0) }
      }
    }
  }

  private static func append(_ chunk: ChunkRecord, to statistics: inout CompactWriter) {
    statistics.int64(3, Int64(chunk.nulls))
    guard let bounds = chunk.bounds else { return }
    if let greatest = bounds.greatest { statistics.text(5, greatest) }
    if let least = bounds.least { statistics.text(6, least) }
    if bounds.greatest != nil { statistics.flag(7, bounds.isGreatestExact) }
    if bounds.least != nil { statistics.flag(8, bounds.isLeastExact) }
  }
}
