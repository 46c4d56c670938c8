extension FoldedTexts {
  /// Whether an entry has every word of a query.
  ///
  /// - Parameters:
  ///   - query: The query; one without words finds every entry that is not empty.
  ///   - entry: The entry.
  /// - Returns: Whether the query finds it.
  func matches(_ query: SearchQuery, entry: Int) -> Bool {
    !entries(matching: query, among: [Int32(entry)]).isEmpty
  }

  /// The entries that have every word of a query.
  ///
  /// - Parameter query: The query; one without words finds every entry that is not empty.
  /// - Returns: The entries, ascending.
  /// - Complexity: O(bytes of all texts), at the speed of memory.
  func entries(matching query: SearchQuery) -> [Int32] {
    var hits = Hits(owners: owners)
    search(query, hits: &hits) { visit in visit(0, bounds.count - 1) }
    return hits.ascending(of: count)
  }

  /// Searches runs of pieces one after the other.
  ///
  /// One of three places where the pure targets touch memory themselves (the others lend the bytes
  /// of texts and fold them): it lends the arena to `Needles` and `Needle`, which read it in blocks
  /// without asking each time whether they are inside. They are, because `bytes` always ends with
  /// `Needle.apron` separators behind the last piece, and no block begins behind the last place of a
  /// run at which the word has room.
  @inline(__always)
  func search(
    _ query: SearchQuery, hits: inout Hits, runs: ((Int, Int) -> Void) -> Void,
  ) {
    guard !query.isEmpty else {
      runs { first, end in
        for piece in first..<end where bounds[piece] < bounds[piece + 1] && isOwned(piece) {
          hits.add(piece)
        }
      }
      return
    }
    let needles = Needles(query, in: bytes)
    let needle = needles.first
    let perByte = Double(bounds.count) / Double(bytes.count)
    unsafe bytes.withUnsafeBytes { buffer in
      // The arena is never empty: it ends with the apron.
      guard let texts = buffer.baseAddress else { return }
      runs { first, end in
        var scan = NeedleScan(at: bounds[first])
        // The piece in which the search goes on.
        var piece = first
        var place = bounds[first]
        let stop = bounds[end]
        while let hit = unsafe needle.next(in: texts, &scan, from: place, to: stop) {
          if hit >= bounds[piece + 1] {
            let guess = piece + Int(Double(hit - place) * perByte)
            piece = self.piece(around: hit, near: Swift.min(guess, end - 1))
          }
          place = bounds[piece + 1]
          if unsafe needles.othersStand(in: texts, from: bounds[piece], to: place) {
            hits.add(piece)
          }
          piece += 1
          if piece == end { return }
        }
      }
    }
  }

  /// Whether a piece is the text of an entry, and not a replaced one.
  private func isOwned(_ piece: Int) -> Bool { owners.isEmpty || owners[piece] != Self.nobody }

  /// The piece in which a place lies.
  ///
  /// - Parameters:
  ///   - place: A place in the texts.
  ///   - guess: Where to begin; texts are about as long as each other, so it is mostly near.
  /// - Returns: The piece.
  /// - Complexity: O(log pieces between the two).
  @inline(__always)
  private func piece(around place: Int, near guess: Int) -> Int {
    // One up or down, without a branch that the processor would have to foresee.
    var piece = guess
    piece &+= bounds[piece + 1] <= place ? 1 : 0
    piece &-= bounds[piece] > place ? 1 : 0
    if bounds[piece] <= place, place < bounds[piece + 1] { return piece }
    return self.piece(around: place, farFrom: piece)
  }

  /// The same where the guess was bad: leaps that grow, then halves.
  private func piece(around place: Int, farFrom guess: Int) -> Int {
    var low = guess
    var step = 1
    while bounds[low] > place {
      low = Swift.max(low - step, 0)
      step *= 2
    }
    step = 1
    while low + step < bounds.count, bounds[low + step] <= place {
      low += step
      step *= 2
    }
    var high = Swift.min(low + step, bounds.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
