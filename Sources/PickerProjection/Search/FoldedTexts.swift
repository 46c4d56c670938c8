internal import PickerEvents

/// The folded texts of many items in one arena of bytes.
///
/// Entries are numbered in the order of appending. An entry is the texts of one item, each with a
/// separator behind it, so a word lies within one text; or it is empty, and found by no query.
///
/// The arena is cut into pieces that lie side by side. As long as nothing was replaced, a piece is
/// an entry. A text that changes goes to the end as a piece of its own, and separators are written
/// over the old one: a search walks over it and finds nothing.
struct FoldedTexts: Sendable {
  /// Stands behind each text; no byte of UTF-8 is like it.
  static let separator: UInt8 = 0xFF

  /// The pieces, and separators behind them that a search may read.
  var bytes = [UInt8](repeating: separator, count: Needle.apron)
  /// Where the pieces begin, and where the last one ends.
  var bounds = [0]
  /// The piece of each entry; empty where they are the same.
  var pieces: [Int32] = []
  /// The entry of each piece, or `nobody`; empty where they are the same.
  var owners: [Int32] = []
  /// How many bytes are in pieces that belong to nobody.
  var wasted = 0

  /// The owner of a piece whose text was replaced.
  static let nobody: Int32 = -1

  /// Makes an arena without entries.
  init() {}

  /// How many entries there are, the empty ones included.
  var count: Int { pieces.isEmpty ? bounds.count - 1 : pieces.count }

  /// Makes room, so that the next entries move nothing.
  ///
  /// - Parameters:
  ///   - entries: How many more there will be.
  ///   - bytes: How many bytes their texts have, about.
  mutating func reserve(entries: Int, bytes: Int) {
    bounds.reserveCapacity(bounds.count + entries)
    self.bytes.reserveCapacity(self.bytes.count + bytes)
  }

  /// Appends the texts of an item as the next entry.
  ///
  /// - Parameter item: The item; nil makes an empty entry.
  /// - Complexity: O(bytes of the item), amortised.
  mutating func append(_ item: Item?) {
    if !pieces.isEmpty {
      owners.append(Int32(pieces.count))
      pieces.append(Int32(owners.count - 1))
    }
    appendPiece(item)
  }

  /// Appends a piece; the caller says whose it is.
  mutating func appendPiece(_ item: Item?) {
    bytes.removeLast(Needle.apron)
    if let item { Self.fold(item, into: &bytes) }
    bounds.append(bytes.count)
    bytes.append(contentsOf: repeatElement(Self.separator, count: Needle.apron))
  }

  /// The piece of an entry.
  func piece(of entry: Int) -> Int { pieces.isEmpty ? entry : Int(pieces[entry]) }

  /// Folds the texts of an item, with a separator behind each; an item without any text has one
  /// separator, and so is told from no item.
  private static func fold(_ item: Item, into bytes: inout [UInt8]) {
    Folding.fold(item.title, into: &bytes)
    bytes.append(separator)
    if let detail = item.detail {
      Folding.fold(detail, into: &bytes)
      bytes.append(separator)
    }
    for code in item.codes {
      Folding.fold(code, into: &bytes)
      bytes.append(separator)
    }
  }
}
