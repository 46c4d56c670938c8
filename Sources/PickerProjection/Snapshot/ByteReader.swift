internal import PickerEvents

/// Reads numbers and bytes in the form of a snapshot; what does not make sense gives nil.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place == bytes.endIndex }

  private mutating func byte() -> UInt8? {
    guard place < bytes.endIndex else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = byte() {
      let bits = UInt64(byte & 0x7F)
      guard shift < 63 || bits <= 1 else { return nil }
      number |= bits << shift
      if byte < 0x80 { return number }
      shift += 7
      guard shift <= 63 else { return nil }
    }
    return nil
  }

  /// A number that is never negative.
  mutating func whole() -> Int? { number().flatMap { Int(exactly: $0) } }

  /// A number of the format that is never negative.
  mutating func wholeNumber() -> WholeNumber? { number().flatMap { WholeNumber(exactly: $0) } }

  /// A number that is below a bound.
  mutating func number(below bound: Int) -> Int? {
    guard let number = number(), let small = Int(exactly: number), small < bound else { return nil }
    return small
  }

  /// How many things follow, each of which takes at least a byte.
  mutating func count() -> Int? { number(below: bytes.endIndex - place + 1) }

  mutating func signed() -> Int64? {
    number().map { Int64(bitPattern: $0 >> 1) ^ -Int64($0 & 1) }
  }

  mutating func digest() -> UInt64? {
    guard bytes.endIndex - place >= 8 else { return nil }
    var digest: UInt64 = 0
    for shift in 0..<8 { digest |= UInt64(bytes[place + shift]) << (UInt64(shift) * 8) }
    place += 8
    return digest
  }

  mutating func content() -> ArraySlice<UInt8>? {
    guard let count = count() else { return nil }
    guard bytes.endIndex - place >= count else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }
}
