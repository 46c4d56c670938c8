/// Bytes that are read from the front.
struct Bytes {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func next() throws -> UInt8 {
    try BadParquet.require(position < bytes.count, "the bytes end early, at \(position)")
    position += 1
    return bytes[position - 1]
  }

  mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    try BadParquet.require(
      count >= 0 && count <= bytes.count - position, "\(count) bytes are missing at \(position)")
    position += count
    return bytes[position - count..<position]
  }

  mutating func low(_ count: Int) throws -> UInt64 {
    try take(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func varint() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try next()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func zigzag() throws -> Int64 {
    let value = try varint()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
