/// A column that records lists: how long each is, and what is in the short ones.
package struct ListCells: Sendable {
  /// How long each is.
  package private(set) var counts: [Int64] = []
  /// Each as JSON; NULL where it is empty, or too long to have been kept.
  package private(set) var lists = TextCells()

  package init() {}

  /// Adds a list.
  ///
  /// - Parameters:
  ///   - cell: What the column holds.
  ///   - item: The row's own item, as a JSON text.
  ///   - column: The column's name.
  mutating func append(
    _ cell: ListCell, item: ArraySlice<UInt8>?, column: StaticString,
  ) throws(StoreError) {
    switch cell {
    case .none:
      counts.append(0)
      lists.appendNull()
    case .count(1):
      guard let item else {
        throw StoreError.damage("column \(column) names the row's item, which is missing")
      }
      counts.append(1)
      lists.append { bytes in
        bytes.append(UInt8(ascii: "["))
        bytes.append(json: item)
        bytes.append(UInt8(ascii: "]"))
      }
    case .count(let count):
      counts.append(count)
      lists.appendNull()
    case .json(let json):
      counts.append(Int64(json.jsonElementCount))
      lists.append(json[...])
    }
  }

  /// Forgets all, and keeps the room that they took.
  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
    lists.removeAll()
  }
}

extension [UInt8] {
  /// How many elements a JSON list has that this program wrote.
  var jsonElementCount: Int {
    var count = 1
    var depth = 0
    var isText = false
    var place = 0
    while place < self.count {
      switch self[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "[") where !isText: depth += 1
      case UInt8(ascii: "]") where !isText: depth -= 1
      case UInt8(ascii: ",") where !isText && depth == 1: count += 1
      default: break
      }
      place += 1
    }
    return self.count > 2 ? count : 0
  }
}
