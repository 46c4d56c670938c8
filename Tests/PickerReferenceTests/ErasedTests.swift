import PickerEvents
import PickerReference
import Testing

@Suite struct `An erased text` {
  private static let host: [Setting] = [
    .mode(.multiple), .search(.enabled(true)), .search(.matching(.host)),
  ]

  private static func erased(_ matches: [ItemID]) -> PickerEvent {
    .searchChanged(.erased(ErasedText(matches: matches)))
  }

  private static func answer(_ ids: [ItemID], to query: ExactText = "token") -> PickerEvent {
    .searchResultsArrived(SearchAnswer(query: query, rows: .ids(ids)))
  }

  @Test func `of a search leaves its rows, in the order given, and nothing of what it said`() throws
  {
    var model = try opened([.mode(.multiple), .search(.enabled(true))], [("", "abc")])
    #expect(model.apply(Self.erased(["c", "ghost", "a", "c"])).verdict == .accepted)
    #expect(model.visible == ["c", "a"])
    #expect(model.query == nil && model.typed == nil)
    #expect(model.value(of: .query) == .null)
    #expect(model.searchCancelShown)
    _ = model.apply(.selectAllTapped)
    #expect(model.selected == ["c", "a"])
    _ = model.apply(Self.erased([]))
    #expect(model.emptyState == .noResults)
    _ = model.apply(.searchCancelled)
    #expect(model.visible == ["a", "b", "c"] && model.query == "" && model.typed == "")
  }

  @Test func `of a submitted search does the same, and asks the host for nothing`() throws {
    var model = try opened(Self.host, [("", "abc")])
    #expect(model.apply(.searchSubmitted(erased: ErasedText(matches: ["b"]))).effects == [])
    #expect(model.visible == ["b"])
    #expect(model.apply(.searchSubmitted(erased: nil)).effects == [])
    #expect(model.apply(.searchChanged(.typed("x"))).effects == ["searchRequested"])
    #expect(model.visible == ["b"], "the old rows stay")
  }

  @Test func `is answered as it was recorded`() throws {
    var model = try opened(Self.host, [("", "abc")])
    _ = model.apply(Self.erased(["a", "b"]))
    let stale = Verdict.rejected(.staleAnswer)
    #expect(model.apply(Self.answer(["c"]), at: .start, recorded: stale).verdict == stale)
    #expect(model.visible == ["a", "b"])
    #expect(model.apply(Self.answer(["c"]), at: .start, recorded: .accepted).verdict == .accepted)
    #expect(model.visible == ["c"])
    let page = PickerEvent.pageLoaded(Page(rows: .items(["d"]), query: "token"))
    #expect(model.apply(page, at: .start, recorded: stale).verdict == stale)
    #expect(model.apply(page).verdict == .accepted, "without a record it is accepted")
    #expect(model.visible == ["c", "d"])
  }

  @Test func `is recorded to decide nothing that is still there to read`() throws {
    var model = try opened(Self.host, [("", "abc")])
    _ = model.apply(.searchChanged(.typed("x")))
    #expect(
      model.apply(Self.answer(["c"], to: "y"), at: .start, recorded: .accepted).verdict
        == .rejected(.staleAnswer))
    let scan = PickerEvent.scanned(Scan(content: .read(raw: "a", value: "a")))
    #expect(
      model.apply(scan, at: .start, recorded: .accepted).verdict == .rejected(.scanDisabled))
  }

  @Test func `of a scan to search leaves its rows`() throws {
    var model = try opened(
      [.mode(.multiple), .search(.enabled(true)), .scan(.enabled(true))], [("", "abc")])
    let scan = PickerEvent.scanned(Scan(content: .erased(ErasedText(matches: ["b"]))))
    for reason in [Reason.emptyScan, .repeatedScan] {
      #expect(
        model.apply(scan, at: .start, recorded: .rejected(reason)).verdict == .rejected(reason))
    }
    #expect(model.visible == ["a", "b", "c"])
    #expect(model.apply(scan).verdict == .accepted)
    #expect(model.visible == ["b"] && model.query == nil)
  }

  @Test func `of a scan that picks leaves what was found`() throws {
    var model = try opened(
      [.mode(.multiple), .scan(.enabled(true)), .scan(.action(.select))], [("", "abC")])
    func scan(_ found: [ItemID]) -> PickerEvent {
      .scanned(Scan(content: .erased(ErasedText(matches: found)), symbology: "qr"))
    }
    #expect(model.apply(scan(["b"])).added == ["b"])
    #expect(model.apply(scan(["b"])).verdict == .rejected(.alreadySelected))
    #expect(model.apply(scan(["C"])).verdict == .rejected(.itemDisabled))
    #expect(model.apply(scan([])).verdict == .rejected(.unknownCode))
    #expect(model.apply(scan(["a", "b"])).verdict == .rejected(.ambiguousCode))
    #expect(
      model.apply(scan(["a"]), at: .start, recorded: .rejected(.repeatedScan)).verdict
        == .rejected(.repeatedScan))
    #expect(model.selected == ["b"])
  }
}
