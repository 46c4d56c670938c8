import PickerEvents

/// Makes ids that have the digest that one wants: what whoever makes a catalog can do too.
///
/// An id of 16 bytes is two words, and every step of XXH64 that takes the second one in can be
/// undone: for any first word there is a second one.
struct CollidingIDs {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
  /// The seed of the digests of ids (Documentation/Receipt.md).
  static let seed: UInt64 = 2

  private var number = 0

  /// Makes another id.
  ///
  /// - Parameter digest: Its digest.
  /// - Returns: An id of ASCII that was not given before.
  mutating func next(_ digest: UInt64) -> ItemID {
    while true {
      number += 1
      let digits = String(100_000_000 + number).utf8.dropFirst()
      let first = digits.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      let second = Self.second(after: first, digest)
      // One in 256 is ASCII.
      guard second & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: second >> UInt64($0 * 8)) }
      return ItemID(String(decoding: Array(digits) + bytes, as: UTF8.self))
    }
  }

  private static func second(after first: UInt64, _ digest: UInt64) -> UInt64 {
    var hash = digest
    hash ^= hash >> 32
    hash &*= inverse(prime3)
    hash ^= hash >> 29 ^ hash >> 58
    hash &*= inverse(prime2)
    hash ^= hash >> 33
    let start = seed &+ prime5 &+ 16
    let before = rotate(start ^ rotate(first &* prime2, 31) &* prime1, 27) &* prime1 &+ prime4
    let round = rotate((hash &- prime4) &* inverse(prime1), 64 - 27) ^ before
    return rotate(round &* inverse(prime1), 64 - 31) &* inverse(prime2)
  }

  /// What an odd number is multiplied with to give 1.
  private static func inverse(_ number: UInt64) -> UInt64 {
    var inverse = number
    for _ in 0..<6 { inverse &*= 2 &- number &* inverse }
    return inverse
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
