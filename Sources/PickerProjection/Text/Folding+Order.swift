extension Folding {
  /// Puts the marks of a folded text in canonical order, so that texts that Unicode calls
  /// equivalent are equal.
  ///
  /// Nearly all marks that have such an order are removed. A few stay: signs of Indic scripts, tone
  /// marks of Hangul, the stems and flags of notes.
  ///
  /// - Parameters:
  ///   - bytes: Folded UTF-8.
  ///   - start: Where the text begins in it.
  static func order(_ bytes: inout [UInt8], from start: Int) {
    var place = start
    while place < bytes.count {
      let run = place
      var marks: [Mark] = []
      while place < bytes.count {
        let scalar = UTF8Scalar(bytes, at: place)
        let rank = MarkOrder.rank(scalar.value)
        guard rank > 0 else { break }
        marks.append(Mark(rank: rank, bytes: place..<place + scalar.width))
        place += scalar.width
      }
      if marks.count > 1 { bytes.replaceSubrange(run..<place, with: sorted(marks, in: bytes)) }
      if place < bytes.count { place += UTF8Scalar(bytes, at: place).width }
    }
  }

  /// The bytes of marks by rank; those of one rank keep their order.
  private static func sorted(_ marks: [Mark], in bytes: [UInt8]) -> [UInt8] {
    let sorted = marks.sorted { left, right in
      left.rank != right.rank
        ? left.rank < right.rank : left.bytes.lowerBound < right.bytes.lowerBound
    }
    var result: [UInt8] = []
    for mark in sorted { result.append(contentsOf: bytes[mark.bytes]) }
    return result
  }

  private struct Mark {
    let rank: UInt8
    let bytes: Range<Int>
  }
}
