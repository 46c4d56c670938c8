import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `Taking an event back` {
  private static func recordings() -> [Recording] {
    (0..<1_000 as Range<UInt64>).compactMap { Recording(seed: $0) }
      + (0..<50 as Range<UInt64>).compactMap { Recording.deep(seed: $0, events: 150) }
      + (0..<100 as Range<UInt64>).compactMap { Recording.eventful(seed: $0, events: 150) }
  }

  @Test func `gives the very state before it, again and again`() throws {
    for recording in Self.recordings() {
      var state = recording.states[0]
      var reversals: [Reversal] = []
      for event in recording.events.dropFirst() {
        reversals.append(state.evolveReversibly(state.decide(event.event, at: event.time)))
      }
      while let reversal = reversals.popLast() {
        state.reverse(reversal)
        let expected = recording.states[reversals.count]
        let outcome = Outcome(verdict: .accepted)
        let isSame =
          state.receipt == expected.receipt && state.commit == expected.commit
          && state.configuration == expected.configuration && state.alert == expected.alert
          && ReadOut.allCases.allSatisfy {
            $0.value(state, outcome) == $0.value(expected, outcome)
          }
        #expect(isSame && state.brokenInvariant == nil, "event \(reversals.count + 2)")
        // An event that was taken back comes out as it did.
        let event = recording.events[reversals.count + 1]
        #expect(state.decide(event.event, at: event.time).receipt == event.receipt)
      }
    }
  }

  @Test func `and going on agrees with never having gone back`() throws {
    for (seed, recording) in Self.recordings().enumerated() {
      var random = SplitMix64(seed: UInt64(seed))
      var state = recording.states[0]
      var reversals: [Reversal] = []
      for _ in 0..<recording.events.count * 3 {
        let place = reversals.count + 1
        if place < recording.events.count, random.chance(60) {
          let event = recording.events[place]
          let decision = state.decide(event.event, at: event.time)
          #expect(decision.receipt == recording.events[place].receipt, "seed \(seed)")
          reversals.append(state.evolveReversibly(decision))
        } else if let reversal = reversals.popLast() {
          state.reverse(reversal)
        }
        #expect(state.receipt == recording.events[reversals.count].receipt, "seed \(seed)")
      }
      #expect(state.brokenInvariant == nil)
    }
  }
}
