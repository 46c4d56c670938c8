internal import PickerEvents

extension FoldedTexts {
  /// Replaces the texts of an entry.
  ///
  /// Where the folded texts are the same nothing happens.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - item: Whose texts it has from now on; nil empties it.
  /// - Complexity: O(bytes of the old and the new texts), amortised over many replacements.
  mutating func replace(_ entry: Int, with item: Item?) {
    let old = piece(of: entry)
    let place = bounds[old]..<bounds[old + 1]
    let end = bounds[bounds.count - 1]
    appendPiece(item)
    let new = end..<bounds[bounds.count - 1]
    if place.count == new.count, bytes[place].elementsEqual(bytes[new]) {
      removeLastPiece()
      return
    }
    if pieces.isEmpty {
      pieces = Array(0..<Int32(bounds.count - 2))
      owners = pieces
    }
    for byte in place { bytes[byte] = Self.separator }
    wasted += place.count
    owners[old] = Self.nobody
    owners.append(Int32(entry))
    pieces[entry] = Int32(owners.count - 1)
    // As much work as the replacements since the last time have paid for.
    let waste = wasted + Self.pieceCost * (owners.count - pieces.count)
    let rest = bytes.count - wasted + Self.pieceCost * pieces.count
    if waste > rest { compact() }
  }

  /// What walking over a piece costs, in bytes.
  private static let pieceCost = 16

  private mutating func removeLastPiece() {
    let end = bounds.removeLast()
    bytes.removeLast(Needle.apron + end - bounds[bounds.count - 1])
    bytes.append(contentsOf: repeatElement(Self.separator, count: Needle.apron))
  }

  /// Puts the entries side by side in their order, without what was replaced.
  private mutating func compact() {
    var packed: [UInt8] = []
    packed.reserveCapacity(bytes.count - wasted)
    var ends = [0]
    ends.reserveCapacity(pieces.count + 1)
    for piece in pieces {
      packed.append(contentsOf: bytes[bounds[Int(piece)]..<bounds[Int(piece) + 1]])
      ends.append(packed.count)
    }
    packed.append(contentsOf: repeatElement(Self.separator, count: Needle.apron))
    bytes = packed
    bounds = ends
    pieces = []
    owners = []
    wasted = 0
  }
}
