/// Slots that follow each other one by one.
struct SlotRun: Sendable {
  var first: Slot
  var count: Int

  /// Puts slots together, in their order.
  static func runs(of slots: some Sequence<Slot>) -> [SlotRun] {
    var runs: [SlotRun] = []
    for slot in slots {
      if let last = runs.last, slot == last.first + Slot(last.count) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(SlotRun(first: slot, count: 1))
      }
    }
    return runs
  }
}
