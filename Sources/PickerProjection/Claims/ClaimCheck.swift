public import PickerEvents

/// Compares claims with what came out (SessionFile.md, Expectations).
public enum ClaimCheck {
  /// Compares a claim with a picker after an event.
  ///
  /// - Parameters:
  ///   - claim: The read-out's name and its claimed value.
  ///   - state: The picker after the event.
  ///   - outcome: What came of the event.
  /// - Returns: Nil where the claim holds.
  public static func failure(
    _ claim: JSONMember, _ state: PickerState, _ outcome: Outcome,
  ) -> ClaimFailure? {
    if claim.key == "effectsInclude" {
      let found = ReadOut.effects.value(state, outcome)
      return includes(claim.value, found) ? nil : ClaimFailure(claim: claim, found: found)
    }
    guard let readOut = ReadOut.named(claim.key) else {
      return ClaimFailure(claim: claim, found: .null)
    }
    let found = readOut.value(state, outcome)
    // Which picks were evicted is claimed whole; of the other objects what is named is compared.
    let isPartial = readOut == .evictedBy && claim.value.memberCount != found.memberCount
    let isSo = !isPartial && holds(claim.value, found)
    return isSo ? nil : ClaimFailure(claim: claim, found: found)
  }

  /// Compares a claim with an opening that was refused: only outcome and reason can be claimed.
  ///
  /// - Parameters:
  ///   - claim: The read-out's name and its claimed value.
  ///   - refusal: Why the opening was refused.
  /// - Returns: Nil where the claim holds.
  public static func failure(_ claim: JSONMember, _ refusal: RefusedOpening) -> ClaimFailure? {
    let found: JSONValue =
      claim.key == "outcome"
      ? .text("rejected") : claim.key == "reason" ? .text(ExactText(refusal.reason.name)) : .null
    return claim.value == found ? nil : ClaimFailure(claim: claim, found: found)
  }

  /// Whether a value is as claimed; of an object only the keys that are named are compared.
  private static func holds(_ claimed: JSONValue, _ found: JSONValue) -> Bool {
    guard case .object(let members) = claimed, case .object(let present) = found else {
      return claimed == found
    }
    // Only looked up, never walked; the first of two equal keys counts.
    var values: [ExactText: JSONValue] = [:]
    for member in present where values[member.key] == nil { values[member.key] = member.value }
    return members.allSatisfy { member in
      guard let value = values[member.key] else { return false }
      return holds(member.value, value)
    }
  }

  private static func includes(_ claimed: JSONValue, _ found: JSONValue) -> Bool {
    guard case .array(let names) = claimed, case .array(let present) = found else { return false }
    return names.allSatisfy { present.contains($0) }
  }
}

extension JSONValue {
  /// How many members an object has; 0 for anything else.
  fileprivate var memberCount: Int {
    if case .object(let members) = self { members.count } else { 0 }
  }
}
