import PickerSession
import Testing

@Suite struct `An observable slice` {
  @Test func `of a row is set by its own changes only`() throws {
    let session = try Samples.session()
    let a = try #require(session.row("a"))
    let b = try #require(session.row("b"))
    let watchA = Watch { a.mark }
    let watchB = Watch { (b.state, b.mark, b.isPicked) }
    try session.send(.tapped("a"))
    #expect(watchA.isTold && a.mark == .check)
    #expect(!watchB.isTold)
    try session.send(.tapped("b"))
    #expect(watchB.isTold && b.isPicked)
  }

  @Test func `of the header is left alone by a tap that does not change it`() throws {
    let session = try Samples.session()
    let first = Watch { session.header }
    try session.send(.tapped("a"))
    #expect(first.isTold && session.header.picked == .some)
    let header = Watch { (session.header, session.buttons, session.emptyState, session.isDirty) }
    let count = Watch { session.pickCount }
    try session.send(.tapped("b"))
    #expect(!header.isTold)
    #expect(count.isTold && session.pickCount == 2)
    let all = Watch { session.header }
    try session.send(.tapped("c"))
    #expect(all.isTold && session.header.button == .deselectAll)
  }

  @Test func `is not set by a refused event`() throws {
    let session = try Samples.session()
    let rows = try ["a", "d"].map { try #require(session.row($0)) }
    let watch = Watch {
      (
        session.header, session.buttons, session.pickCount, session.question, session.isDirty,
        session.ending, rows.map(\.state), rows.map(\.ordinal)
      )
    }
    #expect(try session.send(.tapped("d")).verdict == .rejected(.itemDisabled))
    #expect(!watch.isTold)
  }

  @Test func `tells eviction and undo to the rows that they change`() throws {
    let session = try Samples.session([.max(1)], preselected: ["a"])
    let rows = try ["a", "b", "c"].map { try #require(session.row($0)) }
    var watches = rows.map { row in Watch { row.state } }
    try session.send(.tapped("b"))
    #expect(watches.map(\.isTold) == [true, true, false])
    #expect(rows.map(\.isPicked) == [false, true, false])
    watches = rows.map { row in Watch { row.state } }
    try session.send(.undone)
    #expect(watches.map(\.isTold) == [true, true, false])
    #expect(rows.map(\.isPicked) == [true, false, false])
    #expect(!session.buttons.canUndo && session.buttons.canRedo)
  }

  @Test func `of places is told to those alone that moved, and only where they are shown`() throws {
    let session = try Samples.session(preselected: ["a", "b"])
    let rows = try ["a", "b", "c"].map { try #require(session.row($0)) }
    #expect(rows.map(\.ordinal) == [1, 2, nil])
    var places = rows.map { row in Watch { row.ordinal } }
    try session.send(.tapped("c"))
    #expect(places.map(\.isTold) == [false, false, true])
    places = rows.map { row in Watch { row.ordinal } }
    let states = rows.map { row in Watch { row.state } }
    try session.send(.tapped("b"))
    #expect(rows.map(\.ordinal) == [1, nil, 2])
    #expect(places.map(\.isTold) == [false, true, true])
    #expect(states.map(\.isTold) == [false, true, false])
  }

  @Test func `of a section is set when its header changes, and not by taps elsewhere`() throws {
    let session = try PickerSession(
      Opening(
        config: .init([.mode(.multiple)]),
        sections: [
          .init(id: "x", title: "X", items: ["a", "b"]), .init(id: "y", items: ["c", "d"]),
          .init(id: "z", items: ["e"]),
        ]),
      in: try EventStore(.memory), now: Ticking().now)
    let headers = (0..<3).compactMap { session.sectionHeader(at: $0) }
    #expect(headers[0] === session.sectionHeader(at: 0))
    #expect(headers.map(\.section.title) == ["X", nil, nil])
    var watches = headers.map { header in Watch { header.picked } }
    try session.send(.tapped("c"))
    #expect(watches.map(\.isTold) == [false, true, false])
    #expect(headers.map(\.picked) == [.none, .some, .none])
    watches = headers.map { header in Watch { header.picked } }
    try session.send(.tapped("d"))
    try session.send(.undone)
    #expect(headers.map(\.picked) == [.none, .some, .none])
    #expect(watches.map(\.isTold) == [false, true, false])
    watches = headers.map { header in Watch { header.picked } }
    try session.send(.selectAllTapped)
    #expect(headers.map(\.picked) == [.all, .all, .all])
    #expect(watches.map(\.isTold) == [true, true, true])
  }

  @Test func `asks what an alert asks, with the events that answer it`() throws {
    let session = try Samples.session([.showsCancelButton(true), .confirmsOnCancel(true)])
    try session.send(.tapped("a"))
    let watch = Watch { session.question }
    try session.send(.cancelTapped)
    #expect(watch.isTold)
    let question = try #require(session.question)
    #expect(question.alert == .discard)
    #expect(question.message == "Are you sure you want to discard your selections?")
    #expect(question.answers.map(\.event) == [.discardConfirmed, .keepEditingTapped])
    #expect(question.answers.map(\.isDestructive) == [true, false])
    #expect(!session.buttons.isDoneEnabled && session.header.button == .disabled)
    try session.send(question.answers[1].event)
    #expect(session.question == nil && session.ending == nil && session.isPicked("a"))
    try session.send(.cancelTapped)
    try session.send(question.answers[0].event)
    #expect(session.ending == .cancelled && session.picks.isEmpty && session.commit == nil)
  }

  @Test func `says what is wanting in a validation alert`() throws {
    let session = try Samples.session([.min(2), .requiresSelection(true), .title("Fruit")])
    try session.send(.tapped("a"))
    try session.send(.doneTapped)
    let question = try #require(session.question)
    #expect(question.title == "Fruit")
    #expect(question.message == "Select at least 2 items; 1 is selected.")
    #expect(question.answers.map(\.event) == [.alertAcknowledged])
  }

  @Test func `shows that there are no items`() throws {
    let session = try PickerSession(
      Opening(sections: []), in: try EventStore(.memory), now: Ticking().now)
    #expect(session.emptyState == .noItems)
    #expect(session.rowCount == 0 && session.row("a") == nil)
  }

  @Test func `has the result when the ending is told`() throws {
    let session = try Samples.session(preselected: ["a"])
    let watch = Watch { session.ending }
    let result = Watch { session.commit }
    try session.send(.doneTapped)
    #expect(watch.isTold && result.isTold)
    #expect(session.commit?.values == ["a"])
  }
}
