extension [UInt8] {
  /// Adds a whole number.
  mutating func append(decimal value: Int64) {
    if value >= 0, value < 10 {
      append(0x30 + UInt8(truncatingIfNeeded: value))
    } else if value > 0, value < 100 {
      append(0x30 + UInt8(truncatingIfNeeded: value / 10))
      append(0x30 + UInt8(truncatingIfNeeded: value % 10))
    } else {
      append(contentsOf: String(value).utf8)
    }
  }

  /// Adds `true` or `false`.
  mutating func append(flag value: Int64) {
    append(contentsOf: value == 0 ? "false".utf8 : "true".utf8)
  }
}
