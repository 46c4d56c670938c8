public import PickerEvents

/// The life of one item through a session: picked, evicted, refused, and how it ended.
public struct ItemStory: Sendable {
  /// The item.
  public let item: ItemID
  /// What happened to it, in order.
  public private(set) var moments: [ItemMoment] = []
  /// Whether it is a pick at the end.
  public private(set) var isPicked: Bool = false

  /// Begins a story with the session's opening.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - opening: The first event of the session.
  ///   - state: The picker after it.
  ///   - time: When the session began.
  public init(of item: ItemID, _ opening: Opening, _ state: PickerState, at time: Timestamp) {
    self.item = item
    isPicked = state.isPicked(item)
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
    let wasPicked = isPicked
    isPicked = replay.state.isPicked(item)
    func add(_ kind: ItemMoment.Kind) {
      moments.append(ItemMoment(sequence: replay.sequence, time: time, kind: kind))
    }
    switch replay.outcome.verdict {
    case .rejected(let reason):
      if event.columnItem == item { add(.refused(reason)) }
      return
    case .accepted: break
    }
    if !wasPicked, isPicked, let cause = event.pickCause {
      add(.picked(cause))
    } else if wasPicked, !isPicked, let cause = unpickCause(event, replay.outcome) {
      add(.unpicked(cause))
    } else if case .selectAllTapped = event, !isPicked, replay.state.canBePicked(item) {
      add(.skipped)
    }
    if let ending = replay.state.ending, isPicked {
      // Every pick is committed, or none.
      add(.held(ending, isCommitted: replay.state.commit != nil))
    }
  }

  private func unpickCause(_ event: PickerEvent, _ outcome: Outcome) -> UnpickCause? {
    let newer = outcome.added.last
    if let eviction = outcome.evicted.first(where: { $0.item == item }), let newer {
      return .evicted(by: newer, limit: eviction.limit)
    }
    return event.removalCause(of: item, newer: newer)
  }
}
