internal import PickerEvents

/// Which event made a pick, and how; 0 where the slot is no pick.
struct PickOrigin: Hashable, Sendable {
  private let bits: UInt32

  /// No pick.
  static let none = PickOrigin(bits: 0)

  private init(bits: UInt32) { self.bits = bits }

  init(_ sequence: Int, _ cause: PickCause) {
    // A session has fewer than 2^24 events.
    bits = UInt32(truncatingIfNeeded: sequence) << 8 | UInt32(cause.rawValue)
  }

  init?(_ sequence: Int, number: Int) {
    guard (1..<1 << 24).contains(sequence), let raw = UInt8(exactly: number),
      let cause = PickCause(rawValue: raw)
    else { return nil }
    self.init(sequence, cause)
  }

  var sequence: Int { Int(bits >> 8) }
  var cause: PickCause? { PickCause(rawValue: UInt8(truncatingIfNeeded: bits)) }
}
