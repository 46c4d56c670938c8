/// The 64-bit hash XXH64, fed word by word or byte by byte.
///
/// It tells accidents apart, not forgeries. The function is fixed by its published specification
/// (Yann Collet, "xxHash fast digest algorithm", version 0.1.1), so that any program can check a
/// receipt; see Documentation/Receipt.md.
public struct Digest: Sendable {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private let seed: UInt64
  private var lanes: (UInt64, UInt64, UInt64, UInt64)
  /// The last three whole words, oldest first: those that wait for a stripe of four are among them.
  private var waiting: (UInt64, UInt64, UInt64) = (0, 0, 0)
  /// Bytes that wait for a whole word, the first in the lowest place.
  private var partial: UInt64 = 0
  private var length: UInt64 = 0

  /// Starts a digest.
  ///
  /// - Parameter seed: What sets digests of different kinds apart.
  public init(seed: UInt64) {
    self.seed = seed
    lanes = (
      seed &+ Self.prime1 &+ Self.prime2, seed &+ Self.prime2, seed, seed &- Self.prime1
    )
  }

  /// Feeds one byte.
  ///
  /// - Parameter byte: Any.
  public mutating func feed(_ byte: UInt8) { feed(UInt64(byte), count: 1) }

  /// Feeds eight bytes, the lowest first.
  ///
  /// - Parameter word: Any.
  public mutating func feed(_ word: UInt64) { feed(word, count: 8) }

  /// Feeds one to eight bytes, the lowest first; above them the word is 0.
  @inline(__always)
  mutating func feed(_ word: UInt64, count: UInt64) {
    let waiting = length & 7
    partial |= word << (waiting &* 8)
    length &+= count
    guard waiting &+ count >= 8 else { return }
    let full = partial
    // Shifted by as many bytes as the full word took of this one; by all eight where none waited.
    partial = waiting == 0 ? 0 : word >> (64 &- waiting &* 8)
    take(full)
  }

  /// Feeds a text: its bytes, then how many they were, so that two texts never run together.
  ///
  /// - Parameter text: Any.
  public mutating func feed(_ text: ExactText) { feed(whole: text) }

  @inline(__always)
  mutating func feed(whole text: ExactText) {
    unsafe text.withBytes { bytes in
      unsafe feed(bytes)
      feed(UInt64(bytes.count), count: 8)
    }
  }

  /// Feeds the bytes of a text alone.
  ///
  /// - Parameter text: Any.
  public mutating func feed(bytesOf text: ExactText) {
    unsafe text.withBytes { bytes in unsafe feed(bytes) }
  }

  /// Feeds bytes, in order.
  ///
  /// - Parameter bytes: Any.
  public mutating func feed(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { bytes in unsafe feed(bytes) }
  }

  @inline(__always)
  private mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place &+ 8 <= bytes.count {
      unsafe feed(Self.word(in: bytes, at: place), count: 8)
      place &+= 8
    }
    guard place < bytes.count else { return }
    unsafe feed(Self.tail(of: bytes, from: place), count: UInt64(bytes.count &- place))
  }

  /// Eight bytes, the first in the lowest place.
  @inline(__always)
  private static func word(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64 {
    var word: UInt64 = 0
    for offset in 0..<8 {
      let byte = unsafe bytes[place &+ offset]
      word |= UInt64(byte) << UInt64(offset &* 8)
    }
    return word
  }

  /// The last bytes, up to seven, the first in the lowest place.
  @inline(__always)
  private static func tail(of bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> UInt64 {
    if bytes.count >= 8 {
      let missing = 8 &- (bytes.count &- place)
      return unsafe word(in: bytes, at: bytes.count &- 8) >> UInt64(missing &* 8)
    }
    var word: UInt64 = 0
    for offset in place..<bytes.count {
      let byte = unsafe bytes[offset]
      word |= UInt64(byte) << UInt64((offset &- place) &* 8)
    }
    return word
  }

  /// The hash of everything fed so far.
  public var value: UInt64 {
    var hash: UInt64
    if length >= 32 {
      hash = Self.join(lanes.0, lanes.1, lanes.2, lanes.3)
    } else {
      hash = seed &+ Self.prime5
    }
    hash &+= length
    let words = (length >> 3) & 3
    if words > 2 { hash = Self.finish(hash, word: waiting.0) }
    if words > 1 { hash = Self.finish(hash, word: waiting.1) }
    if words > 0 { hash = Self.finish(hash, word: waiting.2) }
    return Self.avalanche(Self.finish(hash, tail: partial, count: length & 7))
  }

  /// The hash of the bytes of a text alone; a short one goes without the cost of a stream.
  ///
  /// - Parameters:
  ///   - text: Any.
  ///   - seed: What sets digests of different kinds apart.
  /// - Returns: The same as feeding the bytes.
  public static func ofBytes(of text: ExactText, seed: UInt64) -> UInt64 {
    unsafe text.withBytes { bytes in
      guard bytes.count < 32 else {
        var digest = Digest(seed: seed)
        unsafe digest.feed(bytes)
        return digest.value
      }
      var hash = seed &+ prime5 &+ UInt64(bytes.count)
      var place = 0
      while place &+ 8 <= bytes.count {
        hash = unsafe finish(hash, word: word(in: bytes, at: place))
        place &+= 8
      }
      guard place < bytes.count else { return avalanche(hash) }
      return unsafe avalanche(
        finish(hash, tail: tail(of: bytes, from: place), count: UInt64(bytes.count &- place)))
    }
  }

  /// The hash of two words, without the cost of a stream.
  ///
  /// - Parameters:
  ///   - first: The first eight bytes.
  ///   - second: The next eight.
  ///   - seed: What sets digests of different kinds apart.
  /// - Returns: The same as feeding both words.
  public static func ofPair(_ first: UInt64, _ second: UInt64, seed: UInt64) -> UInt64 {
    let start = seed &+ prime5 &+ 16
    return avalanche(finish(finish(start, word: first), word: second))
  }

  /// The hash of twelve words, without the cost of a stream.
  ///
  /// - Parameters:
  ///   - first: The first four words.
  ///   - second: The next four.
  ///   - third: The last four.
  ///   - seed: What sets digests of different kinds apart.
  /// - Returns: The same as feeding all words.
  public static func ofTwelve(
    _ first: (UInt64, UInt64, UInt64, UInt64), _ second: (UInt64, UInt64, UInt64, UInt64),
    _ third: (UInt64, UInt64, UInt64, UInt64), seed: UInt64,
  ) -> UInt64 {
    let lane0 = round(round(round(seed &+ prime1 &+ prime2, first.0), second.0), third.0)
    let lane1 = round(round(round(seed &+ prime2, first.1), second.1), third.1)
    let lane2 = round(round(round(seed, first.2), second.2), third.2)
    let lane3 = round(round(round(seed &- prime1, first.3), second.3), third.3)
    return avalanche(join(lane0, lane1, lane2, lane3) &+ 96)
  }

  private static func join(
    _ lane0: UInt64, _ lane1: UInt64, _ lane2: UInt64, _ lane3: UInt64,
  ) -> UInt64 {
    let sum = rotate(lane0, 1) &+ rotate(lane1, 7) &+ rotate(lane2, 12) &+ rotate(lane3, 18)
    return merge(merge(merge(merge(sum, lane0), lane1), lane2), lane3)
  }

  private static func finish(_ hash: UInt64, tail: UInt64, count: UInt64) -> UInt64 {
    var hash = hash
    var left = count
    var rest = tail
    if left >= 4 {
      hash ^= (rest & 0xFFFF_FFFF) &* prime1
      hash = rotate(hash, 23) &* prime2 &+ prime3
      rest >>= 32
      left -= 4
    }
    while left > 0 {
      hash ^= (rest & 0xFF) &* prime5
      hash = rotate(hash, 11) &* prime1
      rest >>= 8
      left -= 1
    }
    return hash
  }

  /// Puts a whole word in the stripe; the fourth turns the lanes.
  @inline(__always)
  private mutating func take(_ word: UInt64) {
    if (length >> 3) & 3 == 0 {
      lanes.0 = Self.round(lanes.0, waiting.0)
      lanes.1 = Self.round(lanes.1, waiting.1)
      lanes.2 = Self.round(lanes.2, waiting.2)
      lanes.3 = Self.round(lanes.3, word)
    }
    waiting = (waiting.1, waiting.2, word)
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  private static func merge(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* prime1 &+ prime4
  }

  private static func finish(_ hash: UInt64, word: UInt64) -> UInt64 {
    rotate(hash ^ round(0, word), 27) &* prime1 &+ prime4
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash ^= hash >> 33
    hash &*= prime2
    hash ^= hash >> 29
    hash &*= prime3
    return hash ^ hash >> 32
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value << bits | value >> (64 - bits)
  }
}
