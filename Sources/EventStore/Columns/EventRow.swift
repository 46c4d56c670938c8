internal import PickerEvents

/// A row of `events` on its way to the file; one is used for all rows, so that nothing is
/// allocated.
struct EventRow {
  /// A value of a column; a text is a piece of `bytes`.
  enum Cell {
    case null
    case integer(Int64)
    case text(start: Int, count: Int)
  }

  /// The bytes of all texts of the row.
  private(set) var bytes: [UInt8] = []

  private(set) var key: Int64 = 0
  private(set) var time: Int64 = 0
  private(set) var kind: Int64 = 0
  private(set) var item: Cell = .null
  private(set) var text: Cell = .null
  private(set) var reason: Cell = .null
  private(set) var added: Cell = .null
  private(set) var removed: Cell = .null
  private(set) var evicted: Cell = .null
  private(set) var detail: Cell = .null
  private(set) var payload: Cell = .null
  private(set) var receipt: Int64 = 0

  /// The columns that the statement holds a value for since the last row, one bit each.
  var bound: UInt32 = 0

  /// How many bytes are kept for the next row.
  private static let kept = 1 << 16

  /// Takes the values of one of several events; read in place, so that none is copied.
  mutating func fill(
    key: Int64,
    _ events: [RecordedEvent],
    at index: Int,
    _ columns: borrowing EventColumns,
    payload: Int64?,
  ) {
    bytes.removeAll(keepingCapacity: bytes.capacity <= Self.kept)
    self.key = key
    time = events[index].time.microseconds
    kind = Int64(columns.kind.rawValue)
    item = columns.item.map { append($0.string) } ?? .null
    text = columns.text.map { append($0.string) } ?? .null
    reason =
      switch events[index].outcome.verdict {
      case .accepted: .null
      case .rejected(let reason): .integer(Int64(reason.rawValue))
      }
    added = items(events[index].outcome.added, of: columns.item)
    removed = items(events[index].outcome.removed, of: columns.item)
    evicted = evictions(events[index].outcome.evicted)
    detail = columns.detail.map { append($0) } ?? .null
    self.payload = payload.map { .integer($0) } ?? .null
    receipt = Int64(bitPattern: events[index].receipt.value)
  }

  private mutating func append(_ text: String) -> Cell {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    return .text(start: start, count: bytes.count - start)
  }

  private mutating func append(_ text: [UInt8]) -> Cell {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return .text(start: start, count: text.count)
  }

  private mutating func items(_ list: ShortList<ItemID>, of item: ItemID?) -> Cell {
    if list.isEmpty { return .null }
    guard list.isWhole else { return .integer(Int64(list.count)) }
    if list.count == 1, let item, list.elements[0].isSurely(item) { return .integer(1) }
    let start = bytes.count
    var lead = UInt8(ascii: "[")
    for item in list.elements {
      bytes.append(lead)
      bytes.append(json: item.string)
      lead = UInt8(ascii: ",")
    }
    bytes.append(UInt8(ascii: "]"))
    return .text(start: start, count: bytes.count - start)
  }

  private mutating func evictions(_ list: ShortList<Eviction>) -> Cell {
    if list.isEmpty { return .null }
    guard list.isWhole else { return .integer(Int64(list.count)) }
    let start = bytes.count
    var lead = UInt8(ascii: "[")
    for eviction in list.elements {
      bytes.append(lead)
      bytes.append(UInt8(ascii: "["))
      bytes.append(json: eviction.item.string)
      bytes.append(UInt8(ascii: ","))
      bytes.append(json: eviction.limit.name)
      bytes.append(UInt8(ascii: "]"))
      lead = UInt8(ascii: ",")
    }
    bytes.append(UInt8(ascii: "]"))
    return .text(start: start, count: bytes.count - start)
  }
}
