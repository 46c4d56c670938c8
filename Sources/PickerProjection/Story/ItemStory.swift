public import PickerEvents

/// The life of one item through a session: picked, evicted, refused, and how it ended.
public struct ItemStory: Sendable {
  /// The item.
  public let item: ItemID
  /// What happened to it, in order.
  public private(set) var moments: [ItemMoment] = []
  private var isPicked = false

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
    moments = [
      ItemMoment(
        sequence: 1, time: time, kind: .picked(cause, ordinal: state.ordinal(of: item) ?? 1))
    ]
  }

  /// Takes the next event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - replay: The session after the event.
  ///   - time: When it happened.
  /// - Complexity: O(1) while the item stays as it is; O(picks) where it becomes a pick.
  public mutating func take(_ event: PickerEvent, _ replay: Replay, at time: Timestamp) {
    let wasPicked = isPicked
    isPicked = replay.state.isPicked(item)
    func add(_ kind: ItemMoment.Kind) {
      moments.append(ItemMoment(sequence: replay.sequence, time: time, kind: kind))
    }
    switch replay.outcome.verdict {
    case .rejected(let reason):
      if event.target == item { add(.refused(reason)) }
      return
    case .accepted: break
    }
    if !wasPicked, isPicked, let cause = event.pickCause {
      add(.picked(cause, ordinal: replay.state.ordinal(of: item) ?? replay.state.pickCount))
    } else if wasPicked, !isPicked, let cause = unpickCause(event, replay.outcome) {
      add(.unpicked(cause))
    } else if case .selectAllTapped = event, !isPicked, replay.state.canBePicked(item) {
      add(.skipped)
    }
    if let ending = replay.state.ending, isPicked { add(.held(ending)) }
  }

  private func unpickCause(_ event: PickerEvent, _ outcome: Outcome) -> UnpickCause? {
    let newer = outcome.added.last
    if let eviction = outcome.evicted.first(where: { $0.item == item }), let newer {
      return .evicted(by: newer, limit: eviction.limit)
    }
    return event.removalCause(of: item, newer: newer)
  }
}

extension PickerEvent {
  /// The item that the event is aimed at.
  fileprivate var target: ItemID? {
    if case .tapped(let item, _) = self { return item }
    if case .rangeTapped(let item) = self { return item }
    return nil
  }
}
