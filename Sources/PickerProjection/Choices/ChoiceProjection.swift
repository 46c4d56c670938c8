package import PickerEvents

/// Folds a session into the lives of its picks and what its searches found, and into snapshots on
/// the way.
///
/// A record keeps short lists only, and no rows, so both come from the machine itself, which
/// replays the session and compares every event with its record.
package struct ChoiceProjection: SessionProjection {
  package static let name = "choices"
  package static let version = 4

  package private(set) var sequence = 0
  /// The state after the opening; nil before it.
  private var opened: PickerState?
  private var state: PickerState?
  /// What made the catalog of the state; nil before the opening.
  private var makers: CatalogMakers?
  private var origins = PickOrigins()
  /// The last snapshot, before it is known how far back its steps are needed.
  private var pending: Snapshot?
  /// The event of the last snapshot.
  private var lastSnapshot = 1
  /// The fewest steps back that there were since the last snapshot.
  private var leastDepth = 0

  /// The events from one snapshot to the next, at least.
  private var interval = 1_024
  /// How many bytes a snapshot may have for each event from one to the next, beside its picks.
  private static let bytesPerEvent = 16
  /// How large the last snapshot was, more or less.
  private var lastSize = 0

  package init() {}

  /// Begins with another distance between snapshots, for tests.
  package init(interval: Int) { self.interval = interval }

  package static func makers(of snapshot: ProjectedRows.Snapshot) -> [Int]? {
    guard let (sequence, makers) = Snapshot.beginning(of: snapshot.bytes),
      sequence == snapshot.sequence
    else { return nil }
    return makers.map { $0.sequence }
  }

  /// Goes on with another distance between snapshots, for tests.
  package init?(resuming opening: RecordedEvent, at kept: KeptState, interval: Int?) {
    self.init(resuming: opening, at: kept)
    if let interval { self.interval = interval }
  }

  package init?(resuming opening: RecordedEvent, at kept: KeptState) {
    guard case .opened(let opening) = opening.event, let opened = try? PickerState(opening),
      let snapshot = Snapshot(kept), let (state, makers) = opened.restored(snapshot, kept)
    else { return nil }
    self.opened = opened
    self.state = state
    self.makers = makers
    sequence = snapshot.sequence
    lastSnapshot = sequence
    lastSize = snapshot.size
    leastDepth = state.history.depth
    for run in snapshot.picks {
      for slot in run.slot..<run.slot + Slot(run.count) { origins[slot] = run.origin }
    }
  }

  package mutating func apply(
    _ events: ArraySlice<RecordedEvent>, into rows: inout ProjectedRows,
  ) -> ProjectionStop? {
    var rest = events
    if sequence == 0, let first = rest.popFirst() {
      if let stop = open(first) { return stop }
      rows.changesHeld = true
    }
    // The state is held here alone, so that no event copies its arrays.
    guard var state = state.take() else { return nil }
    defer { self.state = state }
    for event in rest {
      let decision = state.decide(
        event.event, at: event.time, recorded: event.outcome.verdict)
      guard decision.receipt == event.receipt, decision.outcome.matches(event.outcome) else {
        return ProjectionStop(
          sequence: event.sequence, why: "it does not come out as it was recorded")
      }
      let ended = state.ending == nil && decision.ending != nil
      if ended || !decision.outcome.added.isEmpty || !decision.outcome.removed.isEmpty
        || !decision.outcome.evicted.isEmpty
      {
        rows.changesHeld = true
      }
      if case .some(let updates) = decision.updates, let catalog = updates.catalog {
        makers?.take(catalog, at: event.sequence, state.roster)
        if state.mayRename(catalog) { rows.changesHeld = true }
      }
      // Most events leave the search alone, and pay no more than this look.
      let search = decision.changesSearch ? state.search : nil
      state.evolve(decision)
      sequence = event.sequence
      if let search, state.hasSearched(by: event.event, since: search) {
        rows.hits.append(ProjectedRows.Hit(sequence: sequence, count: state.resultCount ?? 0))
      }
      take(decision.outcome, event, state, &rows)
      leastDepth = Swift.min(leastDepth, state.history.depth)
      if ended { finish(&rows) } else { keepSnapshot(state, &rows) }
    }
    return nil
  }

  private mutating func open(_ event: RecordedEvent) -> ProjectionStop? {
    guard case .opened(let opening) = event.event else {
      return ProjectionStop(sequence: 1, why: "it is no opening")
    }
    let state: PickerState
    do throws(RefusedOpening) {
      state = try PickerState(opening)
    } catch {
      return ProjectionStop(sequence: 1, why: "it is refused: \(error.description)")
    }
    guard state.receipt == event.receipt else {
      return ProjectionStop(sequence: 1, why: "it does not come out as it was recorded")
    }
    // What picks itself does so alone.
    let isAuto =
      state.baseline.count == 1
      && !opening.preselected.contains(state.roster.id(of: state.baseline[0]))
    for slot in state.baseline {
      origins[slot] = PickOrigin(1, isAuto ? .auto : .preselected)
    }
    self.opened = state
    self.state = state
    makers = CatalogMakers(after: state)
    sequence = 1
    return nil
  }

  /// Notes the picks that an event brought and ended.
  private mutating func take(
    _ outcome: Outcome, _ event: RecordedEvent, _ state: PickerState,
    _ rows: inout ProjectedRows,
  ) {
    let newer = outcome.added.last
    let unnamed = event.event.columnItem == newer ? nil : newer
    if !outcome.removed.isEmpty {
      var lives = LifeGroups()
      for item in outcome.removed {
        guard let cause = event.event.removalCause(of: item, newer: newer) else { continue }
        lives.add(item, cause, endedOrigin(of: item, state))
      }
      lives.write(at: sequence, newer: unnamed, state, &rows)
    }
    if !outcome.evicted.isEmpty {
      var lives = LifeGroups()
      for eviction in outcome.evicted {
        guard let newer else { continue }
        lives.add(
          eviction.item, .evicted(by: newer, limit: eviction.limit),
          endedOrigin(of: eviction.item, state))
      }
      lives.write(at: sequence, newer: unnamed, state, &rows)
    }
    guard !outcome.added.isEmpty, let cause = event.event.pickCause else { return }
    for item in outcome.added {
      if let slot = state.roster.slot(of: item) { origins[slot] = PickOrigin(sequence, cause) }
    }
  }

  /// The origin of a pick whose life ends.
  private mutating func endedOrigin(
    of item: ItemID, _ state: PickerState,
  ) -> PickOrigin {
    guard let slot = state.roster.slot(of: item) else { return .none }
    defer { origins[slot] = .none }
    return origins[slot]
  }

  package func settle(into rows: inout ProjectedRows) {
    guard let state else { return }
    var lives = LifeGroups()
    for slot in state.selection.slots {
      lives.add(state.roster.id(of: slot), nil, origins[slot])
    }
    lives.write(at: nil, newer: nil, state, &rows)
    if let pending { rows.snapshots.append(kept(pending)) }
  }

  private mutating func keepSnapshot(_ state: PickerState, _ rows: inout ProjectedRows) {
    // A snapshot costs what the picks cost, and what else it holds; the more, the fewer there are.
    let size = lastSize * interval / (Self.bytesPerEvent * 1_024)
    guard sequence - lastSnapshot >= Swift.max(interval, state.pickCount / 8, size),
      state.ending == nil, let opened, var makers, !makers.isTooMuch
    else { return }
    finish(&rows)
    makers.settle(since: opened.roster)
    self.makers = makers
    let snapshot = state.snapshot(
      at: sequence, since: opened, makers, origins, steps: interval)
    lastSize = snapshot.size
    pending = snapshot
    lastSnapshot = sequence
    leastDepth = state.history.depth
  }

  /// Writes the last snapshot with the steps back that the events since then took.
  private mutating func finish(_ rows: inout ProjectedRows) {
    guard var snapshot = pending.take() else { return }
    let used = Swift.max(0, snapshot.depth - leastDepth)
    snapshot.done.removeSubrange(Swift.min(used, snapshot.done.count)...)
    rows.snapshots.append(kept(snapshot))
  }

  private func kept(_ snapshot: Snapshot) -> ProjectedRows.Snapshot {
    ProjectedRows.Snapshot(sequence: snapshot.sequence, bytes: snapshot.bytes)
  }
}

extension PickerState {
  /// Whether picks may have other titles after the catalog changed.
  fileprivate func mayRename(_ update: CatalogUpdate) -> Bool {
    switch update {
    case .page(let plan): plan.rows.contains { $0.slot.map(selection.isPicked) ?? false }
    case .reload: selection.count > 0
    }
  }
}
