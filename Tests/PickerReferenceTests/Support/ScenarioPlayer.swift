import PickerEvents
import PickerReference

/// Plays the sessions of a scenario file with the reference model, and judges their claims.
struct ScenarioPlayer {
  /// How many sessions were played.
  private(set) var sessions = 0
  /// For each session that was passed over, the key that needs newer rules than the model's.
  private(set) var passedOver: [String] = []
  /// How many claims were judged.
  private(set) var claims = 0
  /// How many claims are of no read-out that there is.
  private(set) var unanswered = 0
  /// The claims that do not hold, in words.
  private(set) var failures: [String] = []

  private var model: ReferenceModel?
  private var refusal: ReferenceRefusal?

  /// Does what a line says.
  mutating func play(_ line: SessionFileLine) {
    switch line {
    case .skipped: break
    case .event(let event):
      if case .opened(let opening) = event.event {
        open(opening)
      } else if model == nil {
        if refusal?.code == .badConfiguration {
          failures.append("\(event.line): an event after a refused opening")
        }
      } else {
        model?.apply(event.event, at: event.time, recorded: event.outcome?.verdict)
      }
    case .expectation(let expectation):
      for claim in expectation.claims { judge(claim, line: expectation.line) }
    }
  }

  private mutating func open(_ opening: Opening) {
    model = nil
    refusal = nil
    do throws(ReferenceRefusal) {
      model = try ReferenceModel(opening, text: .platform)
      sessions += 1
    } catch {
      refusal = error
      if error.code == .unsupported { passedOver.append(error.key) } else { sessions += 1 }
    }
  }

  private mutating func judge(_ claim: Claim, line: Int) {
    if refusal?.code == .unsupported { return }
    let key = claim.key.string
    // `effectsInclude` is the one claim that is no read-out of its own.
    guard let found = value(named: key == "effectsInclude" ? "effects" : key) else {
      unanswered += 1
      return
    }
    claims += 1
    let holds = key == "effectsInclude" ? includes(found, claim.value) : agrees(found, claim.value)
    if !holds { failures.append("\(line): \(key) is \(found), claimed \(claim.value)") }
  }

  private func value(named name: String) -> JSONValue? {
    if let model {
      return ReadOut(rawValue: name).flatMap { model.value(of: $0) }
    }
    return switch name {
    case "outcome": .text("rejected")
    case "reason": .text("badConfiguration")
    default: nil
    }
  }

  /// Whether a value is what is claimed; of an object only the keys that are named.
  private func agrees(_ found: JSONValue, _ claimed: JSONValue) -> Bool {
    guard case .object(let found) = found, case .object(let claimed) = claimed else {
      return found == claimed
    }
    return claimed.allSatisfy { found.contains($0) }
  }

  private func includes(_ found: JSONValue, _ claimed: JSONValue) -> Bool {
    guard case .array(let found) = found, case .array(let claimed) = claimed else { return false }
    return claimed.allSatisfy { found.contains($0) }
  }
}
