import PickerEvents
import PickerProjection

/// One kind of work whose cost per event must not depend on the catalog.
enum MachineWork: String, CaseIterable {
  case tap
  case untap
  case tapAmongManyPicks = "tap, many picks"
  case eviction
  case evictionAmongManyPicks = "eviction, many picks"
  case undo = "undo and redo"
  case undoAmongManyPicks = "undo and redo, many picks"
  case tapUnderSearch = "tap under a query"
  case scan = "scan"
  case page = "page of 20 rows"
  case viewport
  case header = "header and button"
  case receipt

  var name: String { rawValue }

  /// How many picks there are before.
  func picks(of size: Int) -> Int {
    switch self {
    case .tap, .tapUnderSearch, .scan, .page, .viewport, .header, .receipt, .undo: 0
    case .untap: min(size, 20_000)
    case .eviction: 10
    case .tapAmongManyPicks, .evictionAmongManyPicks, .undoAmongManyPicks: min(size / 2, 50_000)
    }
  }

  static func opening(_ size: Int, _ settings: [Setting] = [.mode(.multiple)]) -> Opening {
    let items = (0..<size).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    return Opening(config: .init(settings), sections: [Section(items: items)])
  }

  func opening(of size: Int) -> Opening {
    var opening = Self.opening(size)
    switch self {
    case .eviction, .evictionAmongManyPicks:
      opening.config.settings.append(.max(picks(of: size)))
    case .tapUnderSearch: opening.config.settings.append(.search(.enabled(true)))
    case .scan:
      opening.config.settings += [.scan(.enabled(true)), .scan(.action(.select))]
      opening.sections[0].items = (0..<size).map { number in
        let item = opening.sections[0].items[number]
        return Item(id: item.id, title: item.title, codes: [Self.code(number)])
      }
    case .viewport: opening.config.settings.append(.paging(.enabled(true)))
    case .tap, .untap, .tapAmongManyPicks, .undo, .undoAmongManyPicks, .page, .header, .receipt:
      break
    }
    opening.preselected = (0..<picks(of: size)).map { ItemID("i\(Self.place($0, size))") }
    return opening
  }

  func prepare(_ state: inout PickerState) {
    switch self {
    case .undo, .undoAmongManyPicks: state.apply(.tapped(item: "i0", region: .all))
    case .tapUnderSearch: state.apply(.searchChanged(.typed("item")))
    case .tap, .untap, .tapAmongManyPicks, .eviction, .evictionAmongManyPicks, .scan, .page,
      .viewport, .header, .receipt:
      break
    }
  }

  /// A trade item number of 13 digits.
  private static func code(_ number: Int) -> ExactText { ExactText(String(4_000_000_000_000 + number)) }

  /// The events, made beforehand.
  func events(_ count: Int, _ size: Int) -> [PickerEvent] {
    (0..<count).map { number in
      switch self {
      case .tap, .eviction, .tapAmongManyPicks, .evictionAmongManyPicks, .tapUnderSearch:
        // Behind the picks that are there, round and round.
        .tapped(item: ItemID("i\(Self.place(picks(of: size) + number, size))"), region: .all)
      case .untap: .tapped(item: ItemID("i\(Self.place(number, size))"), region: .all)
      case .undo, .undoAmongManyPicks: number % 2 == 0 ? .undone : .redone
      case .scan:
        .scanned(
          Scan(
            content: .read(
              raw: Self.code(Self.place(number, size)), value: Self.code(Self.place(number, size)))))
      case .page:
        .pageLoaded(
          Page(
            rows: .items(
              (0..<20).map { row in
                Item(id: ItemID("p\(number)-\(row)"), title: ExactText("Paged \(number), \(row)"))
              }), hasMore: true))
      case .viewport: .viewportChanged(first: number % size, capacity: 20)
      case .header, .receipt: .anchorTapped
      }
    }
  }

  /// The work itself; a name of its own, so that a profiler can count in it alone.
  @inline(never)
  func perform(_ events: [PickerEvent], _ state: inout PickerState) -> UInt64 {
    var checksum: UInt64 = 1
    switch self {
    case .tap, .untap, .tapAmongManyPicks, .eviction, .evictionAmongManyPicks, .undo,
      .undoAmongManyPicks, .tapUnderSearch, .scan, .page, .viewport:
      for event in events { checksum ^= state.apply(event).receipt.value }
    case .header:
      for _ in events { checksum &+= Self.readHeader(&state) }
    case .receipt:
      for _ in events { checksum &+= Self.readReceipt(&state) }
    }
    return checksum
  }

  // Read through a reference and out of line, so that the loop cannot be folded into one reading.

  @inline(never)
  private static func readHeader(_ state: inout PickerState) -> UInt64 {
    (state.header == .none ? 1 : 2) &+ (state.headerButton == .selectAll ? 1 : 2)
  }

  @inline(never)
  private static func readReceipt(_ state: inout PickerState) -> UInt64 { state.receipt.value | 1 }

  /// Scatters consecutive numbers over the catalog.
  private static func place(_ number: Int, _ size: Int) -> Int {
    number &* 7_919 % size
  }
}
