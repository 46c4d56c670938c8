import PickerEvents
import PickerProjection

/// Work at one event whose cost must not depend on the world.
enum WorldEvent: String, CaseIterable {
  case tap
  case eviction
  case undo = "undo and redo"
  case scan
  case viewport
  case headers = "header, button and a section's header"
  case receipt
  case page = "page of 20 rows"

  /// What the picker is opened with.
  func opening(_ world: World, _ count: Int) -> Opening {
    var opening = world.opening(of: count)
    guard self == .eviction else { return opening }
    switch world {
    // Their sections make the oldest go.
    case .limits, .stuck: break
    case .unresolved: opening.config.settings.append(.max(count))
    case .list, .sections, .disabled, .longTitles, .equalTitles:
      opening.config.settings.append(.max(10))
      opening.preselected = (0..<10).map { ItemID("i\($0)") }
    }
    return opening
  }

  /// The events, made beforehand.
  func events(_ count: Int, _ size: Int) -> [PickerEvent] {
    (0..<count).map { number in
      let id = "i\(number &* 7_919 % size)"
      return switch self {
      case .tap, .eviction: .tapped(item: ItemID(id), region: .all)
      case .undo: number % 2 == 0 ? .undone : .redone
      case .scan: .scanned(Scan(content: .read(raw: ExactText(id), value: ExactText(id))))
      case .viewport: .viewportChanged(first: number % size, capacity: 20)
      case .headers, .receipt: .anchorTapped
      case .page:
        .pageLoaded(
          Page(
            rows: .items(
              (0..<20).map { Item(id: ItemID("p\(number)-\($0)"), title: "Paged") }), hasMore: true)
        )
      }
    }
  }

  @inline(never)
  func perform(_ events: [PickerEvent], _ state: inout PickerState) -> UInt64 {
    var checksum: UInt64 = 1
    switch self {
    case .tap, .eviction, .undo, .scan, .viewport, .page:
      for event in events { checksum ^= state.apply(event).receipt.value }
    case .headers:
      for number in events.indices { checksum &+= Self.readHeaders(&state, number) }
    case .receipt:
      for _ in events { checksum &+= Self.readReceipt(&state) }
    }
    return checksum
  }

  // Read through a reference and out of line, so that the loop cannot be folded into one reading.

  @inline(never)
  private static func readHeaders(_ state: inout PickerState, _ number: Int) -> UInt64 {
    let place = number &* 7_919 % state.sectionCount
    return (state.header == .none ? 1 : 2) &+ (state.headerButton == .selectAll ? 1 : 2)
      &+ (state.sectionHeader(at: place) == .none ? 1 : 2)
  }

  @inline(never)
  private static func readReceipt(_ state: inout PickerState) -> UInt64 { state.receipt.value | 1 }
}
