package import PickerEvents

extension ProjectedRows.Snapshot {
  /// The same snapshot with one thing in it that its session does not have, sealed as if nothing
  /// were; for tests. Nil where it is no snapshot.
  package var forgeries: [(what: String, snapshot: ProjectedRows.Snapshot)]? {
    guard let honest = Snapshot(bytes) else { return nil }
    return (Snapshot.forgeries + Snapshot.catalogForgeries + Snapshot.screenForgeries)
      .compactMap { what, change in
        var forged = honest
        guard change(&forged) else { return nil }
        return (what, ProjectedRows.Snapshot(sequence: sequence, bytes: forged.bytes))
      }
  }
}

extension Snapshot {
  /// What is forged, and how; false where a snapshot has nothing of the kind.
  fileprivate typealias Forgery = (what: String, change: (inout Snapshot) -> Bool)

  /// The first step back in which picks went.
  private var stepWithGone: Int? { done.firstIndex { !$0.gone.isEmpty } }

  fileprivate static var forgeries: [Forgery] {
    func inStep(_ what: String, _ change: @escaping (inout Step) -> Void) -> Forgery {
      (
        what,
        { snapshot in
          guard let step = snapshot.stepWithGone else { return false }
          change(&snapshot.done[step])
          return true
        }
      )
    }
    return [
      inStep("a pick that went has a stamp to come") { $0.gone[0].place.stamp = .max },
      inStep("a step begins at a stamp to come") { $0.firstStamp = .max },
      inStep("a neighbour has no slot") { $0.gone[0].place.older = .max },
      inStep("a neighbour in a section has none") { $0.gone[0].place.olderInSection = .max },
      inStep("a pick went that has no slot") { $0.gone[0].slot = -7 },
      ("the next stamp is the last there is", { $0.set(\.nextStamp, .max) }),
      (
        "the next stamp stands before a pick's",
        { !$0.picks.isEmpty && $0.set(\.nextStamp, 1) }
      ),
      ("more steps are kept than there are", { !$0.done.isEmpty && $0.set(\.depth, 0) }),
    ]
  }

  fileprivate static var catalogForgeries: [Forgery] {
    [
      (
        "an event makes the catalog that does not",
        { $0.set(\.sources, [Source(sequence: 1, newcomers: [])]) }
      ),
      ("an event does not make it that does", { $0.sources.popLast() != nil }),
      (
        "the events are not in order",
        {
          $0.sources.reverse()
          return $0.sources.count > 1
        }
      ),
      (
        "an id comes twice",
        {
          $0.newcomers += ["twice", "twice"]
          return true
        }
      ),
      ("there are more pages where there are not", { $0.set(\.hasMore, !$0.hasMore) }),
      (
        "an item that left was another",
        { !$0.departed.isEmpty && $0.set(\.departed[0].item.title, "another") }
      ),
      (
        "an item left that has no slot",
        { !$0.departed.isEmpty && $0.set(\.departed[0].slot, .max) }
      ),
      (
        "an item left before there was a reload",
        {
          guard $0.sources.isEmpty else { return false }
          return $0.set(\.departed, [Departed(slot: 0, item: "a")])
            && $0.set(\.sources, [Source(sequence: 2, newcomers: [])])
        }
      ),
    ]
  }

  fileprivate static var screenForgeries: [Forgery] {
    [
      ("a range begins where no slot is", { $0.set(\.anchor, .max) }),
      ("a range begins before all slots", { $0.set(\.anchor, -7) }),
      (
        "another pane is open", { $0.set(\.screen.pane, $0.screen.pane == .all ? .selected : .all) }
      ),
      (
        "the rows on the screen are others",
        { $0.set(\.screen.viewport, ScreenState.Viewport(first: .max, capacity: .max)) }
      ),
      (
        "no row fits on the screen",
        { $0.set(\.screen.viewport, ScreenState.Viewport(first: 0, capacity: 0)) }
      ),
      ("another load failed", { $0.set(\.screen.load, .failed("forged")) }),
      ("another query is applied", { $0.set(\.search.query, "forged") }),
      ("a row was given twice", { !$0.given.isEmpty && $0.set(\.given, $0.given + $0.given) }),
      ("a row was given that is none", { !$0.given.isEmpty && $0.set(\.given[0].first, .max) }),
      (
        "rows were given without end",
        { !$0.given.isEmpty && $0.set(\.given[0].count, Int(Slot.max) - 1) }
      ),
      ("rows that were given are gone", { $0.given.popLast() != nil }),
      ("a value was scanned twice", { !$0.scans.isEmpty && $0.set(\.scans, $0.scans + $0.scans) }),
      (
        "a value was scanned at another time",
        { !$0.scans.isEmpty && $0.set(\.scans[0].time, Timestamp(microseconds: .min)) }
      ),
    ]
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<Snapshot, Value>, _ value: Value,
  ) -> Bool {
    self[keyPath: path] = value
    return true
  }
}
