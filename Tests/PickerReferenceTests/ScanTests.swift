import PickerEvents
import PickerReference
import Testing

@Suite struct `A scan` {
  private static let select: [Setting] = [
    .mode(.multiple), .scan(.enabled(true)), .scan(.action(.select)),
  ]

  private static func scan(_ value: ExactText, _ symbology: ExactText? = nil) -> PickerEvent {
    .scanned(Scan(content: .read(raw: value, value: value), symbology: symbology))
  }

  @Test func `counts for the window whatever it was refused for`() throws {
    var model = try opened(
      Self.select + [.scan(.repeatWindowMs(1_000)), .scan(.mode(.qr)), .confirmsOnCancel(true)],
      [("", "ab")])
    func at(_ milliseconds: Int64) -> Timestamp {
      Timestamp(microseconds: Timestamp.start.microseconds + milliseconds * 1_000)
    }
    #expect(
      model.apply(Self.scan("a", "ean8"), at: at(0)).verdict == .rejected(.symbologyNotAccepted))
    #expect(model.apply(Self.scan("a"), at: at(999)).verdict == .rejected(.repeatedScan))
    #expect(model.apply(Self.scan("a"), at: at(1_000)).verdict == .accepted)
    _ = model.apply(.cancelTapped)
    #expect(model.apply(Self.scan("b"), at: at(2_000)).verdict == .rejected(.alertShown))
    _ = model.apply(.keepEditingTapped)
    #expect(model.apply(Self.scan("b"), at: at(2_500)).verdict == .rejected(.repeatedScan))
    #expect(model.apply(Self.scan("b"), at: at(1_999)).verdict == .accepted, "not before")
    _ = model.apply(.rulesChanged(RulesChange([.isEditable(false)])))
    #expect(model.apply(Self.scan("c"), at: at(5_000)).verdict == .rejected(.notEditable))
    _ = model.apply(.rulesChanged(RulesChange([.isEditable(true)])))
    #expect(model.apply(Self.scan("c"), at: at(5_001)).verdict == .rejected(.repeatedScan))
  }

  @Test func `is judged by times that are as far apart as times can be`() throws {
    let first = Timestamp(microseconds: .min)
    let last = Timestamp(microseconds: .max)
    var short = try opened(Self.select + [.scan(.repeatWindowMs(1))], [("", "ab")])
    _ = short.apply(Self.scan("x"), at: first)
    #expect(short.apply(Self.scan("x"), at: last).verdict == .rejected(.unknownCode))
    #expect(short.apply(Self.scan("x"), at: first).verdict == .rejected(.unknownCode))
    var long = try opened(Self.select + [.scan(.repeatWindowMs(.max))], [("", "ab")])
    _ = long.apply(Self.scan("x"), at: first)
    #expect(long.apply(Self.scan("x"), at: last).verdict == .rejected(.repeatedScan))
  }

  @Test func `finds an unresolved pick by nothing`() throws {
    var model = try opened(Self.select, [("", "ab")], picks: ["ghost"])
    #expect(model.apply(Self.scan("ghost")).verdict == .rejected(.unknownCode))
  }

  @Test func `commits or reports as a tap does, and leaves the search alone`() throws {
    let search: [Setting] = [
      .scan(.enabled(true)), .scan(.action(.select)), .search(.enabled(true)),
      .search(.cancelsAfterSelection(true)),
    ]
    var reports = try opened(search + [.reportsEachTap(true)], [("", "ab")])
    _ = reports.apply(.searchChanged(.typed("item b")))
    #expect(reports.apply(Self.scan("a")).effects == ["valueChosen"])
    #expect(reports.visible == ["b"])
    #expect(reports.tap("b").effects == ["valueChosen", "scrollToTop"])
    var commits = try opened(search + [.dismissesOnSelection(true)], [("", "ab")])
    _ = commits.apply(.searchChanged(.typed("item b")))
    var tapped = commits
    #expect(
      commits.apply(Self.scan("a")).effects == ["selectionChanged", "committed", "dismissed"])
    #expect(
      tapped.tap("a").effects == ["selectionChanged", "scrollToTop", "committed", "dismissed"])
    #expect(commits.visible == ["a", "b"], "an ended session has no search")
  }
}
