/// A Parquet file as a reader finds it: read naively, and checked on the way.
///
/// It shares nothing with the writer but zstd.
struct ReadFile {
  let footer: Thrift
  let columns: [ReadColumn]
  /// The chunks of each row group.
  let groups: [[ReadChunk]]

  init(_ file: [UInt8]) throws {
    let magic = Array("PAR1".utf8)
    try BadParquet.require(
      file.count > 12 && file.starts(with: magic) && Array(file.suffix(4)) == magic, "no magic")
    var tail = Bytes(Array(file.suffix(8)))
    let length = Int(try tail.low(4))
    let footerStart = file.count - 8 - length
    try BadParquet.require(footerStart >= 4, "a footer longer than the file")
    var bytes = Bytes(Array(file[footerStart..<file.count - 8]))
    footer = try Thrift.structure(from: &bytes)
    try BadParquet.require(bytes.rest.isEmpty, "bytes behind the footer")
    guard let schema = footer[2]?.list, let groups = footer[4]?.list else {
      throw BadParquet("a footer without schema or groups")
    }
    columns = try schema.dropFirst().map { try ReadColumn($0) }
    try BadParquet.require(schema.first?[5]?.number == columns.count, "a root of other columns")
    try BadParquet.require(
      footer[7] == .list(columns.map { _ in .structure([1: .structure([:])]) }), "no orders")
    var position = 4
    var read: [[ReadChunk]] = []
    for group in groups {
      guard let rows = group[3]?.number, let chunks = group[1]?.list else {
        throw BadParquet("a group without rows or chunks")
      }
      try BadParquet.require(chunks.count == columns.count, "a group of other columns")
      var own: [ReadChunk] = []
      let start = position
      for (column, chunk) in zip(columns, chunks) {
        let chunk = try ReadChunk(chunk, column: column, rows: rows, file: file)
        try BadParquet.require(chunk.start == position, "a gap before a chunk")
        position = chunk.end
        own.append(chunk)
      }
      try BadParquet.require(group[5]?.number == start, "a group at another place")
      try BadParquet.require(group[6]?.number == position - start, "a group of another size")
      read.append(own)
    }
    try BadParquet.require(position == footerStart, "a gap before the footer")
    self.groups = read
    try BadParquet.require(footer[3]?.number == rows, "another count of rows")
  }

  /// The rows of all groups.
  var rows: Int { groups.reduce(0) { $0 + ($1.first?.cells.count ?? 0) } }

  /// The values of each column.
  var cells: [[Cell]] {
    columns.indices.map { column in groups.flatMap { $0[column].cells } }
  }
}
