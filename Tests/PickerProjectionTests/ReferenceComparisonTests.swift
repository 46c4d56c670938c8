import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The machine and the reference model` {
  /// How many sessions are played; a soak sets more.
  static let count =
    ProcessInfo.processInfo.environment["SOAK_SESSIONS"].flatMap { UInt64($0) } ?? 2_000

  @Test func `agree on every read-out of random sessions`() {
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed)
      if let difference = Self.firstDifference(session) {
        Issue.record("\(difference) in \(session)")
        return
      }
    }
  }

  @Test func `agree on which openings are refused and for which key`() {
    for seed in 0..<Self.count {
      let opening = RandomSession(seed: seed).opening
      var expected: ReferenceRefusal.Code?
      var found: RefusedOpening?
      do throws(ReferenceRefusal) { _ = try ReferenceModel(opening) } catch {
        expected = error.code
      }
      do throws(RefusedOpening) { _ = try PickerState(opening) } catch { found = error }
      let code: ReferenceRefusal.Code? = found.map {
        $0.code == .badConfiguration ? .badConfiguration : .unsupported
      }
      #expect(code == expected, "seed \(seed): \(found?.description ?? "accepted")")
    }
  }

  static func firstDifference(_ session: RandomSession) -> String? {
    guard var model = try? ReferenceModel(session.opening),
      var replay = try? Replay(session.opening)
    else { return nil }
    if let difference = difference(replay, model) { return "\(difference) after event 1" }
    for event in session.events {
      let before = replay.state.receipt
      let decision = replay.state.decide(event)
      guard replay.state.receipt == before else { return "decide changed the state" }
      _ = model.apply(event)
      replay.apply(event)
      guard decision.receipt == replay.state.receipt, decision.outcome == replay.outcome else {
        return "decide and evolve disagree at event \(replay.sequence)"
      }
      if let difference = difference(replay, model) ?? replay.state.brokenInvariant {
        return "\(difference) after event \(replay.sequence)"
      }
    }
    return nil
  }

  /// The first read-out on which the two disagree.
  private static func difference(_ replay: Replay, _ model: ReferenceModel) -> String? {
    let state = replay.state
    let outcome = replay.outcome
    func unlike<Value: Equatable>(_ name: String, _ found: Value, _ expected: Value) -> String? {
      found == expected ? nil : "\(name): \(found), where the reference has \(expected)"
    }
    var differences: [String?] = []
    differences.append(unlike("verdict", outcome.verdict, model.outcome.verdict))
    differences.append(unlike("added", outcome.added, model.outcome.added))
    differences.append(unlike("removed", outcome.removed, model.outcome.removed))
    differences.append(unlike("evicted", outcome.evicted, model.outcome.evicted))
    differences.append(unlike("skipped", outcome.skipped, model.outcome.skipped))
    differences.append(unlike("effects", outcome.effects.map(\.name.string), model.outcome.effects))
    differences.append(unlike("selected", state.selected, model.selected))
    differences.append(
      unlike(
        "restated", outcome.selection ?? ShortList(model.selected), ShortList(model.selected)))
    differences.append(unlike("visible", state.visible, model.visible))
    differences.append(unlike("unresolved", state.unresolved, model.unresolved))
    differences.append(unlike("header", state.header.name, model.header.rawValue))
    differences.append(
      unlike(
        "sectionHeaders",
        Dictionary(uniqueKeysWithValues: state.sectionHeaders.map { ($0.section, $0.state.name) }),
        model.sectionHeaders.mapValues(\.rawValue)))
    differences.append(unlike("button", state.headerButton.name, model.button.rawValue))
    differences.append(unlike("alert", state.alert?.name.string, model.alert?.rawValue))
    differences.append(unlike("ended", state.ending?.name, model.ended?.rawValue))
    differences.append(
      unlike("validity", state.validity.map(\.name.string), model.validity.map(\.name)))
    differences.append(unlike("dirty", state.isDirty, model.dirty))
    differences.append(unlike("overLimit", state.isOverLimit, model.overLimit))
    differences.append(unlike("canUndo", state.canUndo, model.canUndo))
    differences.append(unlike("canRedo", state.canRedo, model.canRedo))
    differences.append(unlike("doneShown", state.isDoneShown, model.doneShown))
    differences.append(unlike("doneEnabled", state.isDoneEnabled, model.doneEnabled))
    differences.append(unlike("cancelShown", state.isCancelShown, model.cancelShown))
    differences.append(unlike("emptyState", state.emptyState.name, model.emptyState.rawValue))
    differences.append(unlike("committed", state.commit?.values, model.committed))
    differences.append(
      unlike(
        "committedInCatalogOrder", state.commit?.valuesInCatalogOrder,
        model.committedInCatalogOrder))
    differences.append(unlike("handler", state.commit?.handler.name, model.handler?.rawValue))
    differences.append(unlike("initialScrollRow", state.initialScrollRow, model.initialScrollRow))
    differences.append(unlike("summary", state.summary?.string, model.summary))
    return differences.lazy.compactMap { $0 }.first
  }
}
