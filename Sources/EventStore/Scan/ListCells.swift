/// A column that records lists: how long each is, and what is in the short ones.
package struct ListCells: Sendable {
  /// How long each is.
  package private(set) var counts: [Int64] = []
  /// Each as JSON; NULL where it is empty, or too long to have been kept.
  package private(set) var lists = TextCells()

  package init() {}

  /// Adds a list whose elements were not kept.
  mutating func append(count: Int64) {
    counts.append(count)
    lists.appendNull()
  }

  /// Adds a list that is written byte by byte, as JSON.
  ///
  /// - Parameters:
  ///   - count: How long it is; nil for the written list to be counted.
  ///   - write: Writes it.
  mutating func append(count: Int64?, _ write: (inout [UInt8]) -> Void) {
    let first = lists.bytes.count
    lists.append(write)
    counts.append(count ?? Int64(Self.elements(lists.bytes[first...])))
  }

  /// Forgets all, and keeps the room that they took.
  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
    lists.removeAll()
  }

  /// How many elements a JSON list has that this program wrote.
  static func elements(_ json: ArraySlice<UInt8>) -> Int {
    guard json.count > 2 else { return 0 }
    var count = 1
    var depth = 0
    var isText = false
    var place = json.startIndex
    while place < json.endIndex {
      switch json[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "[") where !isText: depth += 1
      case UInt8(ascii: "]") where !isText: depth -= 1
      case UInt8(ascii: ",") where !isText && depth == 1: count += 1
      default: break
      }
      place += 1
    }
    return count
  }
}
