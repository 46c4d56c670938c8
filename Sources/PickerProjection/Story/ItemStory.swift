public import PickerEvents

/// The life of one item through a session: picked, evicted, refused, and how it ended.
public struct ItemStory: Sendable {
  /// The item.
  public let item: ItemID
  /// What happened to it, in order.
  public private(set) var moments: [ItemMoment] = []
  /// Whether it is a pick at the end.
  public private(set) var isPicked: Bool = false

  /// How it stood after the last event; nil in a story that was not played.
  private var last: ItemStanding?
  /// How it stood when the catalog had it last.
  private var lastRow: ItemStanding?

  /// Begins a story with the session's opening.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - opening: The first event of the session.
  ///   - state: The picker after it.
  ///   - time: When the session began.
  public init(of item: ItemID, _ opening: Opening, _ state: PickerState, at time: Timestamp) {
    self.item = item
    let standing = ItemStanding(of: item, state)
    last = standing
    if standing.isRow { lastRow = standing }
    isPicked = standing.isPicked
    guard isPicked else { return }
    let cause: PickCause = opening.preselected.contains(item) ? .preselected : .auto
    moments = [ItemMoment(sequence: 1, time: time, kind: .picked(cause))]
  }

  init(item: ItemID, moments: [ItemMoment], isPicked: Bool) {
    self.item = item
    self.isPicked = isPicked
    self.moments = moments
  }

  /// Takes the next event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - replay: The session after the event.
  ///   - time: When it happened.
  /// - Complexity: O(1).
  public mutating func take(_ event: PickerEvent, _ replay: Replay, at time: Timestamp) {
    let state = replay.state
    let now = ItemStanding(of: item, state)
    let before = last ?? now
    last = now
    isPicked = now.isPicked
    let scanned = event.scannedText
    func moment(_ kind: ItemMoment.Kind, scanned: RecordedText? = nil) -> ItemMoment {
      ItemMoment(
        sequence: replay.sequence, time: time, kind: kind,
        hiddenBy: before.hiddenBy, scanned: scanned)
    }
    switch replay.outcome.verdict {
    case .rejected(let reason):
      if event.columnItem == item {
        moments.append(moment(.refused(reason)))
      } else if case .scanned(let scan) = event, reason.isOfScannedItem,
        state.found(by: scan).item == item
      {
        moments.append(moment(.refused(reason), scanned: scanned))
      }
      return
    case .accepted: break
    }
    if let source = event.catalogSource {
      moments += changes(to: now, from: before, source).map {
        ItemMoment(sequence: replay.sequence, time: time, kind: $0)
      }
      if now.isRow { lastRow = now }
    }
    if !before.isPicked, isPicked, let cause = event.pickCause {
      moments.append(moment(.picked(cause), scanned: scanned))
    } else if before.isPicked, !isPicked, let cause = unpickCause(event, replay.outcome) {
      moments.append(moment(.unpicked(cause), scanned: scanned))
    } else if case .selectAllTapped = event, !isPicked, before.isRow {
      moments.append(moment(.skipped(before.skipCause)))
    }
    if let ending = state.ending, isPicked {
      // Every pick is committed, or none.
      moments.append(moment(.held(ending, isCommitted: state.commit != nil)))
    }
  }

  /// What a page, an answer or a reload did to the item.
  private func changes(
    to now: ItemStanding, from before: ItemStanding, _ source: CatalogSource,
  ) -> [ItemMoment.Kind] {
    guard now.isRow else { return before.isRow ? [.left] : [] }
    var kinds: [ItemMoment.Kind] = []
    if !before.isRow { kinds.append(lastRow == nil ? .came(source) : .returned(source)) }
    // What it was when it was last seen is what it is compared with.
    if let lastRow, let section = now.section, section != lastRow.section {
      kinds.append(.moved(to: section))
    }
    if now.isEnabled != (lastRow?.isEnabled ?? true) {
      kinds.append(now.isEnabled ? .enabled(source) : .disabled(source))
    }
    return kinds
  }

  private func unpickCause(_ event: PickerEvent, _ outcome: Outcome) -> UnpickCause? {
    let newer = outcome.added.last
    if let eviction = outcome.evicted.first(where: { $0.item == item }), let newer {
      return .evicted(by: newer, limit: eviction.limit)
    }
    return event.removalCause(of: item, newer: newer)
  }
}

extension ItemStanding {
  /// Why Select All leaves such an item out; an item that could never come says so first.
  fileprivate var skipCause: SkipCause {
    isEnabled ? (hiddenBy == nil ? .noRoom : .hidden) : .disabled
  }
}

extension PickerEvent {
  /// What was scanned by it.
  fileprivate var scannedText: RecordedText? {
    guard case .scanned(let scan) = self else { return nil }
    return switch scan.content {
    case .read(_, let value): .text(value)
    case .erased: .erased
    }
  }
}
