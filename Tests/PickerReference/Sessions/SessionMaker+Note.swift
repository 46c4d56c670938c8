internal import PickerEvents

extension SessionMaker {
  /// Texts that are short and still hard: characters of many scalars, and pieces of such that join
  /// with what stands before or behind them.
  private static let notes: [ExactText] = [
    "a", "b", "xy", "abc", "a b", " ", "", "\n", "\r\n", "\r", "\u{301}", "e\u{301}",
    "a\u{300}\u{323}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{200D}", "\u{1F469}",
    "\u{200D}\u{1F466}", "\u{1F60D}", "\u{1F44D}", "\u{1F3FD}", "\u{FE0F}", "\u{2764}\u{FE0F}",
    "\u{1F1F5}", "\u{1F1F9}", "\u{1F1F5}\u{1F1F9}", "\u{1F1F5}\u{1F1F9}\u{1F1F5}", "\u{1112}",
    "\u{1161}", "\u{11AB}", "\u{D558}", "\u{D559}\u{AD50}", "\u{600}", "\u{0}", "\u{306B}\u{307B}",
    "\u{65E5}\u{672C}", "x\u{1F60D}y\u{301}", "\u{1F60D}\u{1F60D}\u{1F60D}", "hello, you",
  ]

  /// What is configured of the note; seldom there is none.
  mutating func noteSettings() -> [Setting] {
    if random.chance(12) { return [] }
    var settings: [NoteSetting] = [.present]
    if random.chance(45) { settings.append(.text(noteText())) }
    if random.chance(80) { settings.append(.maxLength(random.below(7))) }
    if random.chance(3) { settings.append(.maxLength(random.one(of: [-1, .min, .max]))) }
    if random.chance(50) { settings.append(.countsCharacters(true)) }
    if random.chance(35) { settings.append(.allowsBeyondLimit(true)) }
    if random.chance(50) { settings.append(.overLimit(.truncate)) }
    if random.chance(60) { settings.append(.unit(random.one(of: Array(NoteUnit.allCases)))) }
    if random.chance(4) { settings.append(.isEditable(false)) }
    if random.chance(6) { settings.append(.isReadOnly(true)) }
    if random.chance(20) { settings.append(.isRequired(true)) }
    if random.chance(40) { settings.append(.tracksLiveChanges(true)) }
    return (settings + noteLooks()).map { .note($0) }
  }

  private mutating func noteLooks() -> [NoteSetting] {
    var settings: [NoteSetting] = []
    if random.chance(25) { settings.append(.placeholder(random.chance(80) ? "Why?" : nil)) }
    if random.chance(20) { settings.append(.hint(random.one(of: ["Be short.", "", nil]))) }
    if random.chance(15) { settings.append(.hidesReadOnlyHint(true)) }
    if random.chance(10) { settings.append(.readOnlyHint("Look only")) }
    if random.chance(15) { settings.append(.reachLimitMessage(random.one(of: ["Full", nil]))) }
    if random.chance(15) { settings.append(.beyondLimitMessage(random.one(of: ["Over", nil]))) }
    if random.chance(5) { settings.append(.hasError(true)) }
    if random.chance(6) { settings.append(.errorText(random.one(of: ["No.", "", nil]))) }
    if random.chance(30) { settings.append(.showsErrorInValidationMessage(false)) }
    if random.chance(10) { settings.append(.mandatoryIndicator("!")) }
    if random.chance(25) { settings.append(.version(random.chance(70) ? 1 : 2)) }
    if random.chance(20) { settings.append(.minLines(random.chance(9) ? -1 : random.below(4))) }
    if random.chance(10) { settings.append(.maxLines(random.chance(9) ? -1 : random.below(4))) }
    return settings
  }

  private mutating func noteText() -> ExactText {
    var text = random.one(of: Self.notes)
    while random.chance(30) { text = ExactText(text.string + random.one(of: Self.notes).string) }
    return text
  }

  /// What happens to the note.
  mutating func noteEvents() -> [PickerEvent] {
    switch random.below(40) {
    case 0..<12: return [noteEdit(random.one(of: Array(EditKind.allCases)))]
    case 12..<15: return (0...random.below(3)).map { _ in noteEdit(.typed) }
    case 15..<18: return [deletion()]
    case 18..<26: return composition()
    case 26..<28: return [.noteFocused]
    case 28..<31: return [.noteReturned]
    case 31..<34: return [.noteBlurred]
    case 34..<37: return [noteSet()]
    default:
      let text: ExactText = random.one(of: ["Not this.", "", ""])
      return [.noteErrorSet(hasError: random.chance(40), text: text)]
    }
  }

  private mutating func noteSet() -> PickerEvent {
    let text = noteText()
    noteUnits = Array(text.string.utf16)
    return .noteSet(text: text)
  }

  /// Marked text that grows or changes, and most often what settles it, at once or later.
  private mutating func composition() -> [PickerEvent] {
    var events: [PickerEvent] = []
    if random.chance(20) { events.append(.noteFocused) }
    var edit = composed(start: place(), length: 0)
    events.append(.noteEdited(edit))
    while random.chance(50) {
      if random.chance(25) {
        events.append(noteEdit(.composing))
      } else {
        edit = composed(start: edit.start, length: edit.text.string.utf16.count)
        events.append(.noteEdited(edit))
      }
    }
    switch random.below(10) {
    case 0..<4:
      edit.length = edit.text.string.utf16.count
      edit.text = noteText()
      edit.kind = .typed
      events.append(.noteEdited(edit))
      guess(edit)
    case 4: events.append(random.chance(50) ? .noteBlurred : .noteReturned)
    case 5: events.append(noteEdit(.typed))
    case 6:
      let endings: [PickerEvent] = [.doneTapped, .cancelTapped, .dismissAttempted, .abandoned]
      events.append(random.one(of: endings))
    case 7..<9: events += [.tapped(id()), .tapped(id())]
    default: break
    }
    return events
  }

  private mutating func composed(start: Int, length: Int) -> NoteEdit {
    let edit = NoteEdit(start: start, length: length, text: noteText(), kind: .composing)
    guess(edit)
    return edit
  }

  private mutating func noteEdit(_ kind: EditKind) -> PickerEvent {
    if random.chance(4) {
      let start = random.one(of: [-1, 0, 1, 40, .max, .min])
      let length = random.one(of: [-1, 0, 1, 40, .max, .min])
      return .noteEdited(NoteEdit(start: start, length: length, text: noteText(), kind: kind))
    }
    let start = place()
    let length = random.chance(55) ? 0 : random.below(noteUnits.count - start + 1)
    let edit = NoteEdit(start: start, length: length, text: noteText(), kind: kind)
    guess(edit)
    return .noteEdited(edit)
  }

  private mutating func deletion() -> PickerEvent {
    let start = random.below(noteUnits.count + 1)
    let length = min(1 + random.below(2), noteUnits.count - start)
    let edit = NoteEdit(start: start, length: length, text: "", kind: .typed)
    guess(edit)
    return .noteEdited(edit)
  }

  /// A place in the text as it may be, most often its end.
  private mutating func place() -> Int {
    random.chance(40) ? noteUnits.count : random.below(noteUnits.count + 1)
  }

  /// Does what an edit would do.
  ///
  /// Whether it is accepted is not known here, and neither what is cut;
  /// a text that seems long is taken to be cut, so that most ranges stay within the true one.
  private mutating func guess(_ edit: NoteEdit) {
    guard edit.start <= noteUnits.count, edit.length <= noteUnits.count - edit.start else { return }
    noteUnits.replaceSubrange(edit.start..<edit.start + edit.length, with: edit.text.string.utf16)
    noteUnits = Array(noteUnits.prefix(random.one(of: [4, 6, 9, 14])))
  }
}
