/// A column chunk as a reader finds it.
struct ReadChunk {
  let cells: [Cell]
  /// The rows of each data page, and how its values are written.
  let pages: [(rows: Int, encoding: Int)]
  let dictionaryCount: Int?
  /// Whether zstd's checksum of the content is in each page.
  let areChecked: Bool
  let nulls: Int
  let least: [UInt8]?
  let greatest: [UInt8]?
  let isLeastExact: Bool?
  let isGreatestExact: Bool?
  let start: Int
  let end: Int

  /// Reads a chunk, and checks whatever its metadata says of it.
  init(_ chunk: Thrift, column: ReadColumn, rows: Int, file: [UInt8]) throws {
    guard let data = chunk[3], let statistics = data[12], let size = data[7]?.number,
      let pagesStart = data[9]?.number, let encodings = data[2]?.list?.compactMap(\.number)
    else { throw BadParquet("a chunk without its metadata") }
    try BadParquet.require(data[1]?.number == column.physical, "a chunk of another type")
    try BadParquet.require(data[3] == .list([.bytes(Array(column.name.utf8))]), "no such column")
    try BadParquet.require(data[4]?.number == 6, "no zstd")
    try BadParquet.require(data[5]?.number == rows, "a chunk of other rows")
    start = data[11]?.number ?? pagesStart
    end = start + size
    var pages = PageReader(column: column, file: file, from: start, to: end)
    if data[11] != nil { try pages.readDictionary() }
    try BadParquet.require(pages.position == pagesStart, "the first page is not at its place")
    while pages.position < end { try pages.readPage() }
    try BadParquet.require(pages.position == end, "a page beyond its chunk")
    try BadParquet.require(pages.plainSize == data[6]?.number, "another size before compression")
    try BadParquet.require(pages.used.isSubset(of: encodings), "an encoding that is not named")
    try BadParquet.require(pages.cells.count == rows, "\(pages.cells.count) cells, not \(rows)")
    cells = pages.cells
    self.pages = pages.pages
    dictionaryCount = pages.dictionary?.count
    areChecked = pages.areChecked
    nulls = cells.count { $0 == .null }
    try BadParquet.require(statistics[3]?.number == nulls, "another count of NULL")
    greatest = statistics[5]?.bytes
    least = statistics[6]?.bytes
    isGreatestExact = statistics[7]?.flag
    isLeastExact = statistics[8]?.flag
  }
}
