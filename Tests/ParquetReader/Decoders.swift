/// Parquet's encodings read back bit by bit: slow, and plainly what the format says.
enum Decoders {
  /// The mixed encoding of `count` small numbers.
  static func hybrid(_ bytes: inout Bytes, width: Int, count: Int) throws -> [Int] {
    var values: [Int] = []
    while values.count < count {
      let head = try bytes.varint()
      if head & 1 == 0 {
        let value = Int(try bytes.low((width + 7) / 8))
        try BadParquet.require(head > 1 && values.count + Int(head >> 1) <= count, "a run too long")
        values.append(contentsOf: repeatElement(value, count: Int(head >> 1)))
      } else {
        let packed = try packed(bytes.take(Int(head >> 1) * width), width: width)
        let wanted = min(packed.count, count - values.count)
        try BadParquet.require(packed.count - wanted < 8, "groups beyond the last value")
        values.append(contentsOf: packed.prefix(wanted).map { Int($0) })
      }
    }
    return values
  }

  /// DELTA_BINARY_PACKED, with differences that wrap around in 32 or 64 bits.
  static func delta(_ bytes: inout Bytes, is32: Bool) throws -> [Int64] {
    let block = Int(try bytes.varint())
    let parts = Int(try bytes.varint())
    let count = Int(try bytes.varint())
    try BadParquet.require(
      block % 128 == 0 && parts > 0 && block / parts % 32 == 0, "no such block")
    let first = try bytes.zigzag()
    var values = count == 0 ? [] : [first]
    while values.count < count {
      let least = try bytes.zigzag()
      for width in try bytes.take(parts) {
        // Parts behind the last value are not there.
        if values.count == count { continue }
        try BadParquet.require(width <= (is32 ? 32 : 64), "a difference of \(width) bits")
        let packed = try packed(bytes.take(block / parts * Int(width) / 8), width: Int(width))
        for part in 0..<block / parts where values.count < count {
          let step = Int64(bitPattern: width == 0 ? 0 : packed[part])
          let sum = values[values.count - 1] &+ least &+ step
          values.append(is32 ? Int64(Int32(truncatingIfNeeded: sum)) : sum)
        }
      }
    }
    return values
  }

  /// Texts each behind its length.
  static func plainTexts(_ bytes: inout Bytes, count: Int) throws -> [Cell] {
    try (0..<count).map { _ in .text(Array(try bytes.take(Int(try bytes.low(4))))) }
  }

  /// All lengths, then all texts.
  static func lengthsThenTexts(_ bytes: inout Bytes) throws -> [Cell] {
    try delta(&bytes, is32: true).map { .text(Array(try bytes.take(Int($0)))) }
  }

  /// Numbers of one, four or eight bytes below their sign; a width of 0 are booleans, a bit each.
  static func plainNumbers(_ bytes: inout Bytes, width: Int, count: Int) throws -> [Cell] {
    if width == 0 {
      let bits = try packed(bytes.take((count + 7) / 8), width: 1)
      return bits.prefix(count).map { .number(Int64($0)) }
    }
    return try (0..<count).map { _ in
      let value = try bytes.low(width)
      return .number(
        width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value))
    }
  }

  private static func packed(_ bytes: ArraySlice<UInt8>, width: Int) throws -> [UInt64] {
    guard width > 0 else { return [] }
    let first = bytes.startIndex
    return (0..<bytes.count * 8 / width).map { place in
      var value: UInt64 = 0
      for bit in 0..<width {
        let at = place * width + bit
        value |= UInt64(bytes[first + at / 8] >> UInt8(at % 8) & 1) << UInt64(bit)
      }
      return value
    }
  }
}
