import PickerEvents
import PickerProjection
import Testing

@Suite struct `The largest and smallest numbers` {
  static let numbers: [Int] = [.min, -1, 0, 1, 2, .max - 1, .max]

  @Test func `of a viewport and a threshold stop nothing`() {
    for threshold in Self.numbers where threshold >= 0 {
      for first in Self.numbers {
        for capacity in Self.numbers {
          var session = Session(
            Opening(
              config: .init([
                .mode(.multiple), .paging(.enabled(true)), .paging(.threshold(threshold)),
              ]),
              sections: [Section(items: ["a", "b", "c"])], hasMore: true))
          let outcome = session.send(.viewportChanged(first: first, capacity: capacity))
          guard first >= 0, capacity >= 1 else {
            #expect(outcome.verdict == .rejected(.invalidRange))
            continue
          }
          // The last row on the screen is at or past the last row but the threshold.
          let last = first.addingReportingOverflow(capacity - 1)
          let isNear = last.overflow || threshold >= 2 || last.partialValue >= 2 - threshold
          #expect(outcome.effects == (isNear ? [.pageRequested] : []))
        }
      }
    }
  }

  @Test func `of a window and of times stop nothing`() {
    for window in Self.numbers where window >= 0 {
      var session = Session(
        [
          .mode(.multiple), .scan(.enabled(true)), .scan(.action(.select)),
          .scan(.repeatWindowMs(window)),
        ], items: ["a"])
      let scan = PickerEvent.scanned(Scan(content: .read(raw: "a", value: "a")))
      let times = [Int64.max, .min, 0, .max, .max, .min, .min]
      var last: Int64?
      for time in times {
        let verdict = session.state.apply(scan, at: Timestamp(microseconds: time)).outcome.verdict
        let passed = last.map { time.subtractingReportingOverflow($0) }
        let isRepeated =
          window > 0 && last.map { time >= $0 } ?? false
          && !(passed?.overflow ?? true) && (passed?.partialValue ?? 0) / 1_000 < window
        #expect((verdict == .rejected(.repeatedScan)) == isRepeated, "\(window) at \(time)")
        if !isRepeated { last = time }
      }
    }
  }
}
