package import PickerEvents

extension ProjectedRows.Snapshot {
  /// The same snapshot with one thing in it that its session does not have; nil where it is none.
  ///
  /// They are sealed as if nothing were; for tests.
  package var forgeries: [(what: String, snapshot: ProjectedRows.Snapshot)]? {
    guard let honest = Snapshot(bytes) else { return nil }
    return
      (Snapshot.forgeries + Snapshot.catalogForgeries + Snapshot.screenForgeries
      + Snapshot.noteForgeries)
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
      ("the next stamp is the last there is", { put(&$0.nextStamp, .max) }),
      (
        "the next stamp stands before a pick's",
        { !$0.picks.isEmpty && put(&$0.nextStamp, 1) }
      ),
      ("more steps are kept than there are", { !$0.done.isEmpty && put(&$0.depth, 0) }),
    ]
  }

  fileprivate static var catalogForgeries: [Forgery] {
    [
      (
        "an event makes the catalog that does not",
        { put(&$0.makers, [Maker(sequence: 1, newcomers: [])]) }
      ),
      ("an event does not make it that does", { $0.makers.popLast() != nil }),
      (
        "the events are not in order",
        {
          $0.makers.reverse()
          return $0.makers.count > 1
        }
      ),
      (
        "an id comes twice",
        {
          $0.newcomers += ["twice", "twice"]
          return true
        }
      ),
      ("there are more pages where there are not", { put(&$0.hasMore, !$0.hasMore) }),
      (
        "an item that left was another",
        { !$0.departed.isEmpty && put(&$0.departed[0].item.title, "another") }
      ),
      (
        "an item left that has no slot",
        { !$0.departed.isEmpty && put(&$0.departed[0].slot, .max) }
      ),
      (
        "an item left before there was a reload",
        {
          guard $0.makers.isEmpty else { return false }
          return put(&$0.departed, [Departed(slot: 0, item: "a")])
            && put(&$0.makers, [Maker(sequence: 2, newcomers: [])])
        }
      ),
    ]
  }

  fileprivate static var screenForgeries: [Forgery] {
    [
      ("a range begins where no slot is", { put(&$0.anchor, .max) }),
      ("a range begins before all slots", { put(&$0.anchor, -7) }),
      (
        "another pane is open", { put(&$0.screen.pane, $0.screen.pane == .all ? .selected : .all) }
      ),
      (
        "the rows on the screen are others",
        { put(&$0.screen.viewport, ScreenState.Viewport(first: .max, capacity: .max)) }
      ),
      (
        "no row fits on the screen",
        { put(&$0.screen.viewport, ScreenState.Viewport(first: 0, capacity: 0)) }
      ),
      ("another load failed", { put(&$0.screen.load, .failed("forged")) }),
      ("another query is applied", { put(&$0.search.query, "forged") }),
      ("a row was given twice", { !$0.given.isEmpty && put(&$0.given, $0.given + $0.given) }),
      ("a row was given that is none", { !$0.given.isEmpty && put(&$0.given[0].first, .max) }),
      (
        "rows were given without end",
        { !$0.given.isEmpty && put(&$0.given[0].count, Int(Slot.max) - 1) }
      ),
      ("rows that were given are gone", { $0.given.popLast() != nil }),
      ("a value was scanned twice", { !$0.scans.isEmpty && put(&$0.scans, $0.scans + $0.scans) }),
      (
        "a value was scanned at another time",
        { !$0.scans.isEmpty && put(&$0.scans[0].time, Timestamp(microseconds: .min)) }
      ),
    ]
  }

  fileprivate static var noteForgeries: [Forgery] {
    func inNote(_ what: String, _ change: @escaping (inout NoteState) -> Void) -> Forgery {
      (
        what,
        { snapshot in
          guard var note = snapshot.note else { return false }
          change(&note)
          snapshot.note = note
          return true
        }
      )
    }
    func inMarks(_ what: String, _ change: @escaping (inout NoteState.Marked) -> Void) -> Forgery {
      (
        what,
        { snapshot in
          guard var marked = snapshot.note?.marked else { return false }
          change(&marked)
          return put(&snapshot.note, snapshot.note.map { $0.with(marked) })
        }
      )
    }
    return [
      inNote("the note is another") { $0.text = ExactText($0.text.string + "!") },
      inNote("the host was told another note") { $0.told = ExactText($0.told.string + "!") },
      inNote("the note has the focus where it has not") { $0.isFocused.toggle() },
      inNote("the note has another error") { $0.errorText = "forged" },
      ("the note is as it was", { $0.note != nil && put(&$0.note, nil) }),
      (
        "there is a note where there is none",
        {
          $0.note == nil && put(&$0.note, NoteState(NoteConfiguration()).with(nil, told: "forged"))
        }
      ),
      inMarks("marks begin behind the text") { $0.prefix = .max },
      inMarks("marks end before the text") { $0.suffix = .max },
      inMarks("marks end before they begin") {
        $0.prefix = $0.text.string.utf8.count; $0.suffix = 1
      },
      inMarks("other text is marked") { $0.text = ExactText("?" + $0.text.string) },
    ]
  }

  private static func put<Value>(_ place: inout Value, _ value: Value) -> Bool {
    place = value
    return true
  }
}

extension NoteState {
  /// The same note with other marks, or as if the host had been told another text.
  fileprivate func with(_ marked: Marked?, told: ExactText? = nil) -> NoteState {
    var note = self
    note.marked = marked
    note.told = told ?? note.told
    return note
  }
}
