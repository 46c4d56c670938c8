import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `The machine and the reference model` {
  /// How many sessions are played; a soak sets more.
  static let count =
    ProcessInfo.processInfo.environment["SOAK_SESSIONS"].flatMap { UInt64($0) } ?? 1_000

  @Test(arguments: [[], .note, .all] as [SessionFeatures])
  func `agree on every read-out of random sessions`(features: SessionFeatures) {
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed, features: features)
      if let difference = Self.firstDifference(session) {
        Issue.record("\(difference) in \(session)")
        return
      }
    }
  }

  @Test func `agree on which openings are refused and for which key`() {
    for seed in 0..<Self.count {
      let opening = RandomSession(seed: seed, features: .all).opening
      var expected: ReferenceRefusal?
      var found: RefusedOpening?
      do throws(ReferenceRefusal) { _ = try ReferenceModel(opening, text: .shipped) } catch {
        expected = error
      }
      do throws(RefusedOpening) { _ = try PickerState(opening) } catch { found = error }
      let code: ReferenceRefusal.Code? = found.map {
        $0.code == .badConfiguration ? .badConfiguration : .unsupported
      }
      let refusal = found?.description ?? "accepted"
      #expect(code == expected?.code, "seed \(seed): \(refusal)")
      // The machine also says which section's bound it is.
      let isOfSection = found?.key.string.hasPrefix("sectionLimits.") == true
      let key = isOfSection ? "sectionLimits" : found?.key.string
      #expect(key == expected?.key, "seed \(seed): \(refusal)")
    }
  }

  static func firstDifference(_ session: RandomSession) -> String? {
    let opened = (try? ReferenceModel(session.opening, text: .shipped), Machine(session.opening))
    guard var model = opened.0, var machine = opened.1 else {
      if opened.0 == nil && opened.1 == nil { return nil }
      return "only \(opened.0 == nil ? "the model" : "the machine") refuses the opening"
    }
    if let difference = difference(machine, model) { return "\(difference) after event 1" }
    for (event, time, verdict) in session.recorded {
      let before = machine.replay.state.receipt
      let decision = machine.replay.state.decide(event, at: time, recorded: verdict)
      guard machine.replay.state.receipt == before else { return "decide changed the state" }
      model.play(event, at: time, recorded: verdict)
      machine.play(event, at: time, recorded: verdict)
      let sequence = machine.replay.sequence
      guard decision.receipt == machine.replay.state.receipt,
        decision.outcome == machine.replay.outcome
      else { return "decide and evolve disagree at event \(sequence)" }
      if let broken = difference(machine, model) ?? machine.replay.state.brokenInvariant {
        return "\(broken) after event \(sequence)"
      }
    }
    return nil
  }

  /// The first read-out on which the two disagree.
  private static func difference(_ machine: Machine, _ model: ReferenceModel) -> String? {
    let restated = machine.replay.outcome.selection ?? ShortList(model.selected)
    if restated != ShortList(model.selected) { return "restated: \(restated)" }
    return Reading(of: machine).differences(from: Reading(of: model)).first
  }
}
