import PickerSession
import Testing

@Suite struct `The texts of a picker` {
  @Test func `over the list and over the picks are those of its configuration`() throws {
    let session = try Samples.session(
      [.title("Season"), .selectedSection(.title("Chosen")), .anchor(.titleFormat("%d chosen"))],
      preselected: ["a"])
    try session.send(.viewportChanged(first: 1, capacity: 2))
    #expect(session.header.title == "Season")
    #expect(session.selectedHeader.title == "Chosen")
    #expect(session.selectedHeader.anchorTitle == "1 chosen")
    let plain = try Samples.session()
    #expect(plain.header.title == nil && plain.selectedHeader.title == "Selected")
  }

  @Test func `of headings, buttons and the search field are read off its configuration`() throws {
    let plain = try Samples.session().configuration
    #expect(plain.allTitle == "All")
    #expect(plain.selectAllTitle == "Select All" && plain.deselectAllTitle == "Deselect All")
    #expect(plain.search.placeholder == nil)
    let own = try Samples.session([
      .allTitle("Every season"), .selectAllTitle("Take all"), .deselectAllTitle("Take none"),
      .search(.placeholder("A year")),
    ]).configuration
    #expect(own.allTitle == "Every season")
    #expect(own.selectAllTitle == "Take all" && own.deselectAllTitle == "Take none")
    #expect(own.search.placeholder == "A year")
  }

  @Test func `of the question before changes are discarded are those of its configuration`() throws
  {
    let session = try Samples.session([
      .alert(.message("Throw it away?")), .alert(.discardTitle("Away")), .alert(.keepTitle("Stay")),
    ])
    try session.send(.tapped("a"))
    try session.send(.dismissAttempted)
    let question = try #require(session.question)
    #expect(question.message == "Throw it away?")
    #expect(question.answers.map(\.title) == ["Away", "Stay"])
  }

  @Test func `of a row are its title, its second line and the name of its picture`() throws {
    let item = Item(id: "d", title: "Drivers", detail: "one each", icon: "person")
    let session = try PickerSession(
      Opening(sections: [.init(items: [item, "b"])]), in: try EventStore(.memory),
      now: Ticking().now)
    let row = try #require(session.row("d"))
    #expect(row.title == "Drivers" && row.detail == "one each" && row.icon == "person")
    let plain = try #require(session.row("b"))
    #expect(plain.title == "b" && plain.detail == nil && plain.icon == nil)
  }
}
