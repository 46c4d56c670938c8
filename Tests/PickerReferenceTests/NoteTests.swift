import PickerEvents
import PickerReference
import Testing

@Suite struct `The note` {
  /// Opens a picker over two items with a note, or a single choice that every tap commits.
  private static func opened(
    _ note: [NoteSetting], _ settings: [Setting] = [.mode(.multiple)],
  ) throws -> ReferenceModel {
    try PickerReferenceTests.opened(
      settings + ([.present] + note).map { .note($0) }, [("", "ab")], picks: ["a"])
  }

  private static func edit(
    _ start: Int, _ length: Int, _ text: ExactText, _ kind: EditKind = .typed,
  ) -> PickerEvent {
    .noteEdited(NoteEdit(start: start, length: length, text: text, kind: kind))
  }

  private static let events: [PickerEvent] = [
    .noteFocused, edit(0, 0, "a"), .noteReturned, .noteBlurred, .noteSet(text: "a"),
    .noteErrorSet(hasError: true, text: ""),
  ]

  @Test(arguments: events)
  func `that is not there takes no event`(event: PickerEvent) throws {
    var model = try PickerReferenceTests.opened([], [("", "a")])
    #expect(model.apply(event).verdict == .rejected(.noNote))
    #expect(model.noteReading == nil)
  }

  @Test func `is refused for the first reason that holds`() throws {
    var model = try Self.opened([.isReadOnly(true), .maxLength(1)])
    #expect(model.apply(Self.edit(9, 0, "abc")).verdict == .rejected(.notEditable))
    model = try Self.opened([.maxLength(1)])
    #expect(model.apply(Self.edit(9, 0, "abc")).verdict == .rejected(.invalidRange))
    #expect(model.apply(Self.edit(0, 0, "abc")).verdict == .rejected(.noteTooLong))
    _ = model.apply(.noteSet(text: "b"))
    _ = model.apply(.dismissAttempted)
    #expect(model.apply(Self.edit(9, 0, "abc")).verdict == .rejected(.alertShown))
    _ = model.apply(.discardConfirmed)
    #expect(model.apply(Self.edit(9, 0, "abc")).verdict == .rejected(.sessionEnded))
  }

  @Test(
    arguments: [
      (-1, 0), (0, -1), (1, 2), (3, 1), (5, 0), (4, 1), (.max, .max), (1, .max), (.min, .max),
    ] as [(Int, Int)])
  func `takes no range outside the text or inside a scalar`(start: Int, length: Int) throws {
    var model = try Self.opened([.text("ab\u{1F60D}")])
    #expect(model.apply(Self.edit(start, length, "x")).verdict == .rejected(.invalidRange))
    #expect(model.noteReading?.text == "ab\u{1F60D}")
  }

  @Test func `keeps marks through a range that is refused, and drops them when too long`() throws {
    var model = try Self.opened([.maxLength(2)])
    _ = model.apply(Self.edit(0, 0, "abc", .composing))
    #expect(model.apply(Self.edit(4, 0, "x")).verdict == .rejected(.invalidRange))
    // The range is one of the text with its marks.
    #expect(model.apply(Self.edit(2, 1, "")).verdict == .accepted)
    #expect(model.noteReading?.text == "ab")
    _ = model.apply(Self.edit(0, 0, "c", .composing))
    #expect(model.apply(Self.edit(3, 0, "d")).verdict == .rejected(.noteTooLong))
    #expect(model.noteReading?.text == "ab")
    #expect(model.apply(.doneTapped).effects == ["noteChanged", "committed", "dismissed"])
    #expect(model.noteReading?.text == "ab")
  }

  @Test func `judges an edit by the text before the marks`() throws {
    var model = try Self.opened([.text("abcd"), .maxLength(2)])
    _ = model.apply(Self.edit(4, 0, "xyz", .composing))
    #expect(model.apply(Self.edit(4, 3, "")).verdict == .accepted)
    _ = model.apply(Self.edit(0, 2, "uvw", .composing))
    // Five with its marks and four before them: the four that are left are not more.
    #expect(model.apply(Self.edit(0, 1, "")).verdict == .accepted)
    #expect(model.noteReading?.text == "vwcd")
  }

  @Test func `settles all that was composed as one piece`() throws {
    var model = try Self.opened([.text("abcd"), .maxLength(5), .overLimit(.truncate)])
    _ = model.apply(Self.edit(3, 0, "x", .composing))
    _ = model.apply(Self.edit(1, 0, "yz", .composing))
    // The piece is "yz", what stands between, and "x"; it is cut at its end.
    _ = model.apply(.noteBlurred)
    #expect(model.noteReading?.text == "ayzbd")
  }

  @Test func `has no marks where nothing is composed any more`() throws {
    var model = try Self.opened([.text("abcd"), .maxLength(5), .overLimit(.truncate)])
    _ = model.apply(Self.edit(3, 0, "x", .composing))
    _ = model.apply(Self.edit(3, 1, "", .composing))
    _ = model.apply(Self.edit(1, 0, "yz", .composing))
    _ = model.apply(.noteBlurred)
    #expect(model.noteReading?.text == "aybcd")
  }

  @Test func `is cut where the longest piece fits, also where a shorter one does not`() throws {
    // Behind the line feed the joiner stands alone; the man joins it with the woman.
    var model = try Self.opened(
      [.text("\u{200D}\u{1F469}"), .maxLength(2), .overLimit(.truncate)])
    #expect(model.apply(Self.edit(0, 0, "\n\u{1F468}abc")).verdict == .accepted)
    #expect(model.noteReading?.text == "\n\u{1F468}\u{200D}\u{1F469}")
  }

  @Test func `is not cut where there is no insertion to cut`() throws {
    let family: ExactText = "\u{1F468}\u{200D}\u{1F469}"
    var model = try Self.opened([.text(family), .maxLength(1), .overLimit(.truncate)])
    #expect(model.apply(Self.edit(2, 1, "")).verdict == .rejected(.noteTooLong))
    #expect(model.noteReading?.text == family)
  }

  @Test(
    arguments: [
      (.doneTapped, ["noteChanged", "committed", "dismissed"], "x"),
      (.cancelTapped, ["noteChanged", "cancelled", "dismissed"], ""),
      (.noteSet(text: "y"), ["noteChanged"], "y"),
      (.noteErrorSet(hasError: false, text: ""), ["noteChanged"], "x"),
      (.noteFocused, ["noteChanged"], "x"),
      (.abandoned, ["noteChanged"], "x"),
      (.tapped(item: "b", region: .all), [], ""),
    ] as [(PickerEvent, [String], ExactText)])
  func `tells live of marks that are settled`(
    event: PickerEvent, effects: [String], text: ExactText,
  ) throws {
    var model = try Self.opened([.tracksLiveChanges(true)])
    #expect(model.apply(Self.edit(0, 0, "x", .composing)).effects == [])
    #expect(model.apply(event).effects == effects)
    #expect(model.noteReading?.text == text)
  }

  @Test(
    arguments: [
      .tapped(item: "b", region: .all),
      .scanned(Scan(content: .read(raw: "b", value: "b"), symbology: nil)),
    ] as [PickerEvent])
  func `is settled and told by a tap or scan that commits`(event: PickerEvent) throws {
    let settings: [Setting] = [
      .mode(.single), .dismissesOnSelection(true), .scan(.enabled(true)), .scan(.action(.select)),
    ]
    var model = try Self.opened([], settings)
    _ = model.apply(Self.edit(0, 0, "x", .composing))
    #expect(
      model.apply(event).effects == [
        "selectionChanged", "noteChanged", "committed", "dismissed",
      ])
    #expect(model.noteReading?.text == "x")
  }

  @Test func `stays composed where Done is refused`() throws {
    var model = try Self.opened(
      [.tracksLiveChanges(true)], [.mode(.multiple), .allowsEmptySelection(false)])
    _ = model.apply(.selectionSet(ids: []))
    _ = model.apply(Self.edit(0, 0, "x", .composing))
    #expect(model.apply(.doneTapped).verdict == .rejected(.emptySelection))
    #expect(model.noteReading?.text == "")
    #expect(model.apply(Self.edit(1, 0, "y")).effects == ["noteChanged"])
    #expect(model.noteReading?.text == "xy")
  }

  @Test func `makes the picker dirty without a word of its selection`() throws {
    var model = try Self.opened([.text("\u{E9}")])
    #expect(model.apply(Self.edit(0, 1, "e\u{301}")).verdict == .accepted)
    #expect(model.dirty)
    #expect(model.apply(.doneTapped).effects == ["noteChanged", "committed", "dismissed"])
  }

  @Test func `says where an error stands`() throws {
    var model = try Self.opened([
      .maxLength(1), .countsCharacters(true), .allowsBeyondLimit(true), .hint("Why?"),
    ])
    #expect(model.noteReading?.place == .hint)
    _ = model.apply(Self.edit(0, 0, "a"))
    #expect(model.noteReading?.place == .hint && model.noteReading?.isShownAsError == false)
    _ = model.apply(Self.edit(0, 0, "b"))
    #expect(model.noteReading?.place == .validation && model.noteReading?.isShownAsError == true)
    _ = model.apply(.noteErrorSet(hasError: true, text: ""))
    #expect(model.noteReading?.place == nil && model.noteReading?.isShownAsError == true)
    model = try Self.opened([.errorText("No."), .showsErrorInValidationMessage(false)])
    #expect(model.noteReading?.place == .hint && model.noteReading?.isShownAsError == true)
  }

  @Test(
    arguments: [
      (nil, nil, 2), (nil, 1, 2), (nil, 3, 3), (1, nil, 1), (1, 0, 1), (1, 2, 2), (2, 5, 5),
    ] as [(Int?, Int?, Int)])
  func `has lines enough`(version: Int?, asked: Int?, least: Int) throws {
    let model = try Self.opened(
      [version.map { .version($0) }, .minLines(asked), .maxLines(4)].compactMap { $0 })
    #expect(model.noteReading?.minLines == least)
    #expect(model.noteReading?.maxLines == 4)
  }

  @Test func `shows its placeholder while it is empty`() throws {
    var model = try Self.opened([.placeholder("Why?")])
    #expect(model.noteReading?.placeholder == "Why?")
    _ = model.apply(Self.edit(0, 0, "a", .composing))
    #expect(model.noteReading?.placeholder == "Why?")
    _ = model.apply(.noteFocused)
    #expect(model.noteReading?.placeholder == nil)
    #expect(try Self.opened([]).noteReading?.placeholder == nil)
  }
}
