import PickerEvents
import PickerProjection

/// The lives of all picks, found by comparing the lists before and after each event.
struct NaiveLives {
  private(set) var lives: [Choice] = []

  init(_ recording: Recording) {
    var begun: [ItemID: (Int, PickCause)] = [:]
    var before: [ItemID] = []
    for (place, event) in recording.events.enumerated() {
      let after = recording.states[place].selected
      let outcome = recording.outcomes[place]
      let sequence = place + 1
      let (old, new) = (Set(before), Set(after))
      for item in before where !new.contains(item) {
        guard let (picked, cause) = begun.removeValue(forKey: item) else { continue }
        let end = Self.end(of: item, event.event, outcome)
        let title = recording.states[place].title(of: item) ?? item.text
        add(item, title, picked, cause, Choice.End(sequence: sequence, cause: end), false)
      }
      for item in after where !old.contains(item) {
        begun[item] = (sequence, Self.cause(event.event))
      }
      before = after
    }
    guard let last = recording.states.last else { return }
    for item in before {
      guard let (picked, cause) = begun[item] else { continue }
      let isCommitted = last.commit?.values.contains(item) == true
      add(item, last.title(of: item) ?? item.text, picked, cause, nil, isCommitted)
    }
  }

  private mutating func add(
    _ item: ItemID, _ title: ExactText, _ picked: Int, _ cause: PickCause, _ end: Choice.End?,
    _ isCommitted: Bool,
  ) {
    lives.append(
      Choice(
        item: item, title: title, picked: picked, cause: cause, end: end,
        isCommitted: isCommitted))
  }

  private static func cause(_ event: PickerEvent) -> PickCause {
    switch event {
    case .opened(let opening): opening.preselected.isEmpty ? .auto : .preselected
    case .tapped: .tap
    case .rangeTapped: .range
    case .scanned: .scan
    case .selectAllTapped: .selectAll
    case .selectionSet: .set
    case .undone: .undo
    case .redone: .redo
    default: .revert
    }
  }

  private static func end(
    of item: ItemID, _ event: PickerEvent, _ outcome: Outcome,
  ) -> UnpickCause {
    switch event {
    case .tapped(item, _): .tap
    case .tapped(let newer, _): lost(item, to: newer, outcome)
    // Where no range can begin it is a tap.
    case .rangeTapped where outcome.added.isEmpty: .tap
    case .rangeTapped, .scanned: lost(item, to: outcome.added.last ?? item, outcome)
    case .catalogReloaded: .missing
    case .deselectAllTapped: .deselectAll
    case .selectionSet: .set
    case .undone: .undone
    case .redone: .redone
    default: .reverted
    }
  }

  private static func lost(_ item: ItemID, to newer: ItemID, _ outcome: Outcome) -> UnpickCause {
    outcome.evicted.first { $0.item == item }.map { .evicted(by: newer, limit: $0.limit) }
      ?? .replaced(by: newer)
  }
}

extension ProjectedRows {
  /// Every life on its own, as it would be read back.
  var choices: [Choice] {
    lives.flatMap { life in
      items[life.items].map { item in
        Choice(
          item: item.id, title: item.title ?? item.id.text, picked: life.picked, cause: life.cause,
          end: life.end, isCommitted: life.isCommitted)
      }
    }
  }
}

extension [Choice] {
  /// In an order that does not depend on how lives were put together.
  var inOrder: [Choice] {
    sorted { left, right in
      (left.end?.sequence ?? .max, left.picked, left.item)
        < (right.end?.sequence ?? .max, right.picked, right.item)
    }
  }
}
