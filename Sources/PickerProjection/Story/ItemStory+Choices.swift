package import PickerEvents

extension ItemStory {
  /// Tells a story from the lives that a log keeps, without playing the session.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - lives: All its lives, in the order in which they ended; the one that was held last.
  ///   - trace: What else the log says of it; one that does not need a replay.
  ///   - ending: How the session ended; nil while it is open.
  ///   - opened: The picker after its opening, whose catalog and rules must hold to the end.
  package init(
    of item: ItemID, _ lives: [Choice], _ trace: ItemTrace, ending: Ending?,
    _ opened: PickerState,
  ) {
    var moments: [ItemMoment] = []
    func add(_ sequence: Int, _ kind: ItemMoment.Kind) {
      let time = trace.times[sequence] ?? Timestamp(microseconds: 0)
      moments.append(ItemMoment(sequence: sequence, time: time, kind: kind))
    }
    for life in lives {
      add(life.picked, .picked(life.cause))
      if let end = life.end { add(end.sequence, .unpicked(end.cause)) }
    }
    if let last = lives.last, last.end == nil, let ending, let sequence = trace.lastAccepted {
      add(sequence, .held(ending, isCommitted: last.isCommitted))
    }
    for refusal in trace.refusals { add(refusal.sequence, .refused(refusal.reason)) }
    if opened.hasItem(item) {
      // No search hid it: where one was applied, the session is played.
      let cause: SkipCause = opened.canBePicked(item) ? .noRoom : .disabled
      var place = 0
      for sequence in trace.selectAlls {
        while place < lives.count, (lives[place].end?.sequence ?? .max) <= sequence { place += 1 }
        // Whatever it left out is no pick after it.
        if place == lives.count || lives[place].picked > sequence { add(sequence, .skipped(cause)) }
      }
    }
    // A pick that was committed at once is held by the event that picked it, and so comes after.
    let order = moments.enumerated().sorted { left, right in
      (left.element.sequence, left.offset) < (right.element.sequence, right.offset)
    }
    self.init(
      item: item, moments: order.map { $0.element },
      isPicked: lives.last.map { $0.end == nil } ?? false)
  }
}
