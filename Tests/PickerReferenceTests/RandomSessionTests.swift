import Foundation
import PickerEvents
import PickerReference
import Testing

@Suite struct `Random sessions` {
  /// How many are played; a soak sets more.
  static let count =
    ProcessInfo.processInfo.environment["SOAK_SESSIONS"].flatMap { UInt64($0) } ?? 2_000

  @Test func `keep every promise of the contract`() {
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed)
      guard var model = try? ReferenceModel(session.opening, text: .platform) else { continue }
      for (place, event) in session.events.enumerated() {
        let before = model
        _ = model.apply(event)
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
      let session = RandomSession(seed: seed)
      #expect(session.opening == RandomSession(seed: seed).opening)
      #expect(session.events == RandomSession(seed: seed).events)
    }
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `reach everything that engine 0 can do`() {
    var names: Set<String> = []
    var refused = 0
    for seed in 0..<2_000 as Range<UInt64> {
      let session = RandomSession(seed: seed)
      do throws(ReferenceRefusal) {
        var model = try ReferenceModel(session.opening, text: .platform)
        for event in session.events {
          let outcome = model.apply(event)
          switch outcome.verdict {
          case .accepted: names.insert(event.kind.name)
          case .rejected(let reason): names.insert("reason \(reason.name)")
          }
          for effect in outcome.effects { names.insert("effect \(effect)") }
          for eviction in outcome.evicted { names.insert("evicted for \(eviction.limit.name)") }
          for reason in model.validity { names.insert("validity \(reason.name)") }
          names.insert("button \(model.button.rawValue)")
          if let alert = model.alert { names.insert("alert \(alert.rawValue)") }
          if let ended = model.ended { names.insert("ended \(ended.rawValue)") }
          if let handler = model.handler { names.insert("handler \(handler.rawValue)") }
          if outcome.skipped > 0 { names.insert("skipped") }
        }
      } catch {
        refused += 1
        names.insert("refused \(error.code.rawValue) \(error.key)")
      }
    }
    #expect(refused < 700)
    let wanted: [String] = [
      "tapped", "selectAllTapped", "deselectAllTapped", "rulesChanged", "selectionSet",
      "doneTapped", "cancelTapped", "dismissAttempted", "discardConfirmed", "keepEditingTapped",
      "alertAcknowledged", "undone", "redone", "abandoned", "skipped",
    ]
    let reasons: [Reason] = [
      .sessionEnded, .alertShown, .searchDisabled, .scanDisabled, .noNote, .notEditable,
      .notMultiple, .unknownItem, .itemDisabled, .lastSelection, .limitReached, .nothingToSelect,
      .nothingToDeselect, .nothingToUndo, .nothingToRedo, .emptySelection, .doneNotShown,
      .cancelNotShown, .noAlert, .badConfiguration, .unsupported,
    ]
    let others = [
      "effect selectionChanged", "effect valueChosen", "effect committed", "effect cancelled",
      "effect dismissed", "evicted for total", "evicted for section", "validity empty",
      "validity tooFew", "validity tooMany", "validity sectionTooFew", "validity sectionTooMany",
      "button selectAll", "button deselectAll", "button disabled", "button hidden",
      "alert discard", "alert validation", "ended done", "ended cancelled", "ended abandoned",
      "handler id", "handler ids", "handler index", "handler indexes",
      "refused badConfiguration min", "refused badConfiguration max",
      "refused badConfiguration items", "refused badConfiguration sections",
      "refused badConfiguration sectionLimits", "refused badConfiguration reportsEachTap",
      "refused badConfiguration mode", "refused unsupported search", "refused unsupported note",
    ]
    for name in wanted + reasons.map({ "reason \($0.name)" }) + others {
      #expect(names.contains(name), "no session reaches it")
    }
  }
}
