/// A hash of bytes for tables in memory.
///
/// It is no secret: whoever wants texts that collide finds them, so the tables bound what a search
/// may cost.
enum ByteHash {
  /// What the hash of bytes begins with, besides their count.
  static let start: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The hash of some bytes.
  ///
  /// - Complexity: O(n), eight bytes a step.
  static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: range.count) ^ start
    var index = range.lowerBound
    while range.upperBound - index >= 8 {
      hash = mixed(hash ^ bytes.word(at: index))
      index += 8
    }
    var rest: UInt64 = 0
    while index < range.upperBound {
      rest = rest &<< 8 | UInt64(bytes[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  /// The hash of a number.
  @inline(always)
  static func mixed(_ value: UInt64) -> UInt64 {
    let wide = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return wide.high ^ wide.low
  }

  /// Whether two stretches of the same length hold the same bytes.
  @inline(always)
  static func equal(
    _ left: Span<UInt8>, at leftStart: Int, _ right: Span<UInt8>, at rightStart: Int, count: Int,
  ) -> Bool {
    var index = 0
    while count - index >= 8 {
      guard left.word(at: leftStart + index) == right.word(at: rightStart + index) else {
        return false
      }
      index += 8
    }
    while index < count {
      guard left[leftStart + index] == right[rightStart + index] else { return false }
      index += 1
    }
    return true
  }
}
