import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A snapshot` {
  /// All rows of a session with a snapshot as often as asked for.
  private static func rows(_ events: ArraySlice<RecordedEvent>, interval: Int) -> ProjectedRows {
    var rows = ProjectedRows()
    var projection = ChoiceProjection(interval: interval)
    #expect(projection.apply(events, into: &rows) == nil)
    projection.settle(into: &rows)
    return rows
  }

  private static func recordings(_ count: UInt64) -> [(name: String, recording: Recording)] {
    func named(
      _ name: String, _ seeds: Range<UInt64>, _ make: (UInt64) -> Recording?,
    ) -> [(name: String, recording: Recording)] {
      seeds.compactMap { seed in make(seed).map { ("\(name) \(seed)", $0) } }
    }
    return named("random", 0..<count) { Recording(seed: $0) }
      + named("deep", 0..<count / 8) { .deep(seed: $0, events: 120) }
      + named("eventful", 0..<count / 4) { .eventful(seed: $0, events: 150) }
  }

  /// Whether two states of a session read the same.
  private static func isSame(
    _ one: PickerState, _ other: PickerState, _ recording: Recording,
  ) -> Bool {
    let outcome = Outcome(verdict: .accepted)
    let ids = Set(recording.states.flatMap { $0.selected })
    return ReadOut.allCases.allSatisfy { $0.value(one, outcome) == $0.value(other, outcome) }
      && one.receipt == other.receipt && one.alert == other.alert && one.ending == other.ending
      && one.configuration == other.configuration
      && ids.allSatisfy { one.title(of: $0) == other.title(of: $0) }
  }

  @Test(arguments: [1, 2, 7, 50])
  func `lets a fold go on as if it had seen all events before`(interval: Int) {
    for (name, recording) in Self.recordings(200) {
      let all = Self.rows(recording.events[...], interval: interval)
      for (place, snapshot) in all.snapshots.enumerated() {
        guard var projection = recording.resumed(snapshot) else {
          Issue.record("\(name), event \(snapshot.sequence) is not resumed")
          return
        }
        #expect(projection.sequence == snapshot.sequence)
        // As far as the next snapshot, whose steps back are all that was kept; the last one
        // reaches to the end.
        let end =
          place + 1 < all.snapshots.count
          ? all.snapshots[place + 1].sequence : recording.events.count
        var rows = ProjectedRows()
        if let stop = projection.apply(recording.events[snapshot.sequence..<end], into: &rows) {
          Issue.record("\(name), from event \(snapshot.sequence): \(stop)")
          return
        }
        guard end == recording.events.count else { continue }
        projection.settle(into: &rows)
        let expected = all.choices.filter { ($0.end?.sequence ?? .max) > snapshot.sequence }
        #expect(rows.choices.inOrder == expected.inOrder, "\(name), event \(snapshot.sequence)")
      }
    }
  }

  @Test func `taken by a fold that was resumed is as good as any`() {
    for (name, recording) in Self.recordings(80) {
      var rows = Self.rows(recording.events[...], interval: 5)
      for snapshot in rows.snapshots {
        guard var projection = recording.resumed(snapshot, interval: 5) else {
          Issue.record("\(name), event \(snapshot.sequence) is not resumed")
          return
        }
        rows.removeAll()
        // The steps back of a later event may be unknown here.
        if projection.apply(recording.events[snapshot.sequence...], into: &rows) == nil {
          projection.settle(into: &rows)
        }
        for second in rows.snapshots where recording.restored(second) == nil {
          Issue.record("\(name), event \(second.sequence) after \(snapshot.sequence)")
          return
        }
      }
    }
  }

  @Test func `restores a state that reads as the one that was kept`() {
    for (name, recording) in Self.recordings(200) {
      for snapshot in Self.rows(recording.events[...], interval: 1).snapshots {
        let state = recording.states[snapshot.sequence - 1]
        guard let restored = recording.restored(snapshot) else {
          Issue.record("\(name), event \(snapshot.sequence) is not restored")
          return
        }
        guard Self.isSame(restored, state, recording), restored.brokenInvariant == nil else {
          Issue.record("\(name), event \(snapshot.sequence): \(restored.brokenInvariant ?? "")")
          return
        }
      }
    }
  }

  @Test func `of Select All is small however many picks it made`() throws {
    let items = (0..<100_000).map { Item(id: ItemID("\($0)"), title: "Item") }
    let opening = Opening(
      config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)])
    let taps = (0..<30_000).map { PickerEvent.tapped(item: ItemID("\($0 % 9)"), region: .all) }
    guard var state = try? PickerState(opening) else { return }
    var rows = ProjectedRows()
    var projection = ChoiceProjection()
    var sequence = 0
    func take(_ event: PickerEvent) {
      sequence += 1
      let outcome =
        sequence == 1 ? Outcome(verdict: .accepted) : state.apply(event, at: .start).outcome
      let recorded = RecordedEvent(
        sequence: sequence, time: Timestamp(microseconds: 0), event: event,
        outcome: outcome.recorded, receipt: state.receipt)
      #expect(projection.apply([recorded][...], into: &rows) == nil)
    }
    take(.opened(opening))
    take(.selectAllTapped)
    for tap in taps { take(tap) }
    // One in every eighth of the picks.
    #expect(rows.snapshots.count == 1)
    projection.settle(into: &rows)
    #expect(rows.snapshots.allSatisfy { $0.bytes.count < 50_000 })
  }

  @Test func `that was damaged anywhere is refused, or is the state that was recorded`() throws {
    let deep = try #require(Recording.deep(seed: 3, events: 200))
    let eventful = try #require(Recording.eventful(seed: 3, events: 200))
    var random = SplitMix64(seed: 9)
    let snapshots = [deep, eventful].flatMap { recording in
      Self.rows(recording.events[...], interval: 40).snapshots.map { (recording, $0) }
    }
    for (recording, snapshot) in snapshots {
      for place in snapshot.bytes.indices {
        var damaged = snapshot
        damaged.bytes[place] ^= UInt8(1 << random.below(8))
        #expect(recording.resumed(damaged) == nil)
        damaged.bytes = Array(snapshot.bytes[..<place])
        #expect(recording.resumed(damaged) == nil)
      }
    }
  }

  @Test func `with anything in it that its session does not have is refused, or harmless`() throws {
    var seen: Set<String> = []
    for seed in 0..<10 as Range<UInt64> {
      let recordings = [
        Recording.deep(seed: seed, events: 60), Recording.eventful(seed: seed, events: 150),
      ]
      for recording in recordings.compactMap({ $0 }) {
        for snapshot in Self.rows(recording.events[...], interval: 7).snapshots {
          for (what, forged) in try #require(snapshot.forgeries) {
            seen.insert(what)
            guard let restored = recording.restored(forged) else { continue }
            // An item that left and came back is nothing any more.
            let state = recording.states[snapshot.sequence - 1]
            if what != "an item that left was another" || !Self.isSame(restored, state, recording) {
              Issue.record("seed \(seed), event \(snapshot.sequence): \(what)")
            }
          }
        }
      }
    }
    #expect(seen.count == 39)
  }

  @Test func `forged with a right seal never breaks the fold`() throws {
    for (seed, recording) in [
      Recording.deep(seed: 5, events: 200), .eventful(seed: 6, events: 200),
      .eventful(seed: 7, events: 200), .eventful(seed: 8, events: 200),
    ].enumerated() {
      try Self.forge(#require(recording), SplitMix64(seed: UInt64(seed)))
    }
  }

  private static func forge(_ recording: Recording, _ random: SplitMix64) throws {
    let snapshots = Self.rows(recording.events[...], interval: 40).snapshots
    var random = random
    for _ in 0..<3_000 {
      var forged = random.one(of: snapshots)
      var content = Array(forged.bytes.dropLast(8))
      for _ in 0...random.below(3) {
        content[random.below(content.count)] = UInt8(random.below(256))
      }
      var digest = Digest(seed: 0)
      digest.feed(content)
      for shift in 0..<8 { content.append(UInt8(truncatingIfNeeded: digest.value >> (shift * 8))) }
      forged.bytes = content
      guard var projection = recording.resumed(forged) else { continue }
      // Whatever was forged, it stops or goes on; it does not trap.
      var rows = ProjectedRows()
      let stop = projection.apply(recording.events[forged.sequence...], into: &rows)
      if stop == nil { projection.settle(into: &rows) }
    }
  }
}
