/// One scalar of valid UTF-8.
struct UTF8Scalar {
  /// Its number.
  let value: UInt32
  /// How many bytes it takes.
  let width: Int

  /// Decodes the scalar that begins at a place.
  init(_ bytes: [UInt8], at place: Int) {
    let first = UInt32(bytes[place])
    if first < 0x80 {
      (value, width) = (first, 1)
    } else if first < 0xE0 {
      (value, width) = ((first & 0x1F) << 6 | Self.rest(bytes[place + 1]), 2)
    } else if first < 0xF0 {
      value =
        (first & 0x0F) << 12 | Self.rest(bytes[place + 1]) << 6 | Self.rest(bytes[place + 2])
      width = 3
    } else {
      value =
        (first & 0x07) << 18 | Self.rest(bytes[place + 1]) << 12
        | Self.rest(bytes[place + 2]) << 6 | Self.rest(bytes[place + 3])
      width = 4
    }
  }

  private static func rest(_ byte: UInt8) -> UInt32 { UInt32(byte) & 0x3F }
}
