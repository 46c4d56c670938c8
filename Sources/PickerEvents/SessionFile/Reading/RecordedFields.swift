/// What a line says was recorded: the outcome of its event and the receipt, or nothing.
struct RecordedFields {
  /// The keys of the record, in the order in which they are written.
  static let names = [
    "outcome", "reason", "added", "addedCount", "removed", "removedCount", "evicted",
    "evictedCount", "evictedBy", "receipt",
  ]

  /// What came of the event; nil where nothing was recorded.
  private(set) var outcome: RecordedOutcome?
  /// The digest of the state after it; nil where nothing was recorded.
  private(set) var receipt: Receipt?

  /// Reads the record of a line.
  ///
  /// - Parameter fields: The line's members.
  /// - Throws: `SessionFileError` where something else stands there.
  init(_ fields: JSONFields) throws(SessionFileError) {
    guard let verdict = try Self.verdict(fields) else { return }
    outcome = RecordedOutcome(
      verdict: verdict, added: try Self.list("added", fields),
      removed: try Self.list("removed", fields), evicted: try Self.evicted(fields))
    receipt = try Self.receipt(fields)
  }

  private static func verdict(_ fields: JSONFields) throws(SessionFileError) -> Verdict? {
    guard var value = fields.value("outcome") else {
      for member in fields.members
      where names.contains(where: { ExactText($0) == member.key }) {
        throw fields.fault(
          .conflict, at: member, expected: "it only beside \"outcome\"",
          remedy: "take it out of a line written by hand, or add what was recorded")
      }
      return nil
    }
    let offset = value.position
    let text = try value.readText(expected: "one of accepted, rejected")
    let reason: Reason? = try fields.name("reason")
    if text == "rejected" {
      guard let reason else {
        throw fields.missing(
          "reason", expected: "the reason of the rejection", remedy: "say why it was rejected")
      }
      return .rejected(reason)
    }
    guard text == "accepted" else {
      throw value.badName(offset, text, ["accepted", "rejected"])
    }
    if let member = fields.member("reason") {
      throw fields.fault(
        .conflict, at: member, expected: "a reason only of a rejected event",
        remedy: "take it out, or write \"outcome\":\"rejected\"")
    }
    return .accepted
  }

  private static func list(
    _ key: String, _ fields: JSONFields,
  ) throws(SessionFileError) -> ShortList<ItemID> {
    if let count = try count("\(key)Count", beside: key, fields) { return ShortList(count: count) }
    let ids = try fields.ids(key) ?? []
    try checkLength(ids.count, key, fields)
    return ShortList(ids)
  }

  private static func evicted(
    _ fields: JSONFields,
  ) throws(SessionFileError) -> ShortList<Eviction> {
    let evictedBy = fields.member("evictedBy")
    if let count = try count("evictedCount", beside: "evicted", fields) {
      if let evictedBy {
        throw fields.fault(
          .conflict, at: evictedBy, expected: "none beside \"evictedCount\"",
          remedy: "take it out")
      }
      return ShortList(count: count)
    }
    let ids = try fields.ids("evicted") ?? []
    try checkLength(ids.count, "evicted", fields)
    guard let evictedBy else {
      guard ids.isEmpty else {
        throw fields.missing(
          "evictedBy", expected: "an object of the evicted ids with total or section")
      }
      return ShortList([])
    }
    var value = fields.reader(at: evictedBy)
    let limits = try JSONFields(&value, expected: "an object of ids with total or section")
    var evictions: [Eviction] = []
    for id in ids {
      // A list this short is looked through faster than sorted.
      guard let member = limits.members.first(where: { $0.key == id.text }) else {
        throw limits.missing(
          id.string, expected: "total or section for each evicted id",
          remedy: "say which limit made it go")
      }
      var limit = limits.reader(at: member)
      evictions.append(Eviction(item: id, limit: try limit.readName()))
    }
    for member in limits.members {
      guard ids.filter({ $0.text == member.key }).count == 1 else {
        throw limits.fault(
          .conflict, at: member, expected: "only ids that stand in \"evicted\", each once",
          remedy: "add it there, or take it out here")
      }
    }
    return ShortList(evictions)
  }

  private static func count(
    _ key: String, beside list: String, _ fields: JSONFields,
  ) throws(SessionFileError) -> WholeNumber? {
    guard let count = try fields.integer(key) else { return nil }
    if let member = fields.member(list) {
      throw fields.fault(
        .conflict, at: member, expected: "either \"\(list)\" or \"\(key)\"",
        remedy: "take one of the two out")
    }
    guard count > ShortList<ItemID>.limit else {
      throw fields.fault(
        at: key, .badValue, expected: "more than \(ShortList<ItemID>.limit)",
        remedy: "write so few ids out, as \"\(list)\"")
    }
    return count
  }

  private static func checkLength(
    _ count: Int, _ key: String, _ fields: JSONFields,
  ) throws(SessionFileError) {
    guard count > ShortList<ItemID>.limit else { return }
    throw fields.fault(
      at: key, .badValue, expected: "at most \(ShortList<ItemID>.limit) ids",
      remedy: "write \"\(key)Count\":\(count) instead")
  }

  private static func receipt(_ fields: JSONFields) throws(SessionFileError) -> Receipt {
    let expected = "a receipt: 16 digits of 0-9 and a-f"
    guard var value = fields.value("receipt") else {
      throw fields.missing(
        "receipt", expected: expected, remedy: "add it, or take out all that was recorded")
    }
    let text = try value.readText(expected: expected)
    guard let receipt = Receipt(hex: text) else {
      throw fields.fault(
        at: "receipt", .badValue, expected: expected, remedy: "write it as it was exported")
    }
    return receipt
  }
}
