import PickerEvents
import Testing

@Suite struct `A digest` {
  /// The published test vectors of XXH64 (and two computed with the reference library).
  @Test(
    arguments: [
      ("", 0, 0xEF46_DB37_51D8_E999),
      ("a", 0, 0xD24E_C4F1_A98C_6E5B),
      ("abc", 0, 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64, UInt64)])
  func `is XXH64`(text: String, seed: UInt64, expected: UInt64) {
    var digest = Digest(seed: seed)
    for byte in text.utf8 { digest.feed(byte) }
    #expect(digest.value == expected)
  }

  @Test func `does not depend on how the bytes are cut`() {
    for length in 0..<100 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
      var byByte = Digest(seed: 7)
      for byte in bytes { byByte.feed(byte) }
      for lead in 0..<min(length + 1, 9) {
        var mixed = Digest(seed: 7)
        for byte in bytes.prefix(lead) { mixed.feed(byte) }
        var at = lead
        while at + 8 <= length {
          var word: UInt64 = 0
          for place in 0..<8 { word |= UInt64(bytes[at + place]) << (UInt64(place) * 8) }
          mixed.feed(word)
          at += 8
        }
        for byte in bytes.dropFirst(at) { mixed.feed(byte) }
        #expect(mixed.value == byByte.value, "length \(length), \(lead) bytes first")
      }
    }
  }

  @Test func `of a pair is that of its two words`() {
    for word in [0, 1, UInt64.max, 0x0123_4567_89AB_CDEF] as [UInt64] {
      var digest = Digest(seed: word)
      digest.feed(word)
      digest.feed(~word)
      #expect(Digest.ofPair(word, ~word, seed: word) == digest.value)
    }
  }

  @Test func `of twelve words is that of feeding them`() {
    var digest = Digest(seed: 1)
    for word in 1...12 as ClosedRange<UInt64> { digest.feed(word &* 0x0123_4567_89AB_CDEF) }
    let words = (1...12 as ClosedRange<UInt64>).map { $0 &* 0x0123_4567_89AB_CDEF }
    #expect(
      Digest.ofTwelve(
        (words[0], words[1], words[2], words[3]), (words[4], words[5], words[6], words[7]),
        (words[8], words[9], words[10], words[11]), seed: 1) == digest.value)
  }

  @Test func `of a text's bytes is that of feeding them one by one`() {
    for length in 0..<100 {
      let text = String(repeating: "é€x", count: length).prefix(length)
      var digest = Digest(seed: 3)
      for byte in text.utf8 { digest.feed(byte) }
      #expect(Digest.ofBytes(of: ExactText(String(text)), seed: 3) == digest.value, "\(length)")
    }
  }

  /// What a receipt's document says of an item, byte by byte.
  @Test func `of items is that of all their fields`() {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var maker = EventMaker(seed: seed)
    for round in 0..<300 {
      let items = maker.items() + maker.items()
      var (quick, slow) = (Digest(seed: 5), Digest(seed: 5))
      func feed(_ text: ExactText) {
        for byte in text.string.utf8 { slow.feed(byte) }
        slow.feed(UInt64(text.string.utf8.count))
      }
      func feed(optional text: ExactText?) {
        slow.feed(text == nil ? 0 as UInt8 : 1)
        if let text { feed(text) }
      }
      for item in items { quick.feed(item: item) }
      for item in items {
        feed(optional: item.id?.text)
        feed(item.title)
        feed(optional: item.detail)
        feed(optional: item.icon)
        slow.feed(UInt64(item.codes.count))
        for code in item.codes { feed(code) }
        slow.feed(item.enabled ? 1 as UInt8 : 0)
      }
      #expect(quick.value == slow.value, "seed \(seed), round \(round)")
    }
  }

  @Test func `of rows is the sum over all items, each at its place`() {
    let seed = UInt64.random(in: 0..<(1 << 32))
    var maker = EventMaker(seed: seed)
    for round in 0..<100 {
      let items = maker.items() + maker.items()
      var sum: UInt64 = 0
      for (place, item) in items.enumerated() {
        var digest = Digest(seed: 5)
        digest.feed(item: item)
        sum &+= Digest.ofPair(3 << 32 | UInt64(7 + place), digest.value, seed: 6)
      }
      let found = Digest.sum(of: items[...], in: 3, from: 7, seeds: (item: 5, row: 6))
      #expect(found == sum, "seed \(seed), round \(round)")
    }
  }
}
