/// What each scalar folds to, unpacked once.
///
/// A class, because a struct would count four references for every text that is folded.
final class FoldingTable: Sendable {
  /// The one that everybody shares.
  static let shared = FoldingTable()

  private let index: BlockIndex
  private let entries: [UInt16]
  private let texts: [FoldedText]
  /// The bytes of the rare texts.
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
    // Entry 0 is that of the scalars that stay.
    var texts = [FoldedText.same]
    texts.reserveCapacity(FoldingData.textCount + 1)
    var long: [UInt8] = []
    for _ in 0..<FoldingData.textCount {
      let count = bits.next(6)
      let isOrdered = bits.next(1) == 1
      var text = FoldedText(count: count, isOrdered: isOrdered, offset: long.count)
      for place in 0..<count {
        let byte = UInt8(bits.next(8))
        if text.isRare {
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

  /// What a scalar folds to.
  ///
  /// Syllables of Hangul are not in the table.
  @inline(__always)
  func text(_ scalar: UInt32) -> FoldedText {
    texts[Int(entries[index.place(scalar)])]
  }
}
