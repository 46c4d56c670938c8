import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `Codes that pages and reloads change` {
  /// How many sessions are played; a soak sets more.
  private static let count =
    ProcessInfo.processInfo.environment["SOAK_SESSIONS"].flatMap { UInt64($0) } ?? 400

  /// Every value that could be scanned: all codes and ids of a session, known now or no more.
  private static func values(of session: RandomSession) -> [ExactText] {
    var items = session.opening.sections.flatMap(\.items)
    for event in session.events {
      switch event {
      case .pageLoaded(let page): items += page.rows.items
      case .catalogReloaded(let reload): items += reload.sections.flatMap(\.items)
      case .searchResultsArrived(let answer):
        if case .catalog(let rows) = answer.rows { items += rows.items }
      default: break
      }
    }
    return Set(items.flatMap(\.codes) + items.compactMap { $0.id?.text }).sorted() + ["none"]
  }

  /// Each session is asked, after every event that changed the catalog, what every scan would give:
  /// a code that still led to an old owner would show as another outcome than the model's.
  @Test func `lead to the items that have them now, and to no other`() {
    var (asked, found, ambiguous) = (0, 0, 0)
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed, features: [.scan, .data, .search, .hostSearch])
      guard var model = try? ReferenceModel(session.opening, text: .shipped),
        var machine = Machine(session.opening), machine.canPickByScan
      else { continue }
      let values = Self.values(of: session)
      for (place, (event, time)) in session.timed.enumerated() {
        model.play(event, at: time)
        machine.play(event, at: time)
        guard event.changesCatalog, machine.replay.outcome.verdict == .accepted else { continue }
        for value in values {
          let scan = PickerEvent.scanned(Scan(content: .read(raw: value, value: value)))
          // Later than any window that is not for ever.
          let later = Timestamp(microseconds: time.microseconds + 1_000_000_000)
          var asked1 = model
          asked1.play(scan, at: later)
          var asked2 = machine
          asked2.play(scan, at: later)
          let differences = Reading(of: asked2)
            .differences(from: Reading(of: asked1), passingOver: [.note])
          guard differences.isEmpty else {
            Issue.record("\(differences) of \(value) after event \(place + 2) of \(session)")
            return
          }
          asked += 1
          if !asked2.replay.outcome.added.isEmpty { found += 1 }
          if asked2.replay.outcome.verdict == .rejected(.ambiguousCode) { ambiguous += 1 }
        }
      }
    }
    #expect(asked > 5_000 && found > 1_000 && ambiguous > 500, "\(asked) \(found) \(ambiguous)")
  }
}

extension Machine {
  /// Whether a scan would pick.
  fileprivate var canPickByScan: Bool {
    replay.state.configuration.scan.enabled && replay.state.configuration.scan.action == .select
  }
}

extension PickerEvent {
  fileprivate var changesCatalog: Bool {
    kind == .pageLoaded || kind == .catalogReloaded || kind == .searchResultsArrived
  }
}

extension CatalogRows {
  fileprivate var items: [Item] {
    switch self {
    case .items(let items): items
    case .sections(let sections): sections.flatMap(\.items)
    }
  }
}
