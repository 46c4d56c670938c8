/// What each scalar folds to, unpacked once.
struct FoldingTable: Sendable {
  /// The one that everybody shares.
  static let shared = FoldingTable()

  private let index: BlockIndex
  private let entries: [UInt16]
  private let texts: [FoldedText]
  /// The texts that do not fit into a word.
  let long: [UInt8]

  private init() {
    index = BlockIndex(FoldingData.index)

    var bits = TableBits(FoldingData.entries)
    var entries: [UInt16] = []
    entries.reserveCapacity(FoldingData.blockCount * 64)
    for _ in 0..<FoldingData.blockCount * 64 {
      entries.append(UInt16(bits.next(12)))
    }
    self.entries = entries

    bits = TableBits(FoldingData.texts)
    // Entry 0 is a scalar that stays; its text is never asked for.
    var texts = [FoldedText()]
    texts.reserveCapacity(FoldingData.textCount + 1)
    var long: [UInt8] = []
    for _ in 0..<FoldingData.textCount {
      let count = bits.next(6)
      let isOrdered = bits.next(1) == 1
      var text = FoldedText(count: count, isOrdered: isOrdered, offset: long.count)
      for place in 0..<count {
        let byte = UInt8(bits.next(8))
        if text.isLong {
          long.append(byte)
        } else {
          text.set(byte, at: place)
        }
      }
      texts.append(text)
    }
    self.texts = texts
    self.long = long
  }

  /// What a scalar folds to; nil where it stays as it is.
  ///
  /// Syllables of Hangul are not in the table.
  @inline(__always)
  func text(_ scalar: UInt32) -> FoldedText? {
    let entry = entries[index.place(scalar)]
    return entry == 0 ? nil : texts[Int(entry)]
  }
}
