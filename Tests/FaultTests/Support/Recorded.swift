import EventStore
import FaultSupport
import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

/// Logs whose sessions mean something, for what is derived from events.
enum Recorded {
  /// Appends of random sessions, and one long enough for snapshots.
  static func sends(seed: UInt64, count: Int) -> [Send] {
    Array(Script("r", seed: seed).prefix(count)) + [long(seed: seed)]
  }

  /// Taps that evict each other, and searches, in one append.
  private static func long(seed: UInt64) -> Send {
    var random = SplitMix64(seed: seed)
    let items = (0..<20).map { Item(id: ItemID("i\($0)"), title: ExactText("Item \($0)")) }
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple), .max(4), .search(.enabled(true))]),
      sections: [Section(items: items)])
    guard var state = try? PickerState(opening) else { preconditionFailure("a plain opening") }
    var events = [
      RecordedEvent(
        sequence: 1, time: Timestamp(microseconds: 1), event: .opened(opening),
        outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
    ]
    for sequence in 2...1_200 {
      let event =
        random.chance(30)
        ? PickerEvent.searchChanged(.typed(ExactText("item \(random.below(22))")))
        : .tapped(item: ItemID("i\(random.below(21))"), region: .all)
      let decision = state.apply(event)
      events.append(
        RecordedEvent(
          sequence: sequence, time: Timestamp(microseconds: Int64(sequence)), event: event,
          outcome: decision.outcome.recorded, receipt: decision.receipt))
    }
    return Send("long", events)
  }

  /// A log with those sessions.
  static func log(_ sends: [Send], waitsForDisk: Bool = false) throws -> LogFolder {
    let folder = LogFolder(waitsForDisk: waitsForDisk)
    let store = try EventStore(.file(path: folder.log), durability: .relaxed)
    for send in sends { try send.append(to: store) }
    return folder
  }

  /// The formats that there were.
  static let oldVersions = [1, 2]

  /// A log of an older format, as it was recorded then.
  static func oldLog(_ version: Int) throws -> LogFolder {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../EventStoreTests/Fixtures/version-\(version).sql")
    let folder = LogFolder()
    let failure = RawLog(folder.log).run(try String(contentsOf: fixture, encoding: .utf8))
    #expect(failure == nil)
    return folder
  }

  /// What is wrong with the choices of a log once they are caught up.
  static func problem(with store: EventStore) throws -> String? {
    try store.catchUp(ChoiceProjection.self)
    let found = try store.compare(ChoiceProjection.self)
    guard found.different == 0, found.behind == 0, found.stopped == 0 else { return "\(found)" }
    guard try store.number("SELECT rebuilding FROM projections") == 0 else {
      return "a rebuild has no end"
    }
    return nil
  }

  /// What is wrong with a log that was being upgraded: it is an old one or a new one, whole.
  static func problem(withUpgradeOf folder: LogFolder) throws -> String? {
    let schema = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    let raw = RawLog(folder.log)
    let version = raw.value("PRAGMA user_version")
    let expected: LogFolder
    switch version {
    case "1": expected = try oldLog(1)
    case "2": expected = try oldLog(2)
    case "3":
      expected = LogFolder()
      _ = try EventStore(.file(path: expected.log))
    default: return "it has format \(version)"
    }
    guard raw.rows(schema) == RawLog(expected.log).rows(schema) else {
      return "its tables are those of no format"
    }
    guard raw.value("PRAGMA integrity_check") == "ok" else { return "it is damaged" }
    return raw.value("SELECT last = (SELECT count(*) FROM events) FROM sessions") == "1"
      ? nil : "it lost events"
  }
}
