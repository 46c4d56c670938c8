/// Reads the pages of a column chunk one behind the other.
struct PageReader {
  let column: ReadColumn
  let file: [UInt8]
  let end: Int
  var position: Int
  var dictionary: [Cell]?
  var cells: [Cell] = []
  var pages: [(rows: Int, encoding: Int)] = []
  var used: Set<Int> = []
  var plainSize = 0
  var areChecked = true

  init(column: ReadColumn, file: [UInt8], from start: Int, to end: Int) {
    self.column = column
    self.file = file
    self.end = end
    position = start
  }

  mutating func readDictionary() throws {
    var (header, body) = try next(kind: 2)
    guard let kind = header[7], let count = kind[1]?.number, kind[2]?.number == 0 else {
      throw BadParquet("a dictionary without its header")
    }
    dictionary = try plain(&body, count: count)
    try BadParquet.require(body.rest.isEmpty, "bytes behind a dictionary")
    try BadParquet.require(Set(dictionary ?? []).count == count, "a value twice in a dictionary")
    used.insert(0)
  }

  mutating func readPage() throws {
    var (header, body) = try next(kind: 0)
    guard let kind = header[5], let count = kind[1]?.number, let encoding = kind[2]?.number,
      kind[3]?.number == 3, kind[4]?.number == 3, count > 0
    else { throw BadParquet("a page without its header") }
    var levels = [Int](repeating: 1, count: count)
    if column.isOptional {
      var part = Bytes(Array(try body.take(Int(try body.low(4)))))
      levels = try Decoders.hybrid(&part, width: 1, count: count)
      try BadParquet.require(part.rest.isEmpty, "bytes behind the levels")
    }
    let values = try decoded(&body, encoding: encoding, count: levels.count { $0 == 1 })
    try BadParquet.require(body.rest.isEmpty, "\(body.rest.count) bytes behind the values")
    var left = values[...]
    for level in levels { cells.append(level == 0 ? .null : left.removeFirst()) }
    try BadParquet.require(left.isEmpty, "values that no row has")
    pages.append((count, encoding))
    used.formUnion([encoding, 3])
  }

  private func decoded(_ body: inout Bytes, encoding: Int, count: Int) throws -> [Cell] {
    switch encoding {
    case 0: return try plain(&body, count: count)
    case 5:
      let numbers = try Decoders.delta(&body, is32: false)
      try BadParquet.require(numbers.count == count, "another count of differences")
      return numbers.map { .number($0) }
    case 6: return try Decoders.lengthsThenTexts(&body)
    case 8:
      guard let dictionary else { throw BadParquet("a page by a dictionary that is not there") }
      let width = Int(try body.next())
      return try Decoders.hybrid(&body, width: width, count: count).map { number in
        try BadParquet.require(number < dictionary.count, "not in the dictionary")
        return dictionary[number]
      }
    default: throw BadParquet("no encoding \(encoding)")
    }
  }

  private func plain(_ body: inout Bytes, count: Int) throws -> [Cell] {
    switch column.physical {
    case 6: try Decoders.plainTexts(&body, count: count)
    case 0: try Decoders.plainNumbers(&body, width: 0, count: count)
    default: try Decoders.plainNumbers(&body, width: 8, count: count)
    }
  }

  private mutating func next(kind: Int) throws -> (header: Thrift, body: Bytes) {
    var bytes = Bytes(file, at: position)
    let header = try Thrift.structure(from: &bytes)
    guard let plain = header[2]?.number, let size = header[3]?.number else {
      throw BadParquet("a page without its sizes")
    }
    try BadParquet.require(header[1]?.number == kind, "a page of another kind")
    plainSize += bytes.position - position + plain
    let frame = Array(try bytes.take(size))
    // The flag of zstd's content checksum, in the byte behind the magic number.
    areChecked = areChecked && frame[4] & 4 != 0
    position = bytes.position
    return (header, Bytes(try inflated(frame, count: plain)))
  }
}
