internal import PickerEvents

extension SessionMaker {
  /// Texts that somebody types, or that fold to nothing, or to a space.
  private static let texts: [ExactText] = [
    "a", "ap", "apf", "apfel", "\u{C4}PF", "a\u{308}", "ss", "\u{DF}", "strasse", "pele",
    "PEL\u{C9}", "cafe pele", "\u{3C3}", "\u{3C2}", "\u{D558}", "\u{D559}\u{AD50}", "lodz",
    "o'n", "O\u{2018}N", "\u{130}", "i", "fi", "iv", "40063", "17", "zz", "b", " b ", "c b",
    "\u{301}", "\u{A8}", " ", "", "\u{3000}a\u{A0}",
  ]

  /// What happens to a search.
  mutating func searchEvents() -> [PickerEvent] {
    switch random.below(20) {
    case 0..<2: return [.searchBegan]
    case 2..<9: return [type(random.one(of: Self.texts))] + answers()
    case 9..<11: return growing()
    case 11..<13: return [.searchSubmitted(erased: nil)] + answers()
    case 13..<15: return [.searchCancelled]
    case 15..<16: return [type("")]
    case 16..<18:
      guard features.contains(.erased) else { return answers() }
      let erased = ErasedText(matches: ids(atMost: 5))
      let event: PickerEvent =
        random.chance(70) ? .searchChanged(.erased(erased)) : .searchSubmitted(erased: erased)
      return [event] + answers() + moreOfAnswer()
    default: return answers()
    }
  }

  private mutating func type(_ text: ExactText) -> PickerEvent {
    queries.append(trimmed(text))
    return .searchChanged(.typed(text))
  }

  /// One text, letter by letter.
  private mutating func growing() -> [PickerEvent] {
    let letters = Array(random.one(of: Self.texts).string.unicodeScalars)
    var events: [PickerEvent] = []
    for length in 0..<letters.count where !random.chance(20) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: letters[0...length])
      events.append(type(ExactText(String(text))))
      if random.chance(20) { events += answers() }
    }
    return events
  }

  /// Some answers, or none, in any order.
  private mutating func answers() -> [PickerEvent] {
    var events: [PickerEvent] = []
    guard features.contains(.hostSearch) else { return events }
    if matching == .builtin && random.chance(85) { return events }
    for _ in 0..<random.below(3) { events.append(answer()) }
    if random.chance(10), let twice = events.first { events.append(twice) }
    return events
  }

  /// A page of the answer to the present query, or none.
  private mutating func moreOfAnswer() -> [PickerEvent] {
    guard features.contains(.data), random.chance(50) else { return [] }
    var page = page()
    page.query = someQuery()
    return [.pageLoaded(page)]
  }

  /// A query that was typed, most often the last one.
  mutating func someQuery() -> ExactText {
    guard let last = queries.last else { return random.one(of: Self.texts) }
    if random.chance(75) { return last }
    return random.one(of: queries + ["zz", ""])
  }

  private func trimmed(_ text: ExactText) -> ExactText {
    var scalars = Array(text.string.unicodeScalars)
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return ExactText(String(view))
  }

  /// What a scanner does.
  mutating func scanEvents() -> [PickerEvent] {
    switch random.below(20) {
    case 0: return [.scannerOpened]
    case 1: return [.scannerClosed]
    case 2: return [.scanFailed(failure: "no light")]
    case 3..<6:
      let scan = PickerEvent.scanned(scan())
      return Array(repeating: scan, count: 2 + random.below(2))
    default: return [.scanned(scan())]
    }
  }

  private mutating func scan() -> Scan {
    let symbology: ExactText? =
      random.chance(40)
      ? nil : random.one(of: ["qr", "ean13", "ean8", "upca", "code128", "codabar", "aztec", ""])
    if features.contains(.erased), random.chance(20) {
      return Scan(
        content: .erased(ErasedText(matches: ids(atMost: 2))), symbology: symbology)
    }
    let value: ExactText =
      switch random.below(10) {
      case 0: id().text
      case 1: random.one(of: ["\u{1D}\u{0} ", " ", "", "\u{1D}17", " 4006381333931\n", "a "])
      case 2: random.one(of: Self.texts)
      default: random.one(of: Self.codes)
      }
    queries.append(trimmed(value))
    let raw = random.chance(90) ? value : ExactText("]C1\(value.string)")
    return Scan(content: .read(raw: raw, value: value), symbology: symbology)
  }
}
