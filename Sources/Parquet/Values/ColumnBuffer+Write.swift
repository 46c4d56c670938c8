extension ColumnBuffer {
  /// The rows of a page, so that a reader can skip.
  static let pageRows = 20_000

  /// The bytes of texts after which a page ends.
  static let pageBytes = 1 << 20

  /// Writes the column chunk.
  ///
  /// - Parameters:
  ///   - pages: Where its pages go.
  ///   - start: Where the first of them begins in the file.
  /// - Returns: What the footer says of the chunk.
  /// - Complexity: O(n).
  mutating func write(to pages: inout PageWriter, at start: Int64) -> ChunkRecord {
    let before = pages.output.count
    var record = ChunkRecord(
      start: start, dataStart: start, hasDictionary: false, values: presence.rows,
      nulls: presence.rows - presence.present, plainSize: 0, size: 0, encodings: [], bounds: nil)
    pages.beginChunk()
    if presence.present == 0 {
      var body: [UInt8] = []
      presence.appendLevels(of: 0..<presence.rows, to: &body)
      pages.appendData(body, count: presence.rows, encoding: .plain)
    } else if column.type == .text {
      texts.writeOutUnlessWorthwhile()
      if let dictionary = texts.dictionaryPage {
        pages.appendDictionary(dictionary, count: texts.dictionary.count)
        record.hasDictionary = true
        record.dataStart += Int64(pages.output.count - before)
      }
      writeTexts(to: &pages)
      record.bounds = texts.bounds
    } else {
      let encoder = NumberEncoder(numbers, type: column.type, pages: pages)
      if let dictionary = encoder.dictionaryPage {
        pages.appendDictionary(dictionary.body, count: dictionary.count)
        record.hasDictionary = true
        record.dataStart += Int64(pages.output.count - before)
      }
      writeNumbers(by: encoder, to: &pages)
      record.bounds = Bounds(least: least, greatest: greatest, width: column.type.width)
    }
    record.plainSize = Int64(pages.plainSize)
    record.size = Int64(pages.output.count - before)
    record.encodings = pages.encodings
    return record
  }

  private func writeNumbers(by encoder: NumberEncoder, to pages: inout PageWriter) {
    var row = 0
    var value = 0
    while row < presence.rows {
      let rows = row..<min(row + Self.pageRows, presence.rows)
      let values = value..<value + presence.present(in: rows)
      var body: [UInt8] = []
      if column.isOptional { presence.appendLevels(of: rows, to: &body) }
      encoder.append(values, to: &body)
      pages.appendData(body, count: rows.count, encoding: encoder.encoding)
      row = rows.upperBound
      value = values.upperBound
    }
  }

  private func writeTexts(to pages: inout PageWriter) {
    var row = 0
    var value = 0
    while row < presence.rows {
      let rows = row..<pageEnd(from: row, value: value)
      let values = value..<value + presence.present(in: rows)
      var body: [UInt8] = []
      if column.isOptional { presence.appendLevels(of: rows, to: &body) }
      let encoding = texts.append(values, to: &body)
      pages.appendData(body, count: rows.count, encoding: encoding)
      row = rows.upperBound
      value = values.upperBound
    }
  }

  /// Where the page of texts that begins at a row ends: it has one encoding and a bounded size.
  private func pageEnd(from row: Int, value: Int) -> Int {
    let last = min(row + Self.pageRows, presence.rows)
    let indexed = texts.indices.count
    if value < indexed && value + presence.present(in: row..<last) <= indexed { return last }
    var end = row
    var next = value
    var bytes = 0
    while end < last {
      if presence.has(end) {
        if value < indexed && next == indexed { break }
        if next >= indexed { bytes += texts.length(of: next) }
        next += 1
      }
      end += 1
      if bytes >= Self.pageBytes { break }
    }
    return end
  }
}
