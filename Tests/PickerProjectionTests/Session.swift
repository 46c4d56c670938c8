import PickerEvents
import PickerProjection

/// A session written in a line: settings, items, picks at the start; then events, one by one.
struct Session {
  var state: PickerState
  var outcome = Outcome(verdict: .accepted)

  init(
    _ settings: [Setting] = [.mode(.multiple)],
    items: [Item] = ["a", "b", "c", "d", "e"],
    picks: [ItemID] = [],
  ) {
    self.init(
      Opening(config: .init(settings), sections: [Section(items: items)], preselected: picks))
  }

  init(_ opening: Opening) {
    do throws(RefusedOpening) {
      state = try PickerState(opening)
    } catch {
      preconditionFailure(error.description)
    }
  }

  @discardableResult
  mutating func send(_ events: PickerEvent...) -> Outcome {
    for event in events { outcome = state.apply(event).outcome }
    return outcome
  }

  func after(_ events: PickerEvent...) -> Session {
    var copy = self
    for event in events { copy.send(event) }
    return copy
  }

  var receipt: Receipt { state.receipt }
}

extension Item {
  static func disabled(_ id: ItemID) -> Item {
    Item(id: id, title: id.text, enabled: false)
  }
}

extension PickerEvent {
  static func tap(_ item: ItemID) -> PickerEvent { .tapped(item: item, region: .all) }
}
