import PickerEvents

/// What a list calls the sessions of a log: a UUID by as much of it as no other session begins
/// with.
///
/// An id that somebody chose says something, and stays whole.
struct ShortNames {
  /// The fewest letters of a UUID that are shown.
  static let shortest = 8

  private var lengths: [SessionID: Int] = [:]

  /// - Parameter sessions: All sessions of the log, in any order.
  init(_ sessions: [SessionID]) {
    // The id that agrees with another on most letters is its neighbour in the order of bytes.
    let sorted = sessions.map { ($0, Array($0.string.utf8)) }.sorted {
      $0.1.lexicographicallyPrecedes($1.1)
    }
    var before = 0
    for (place, (id, bytes)) in sorted.enumerated() {
      let next = place + 1 < sorted.count ? Self.common(bytes, sorted[place + 1].1) : 0
      if Self.isUUID(bytes) {
        lengths[id] = min(bytes.count, max(Self.shortest, before + 1, next + 1))
      }
      before = next
    }
  }

  /// What a session is called.
  func name(of session: SessionID) -> String {
    let whole = session.string
    guard let length = lengths[session] else { return whole }
    return String(decoding: whole.utf8.prefix(length), as: UTF8.self)
  }

  /// How many letters two ids agree on.
  private static func common(_ one: [UInt8], _ other: [UInt8]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// Whether it is 8, 4, 4, 4 and 12 hexadecimal digits with dashes between.
  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    bytes.count == 36
      && bytes.enumerated().allSatisfy { place, byte in
        switch place {
        case 8, 13, 18, 23: byte == 0x2D
        default: (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
        }
      }
  }
}
