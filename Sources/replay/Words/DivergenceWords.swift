import PickerEvents
import PickerProjection

/// Says where a replay differs from the record.
enum DivergenceWords {
  /// What was recorded and what came out, a line each.
  static func lines(_ divergence: Divergence) -> [String] {
    switch divergence.aspect {
    case .outcome:
      [
        "differs from the record: recorded \(words(divergence.recordedOutcome))",
        "                         computed \(words(divergence.computedOutcome))",
      ]
    case .receipt:
      [
        "differs from the record: recorded receipt \(divergence.recordedReceipt.hex)",
        "                         computed receipt \(divergence.computedReceipt.hex)",
      ]
    }
  }

  /// The same in one line.
  static func line(_ divergence: Divergence) -> String {
    switch divergence.aspect {
    case .outcome:
      "recorded \(words(divergence.recordedOutcome)), computed \(words(divergence.computedOutcome))"
    case .receipt:
      "recorded receipt \(divergence.recordedReceipt.hex), computed"
        + " \(divergence.computedReceipt.hex)"
    }
  }

  private static func words(_ outcome: RecordedOutcome) -> String {
    var words: [String] = []
    switch outcome.verdict {
    case .accepted: words.append("accepted")
    case .rejected(let reason): words.append("rejected \(reason.name)")
    }
    words += list("+", outcome.added)
    words += list("−", outcome.removed)
    let evicted = outcome.evicted
    words +=
      evicted.isWhole
      ? evicted.elements.map { "✗\(Printable.text($0.item.string)) (\($0.limit.name))" }
      : ["✗\(evicted.count) items"]
    return words.joined(separator: " ")
  }

  private static func list(_ sign: String, _ ids: ShortList<ItemID>) -> [String] {
    guard ids.isWhole else { return ["\(sign)\(ids.count) items"] }
    return ids.elements.map { "\(sign)\(Printable.text($0.string))" }
  }
}
