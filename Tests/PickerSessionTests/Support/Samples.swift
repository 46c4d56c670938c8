import PickerSession

/// Sessions over a few items.
enum Samples {
  /// A session that takes several picks of the items a, b, c, d; d is disabled.
  static func opening(_ settings: [Setting] = [], preselected: [ItemID] = []) -> Opening {
    Opening(
      config: .init([.mode(.multiple)] + settings),
      sections: [
        .init(items: ["a", "b", "c", Item(id: "d", title: "d", enabled: false)])
      ],
      preselected: preselected, actor: "Ada")
  }

  static func session(
    _ settings: [Setting] = [], preselected: [ItemID] = [], id: SessionID = "one",
    in store: EventStore? = nil,
  ) throws -> PickerSession {
    try PickerSession(
      opening(settings, preselected: preselected), in: try store ?? EventStore(.memory), id: id,
      now: Ticking().now)
  }
}

/// A clock that goes on by a second whenever it is read.
final class Ticking {
  private var seconds: Int64 = 1_772_355_600

  func now() -> Timestamp {
    seconds += 1
    return Timestamp(microseconds: seconds * 1_000_000)
  }
}
