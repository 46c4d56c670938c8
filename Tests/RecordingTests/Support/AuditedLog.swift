import EventStore
import FaultSupport
import PickerEvents
import PickerProjection
import PickerReference

/// A log of three short sessions, whose every row is known.
struct AuditedLog {
  let folder = LogFolder()

  private static let rows: [Item] = [
    Item(id: "a", title: "Apple", codes: ["111"]), Item(id: "b", title: "Bread", codes: ["222"]),
    Item(id: "c", title: "Cheese"), Item(id: "d", title: "Damson", enabled: false),
  ]

  init() throws {
    let store = try EventStore(.file(path: folder.log))
    // Nothing is found, something is; one pick has to make room, one is taken off and one is kept.
    try add(
      "ada-1", app: "Shop", actor: "Ada",
      [
        (1.5, .viewportChanged(first: 0, capacity: 3)), (2, Self.type("z")), (3, Self.type("zz")),
        (5, Self.type("app")), (7, Self.tap("a")), (9, Self.scan("222")), (12, Self.tap("c")),
        (15.25, Self.tap("c")), (40, Self.tap("a")), (41, Self.tap("d")), (60, .doneTapped),
        (61, Self.tap("a")),
      ], to: store)
    // Never ended, with a pick that was taken off after half a minute.
    try add(
      "bob-1", app: "Shop", actor: "Bob",
      [(100, Self.tap("a")), (130, Self.tap("a")), (131, Self.tap("d"))], to: store)
    // The search field was cleared, letter by letter; then somebody scanned, and went.
    try add(
      "desk-1", app: "Desk", actor: nil,
      [
        (1, Self.type("b")), (2, Self.type("bx")), (3, Self.type("b")), (4, Self.type("")),
        (6, Self.scan("111")), (7, .abandoned),
      ], to: store)
    try add("desk-2", app: "Desk", actor: nil, [(1, Self.type("zz"))], to: store)
    try store.catchUp(ChoiceProjection.self)
  }

  private func add(
    _ session: SessionID, app: ExactText, actor: ExactText?,
    _ played: [(seconds: Double, event: PickerEvent)], to store: EventStore,
  ) throws {
    let opening = Opening(
      config: GivenConfiguration([
        .mode(.multiple), .max(2), .search(.enabled(true)), .scan(.enabled(true)),
        .scan(.action(.select)),
      ]), sections: [Section(items: Self.rows)], app: app, actor: actor)
    let times = played.map {
      Timestamp(microseconds: Timestamp.start.microseconds + Int64($0.seconds * 1_000_000))
    }
    guard let live = LiveSession(opening, played.map(\.event), times) else { return }
    try store.append(live.events, to: session, expecting: .mustNotExist, ending: live.ending)
  }

  private static func type(_ text: ExactText) -> PickerEvent { .searchChanged(.typed(text)) }

  private static func tap(_ item: ItemID) -> PickerEvent { .tapped(item: item, region: .all) }

  private static func scan(_ code: ExactText) -> PickerEvent {
    .scanned(Scan(content: .read(raw: code, value: code)))
  }
}
