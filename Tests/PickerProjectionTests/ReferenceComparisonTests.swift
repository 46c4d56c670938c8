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
  func `agree on every read-out of random sessions`(features: SessionFeatures) throws {
    for seed in 0..<Self.count {
      let session = RandomSession(seed: seed, features: features)
      if let failed = Self.failure(PlayableSession(session)) {
        try FailureFolder.report(session, failed, judge: Self.failure)
        return
      }
    }
  }

  private static let text = ReferenceText.shipped

  @Test func `agree on which openings are refused and for which key`() {
    var opened = 0
    for seed in 0..<Self.count {
      let opening = RandomSession(seed: seed, features: .all).opening
      var expected: ReferenceRefusal?
      var found: RefusedOpening?
      do throws(ReferenceRefusal) { _ = try ReferenceModel(opening, text: Self.text) } catch {
        expected = error
      }
      do throws(RefusedOpening) { _ = try PickerState(opening) } catch { found = error }
      let code: ReferenceRefusal.Code? = found.map {
        $0.code == .badConfiguration ? .badConfiguration : .unsupported
      }
      let refusal = found?.description ?? "accepted"
      if found == nil { opened += 1 }
      #expect(code == expected?.code, "seed \(seed): \(refusal)")
      // The machine also says which section's bound it is.
      let isOfSection = found?.key.string.hasPrefix("sectionLimits.") == true
      let key = isOfSection ? "sectionLimits" : found?.key.string
      #expect(key == expected?.key, "seed \(seed): \(refusal)")
    }
    // The other tests over these seeds play what is opened.
    #expect(opened > Int(Self.count) / 2)
  }

  /// How the two differ, or the machine contradicts itself; nil where they agree.
  static func failure(_ session: PlayableSession) -> FailedSession? {
    let opened = (try? ReferenceModel(session.opening, text: text), Machine(session.opening))
    guard var model = opened.0, var machine = opened.1 else {
      if opened.0 == nil && opened.1 == nil { return nil }
      let one = opened.0 == nil ? "the model" : "the machine"
      return FailedSession(kind: "\(one) refuses the opening", sequence: 1, words: "alone")
    }
    if let difference = difference(machine, model) {
      return FailedSession(kind: difference.kind, sequence: 1, words: difference.words)
    }
    for (place, step) in session.steps.enumerated() {
      let failed = { FailedSession(kind: $0, sequence: place + 2, words: $1) }
      let before = machine.replay.state.receipt
      let decision = machine.replay.state.decide(
        step.event, at: step.time, recorded: step.verdict)
      guard machine.replay.state.receipt == before else {
        return failed("decide changes the state", "its receipt is another one")
      }
      model.play(step)
      machine.play(step)
      guard decision.receipt == machine.replay.state.receipt,
        decision.outcome == machine.replay.outcome
      else { return failed("decide and evolve disagree", "outcome or receipt") }
      if let difference = difference(machine, model) {
        return failed(difference.kind, difference.words)
      }
      if let broken = machine.replay.state.brokenInvariant {
        return failed("a recount disagrees: \(broken)", broken)
      }
    }
    return nil
  }

  /// The first read-out on which the two disagree, and how.
  private static func difference(
    _ machine: Machine, _ model: ReferenceModel,
  ) -> (kind: String, words: String)? {
    let restated = machine.replay.outcome.selection ?? ShortList(model.selected)
    if restated != ShortList(model.selected) { return ("restated", "\(restated)") }
    let expected = Reading(of: model)
    // What the model does not know it is not asked for.
    let unknown = Set(ReadOut.allCases.filter { expected.values[$0] == nil })
    guard
      let words = Reading(of: machine).differences(from: expected, passingOver: unknown).first
    else { return nil }
    return ("the read-out \(words.prefix { $0 != ":" })", words)
  }
}
