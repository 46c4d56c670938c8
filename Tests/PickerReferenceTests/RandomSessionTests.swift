import Foundation
import PickerEvents
import Testing

@testable import PickerReference

@Suite struct `Random sessions` {
  /// How many are played; a soak sets more.
  static let count =
    ProcessInfo.processInfo.environment["SOAK_SESSIONS"].flatMap { UInt64($0) } ?? 1_000

  /// With nothing beside rules, taps and endings, with a note alone, and with everything.
  private static let features: [SessionFeatures] = [[], .note, .all]

  @Test(arguments: features)
  func `keep every promise of the contract`(features: SessionFeatures) {
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed, features: features)
      guard var model = try? ReferenceModel(session.opening, text: .platform) else { continue }
      for (place, (event, time, verdict)) in session.recorded.enumerated() {
        let before = model
        model.apply(event, at: time, recorded: verdict)
        let broken = Invariants(before: before, event: event, after: model).broken
        if !broken.isEmpty {
          Issue.record("\(broken) at event \(place + 2) of \(session)")
          return
        }
      }
    }
  }

  @Test func `are the same from the same seed`() {
    for seed in 0..<50 as Range<UInt64> {
      for features in Self.features {
        let session = RandomSession(seed: seed, features: features)
        let again = RandomSession(seed: seed, features: features)
        #expect(session.opening == again.opening)
        #expect(session.events == again.events)
        #expect(session.times == again.times)
        #expect(session.verdicts == again.verdicts)
      }
    }
    let choices: [UInt8] = [127, 1, 2, 3, 200, 7]
    #expect(RandomSession(choices: choices).events == RandomSession(choices: choices).events)
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `reach everything that the model can do`() {
    var reached: [String: Int] = [:]
    var refused = 0
    for seed in 0..<2_000 as Range<UInt64> {
      for features in Self.features {
        let session = RandomSession(seed: seed, features: features)
        do throws(ReferenceRefusal) {
          var model = try ReferenceModel(session.opening, text: .platform)
          for (event, time, verdict) in session.recorded {
            let wasErased = model.query == nil
            let note = model.note
            model.apply(event, at: time, recorded: verdict)
            let names =
              Self.names(of: event, model) + NoteNames.names(of: event, before: note, model)
            for name in names { reached[name, default: 0] += 1 }
            if let name = Self.name(of: event, model, wasErased, verdict) {
              reached[name, default: 0] += 1
            }
          }
        } catch {
          refused += 1
          reached["refused \(error.code.rawValue) \(error.key)", default: 0] += 1
        }
      }
    }
    #expect(refused < 2_100)
    for name in Self.kinds + Self.reasons + Self.others + NoteNames.all {
      #expect(reached[name, default: 0] >= 10, "\(name): hardly a session reaches it")
    }
  }

  /// What one event reached, by name.
  private static func names(of event: PickerEvent, _ model: ReferenceModel) -> [String] {
    let outcome = model.outcome
    var names = outcome.effects.map { "effect \($0)" }
    switch outcome.verdict {
    case .accepted: names.append(event.kind.name)
    case .rejected(let reason): names.append("reason \(reason.name)")
    }
    names += outcome.evicted.map { "evicted for \($0.limit.name)" }
    names += model.validity.map { "validity \($0.name)" }
    names.append("button \(model.button.rawValue)")
    names.append("empty state \(model.emptyState.rawValue)")
    if let alert = model.alert { names.append("alert \(alert.rawValue)") }
    if let ended = model.ended { names.append("ended \(ended.rawValue)") }
    if let handler = model.handler { names.append("handler \(handler.rawValue)") }
    if outcome.skipped > 0 { names.append("skipped") }
    if model.selectedSection != nil { names.append("Selected section") }
    if model.anchor != nil { names.append("anchor") }
    if model.query == nil { names.append("erased query") }
    if model.query?.isEmpty == false && !model.visible.isEmpty { names.append("hits") }
    switch event {
    case .catalogReloaded where !outcome.removed.isEmpty: names.append("dropped")
    case .rangeTapped where outcome.added.count > 1: names.append("range")
    case .scanned where !outcome.added.isEmpty: names.append("picked by a scan")
    case .scanned where model.query?.isEmpty == false && outcome.verdict == .accepted:
      names.append("searched by a scan")
    case .pageLoaded(let page) where page.query != nil && outcome.verdict == .accepted:
      names.append("page of a query")
    case .tapped where outcome.effects.contains("scrollToTop"): names.append("tap ends a search")
    default: break
    }
    return names
  }

  /// What a record decided, by name.
  private static func name(
    of event: PickerEvent, _ model: ReferenceModel, _ wasErased: Bool, _ recorded: Verdict?,
  ) -> String? {
    guard let recorded, model.outcome.verdict == recorded else { return nil }
    let isAccepted = recorded == .accepted
    switch event {
    case .searchResultsArrived where wasErased:
      return "recorded \(isAccepted ? "answer" : "stale answer")"
    case .pageLoaded(let page) where wasErased && page.query != nil:
      return "recorded \(isAccepted ? "page" : "stale page")"
    case .scanned(let scan):
      guard case .erased = scan.content, case .rejected(let reason) = recorded else { return nil }
      return "recorded scan \(reason.name)"
    default: return nil
    }
  }

  private static let kinds: [String] = EventKind.allCases.map(\.name).filter { name in
    name != "opened"
  }

  private static let reasons: [String] = Reason.allCases
    .filter { $0 != .unsupported }.map { "reason \($0.name)" }

  private static let others: [String] = [
    "effect selectionChanged", "effect valueChosen", "effect searchRequested",
    "effect scrollToTop", "effect pageRequested", "effect committed", "effect cancelled",
    "effect dismissed", "evicted for total", "evicted for section", "validity empty",
    "validity tooFew", "validity tooMany", "validity sectionTooFew", "validity sectionTooMany",
    "button selectAll", "button deselectAll", "button disabled", "button hidden",
    "empty state none", "empty state noItems", "empty state noResults", "empty state loading",
    "empty state error", "alert discard", "alert validation", "ended done", "ended cancelled",
    "ended abandoned", "handler id", "handler ids", "handler index", "handler indexes", "skipped",
    "Selected section", "anchor", "erased query", "hits", "dropped", "range", "picked by a scan",
    "searched by a scan", "page of a query", "tap ends a search", "recorded answer",
    "recorded stale answer", "recorded page", "recorded stale page", "recorded scan emptyScan",
    "recorded scan repeatedScan", "refused badConfiguration min", "refused badConfiguration max",
    "refused badConfiguration items", "refused badConfiguration sections",
    "refused badConfiguration sectionLimits", "refused badConfiguration reportsEachTap",
    "refused badConfiguration mode", "refused badConfiguration note.minLines",
    "refused badConfiguration note.maxLines", "effect noteChanged", "validity noteRequired",
    "validity noteTooLong",
  ]
}
