/// The words of a query that is looked for: the rarest, with which a search begins, and the others,
/// which are only looked for beside it.
struct Needles: Sendable {
  let first: Needle
  private let others: [Needle]

  /// Makes the words of a query ready.
  ///
  /// - Parameters:
  ///   - query: A query that has words.
  ///   - bytes: Where they are looked for.
  init(_ query: SearchQuery, in bytes: [UInt8]) {
    if query.words.count == 1 {
      // In a word of two bytes there is nothing to choose.
      let word = query.words[0]
      first = Needle(word, in: word.count > 2 ? ByteSample(of: bytes) : ByteSample())
      others = []
      return
    }
    let sample = ByteSample(of: bytes)
    var needles = query.words.map { Needle($0, in: sample) }
    needles.sort { $0.frequency < $1.frequency }
    first = needles.removeFirst()
    others = needles
  }

  /// Whether the others stand in a range of bytes too; `unsafe` as `Needle.next`, which does it.
  ///
  /// - Parameters:
  ///   - texts: The bytes; `Needle.apron` more of them can be read behind the range.
  ///   - start: Where the range begins.
  ///   - end: Where it ends.
  /// - Returns: Whether each of them does.
  @inline(__always)
  func othersStand(in texts: UnsafeRawPointer, from start: Int, to end: Int) -> Bool {
    for other in others where unsafe other.first(in: texts, from: start, to: end) == nil {
      return false
    }
    return true
  }
}
