/// Reads a session file line by line (Documentation/SessionFile.md).
///
/// It keeps no more than the name, the identity, and the last place and time of the present
/// session, so that a file of any length is read in constant memory.
public struct SessionFileReader: Sendable {
  private let name: String
  private var line: Int
  private var session: OpenSession?

  /// Begins to read a file.
  ///
  /// - Parameters:
  ///   - name: The file's name, which names sessions that have no name of their own.
  ///   - passed: How many lines of it were passed over before.
  public init(name: String, after passed: Int = 0) {
    self.name = name
    line = passed
  }

  /// Counts a line without reading it.
  public mutating func skipLine() { line += 1 }

  /// Reads the next line.
  ///
  /// After a fault the next line can be read all the same: the faulty one is counted, but nothing
  /// of it is taken. Where it may have been meant as an opening, no session is open any more, so
  /// that what comes after it is not taken for the session before it.
  ///
  /// - Parameter bytes: The line without its line feed; a carriage return at its end is passed over,
  ///   and so is a byte order mark at the start of the first line.
  /// - Returns: What the line says.
  /// - Throws: `SessionFileError` for whatever is not an event or an expectation, to the letter.
  /// - Complexity: O(bytes).
  public mutating func read(line bytes: [UInt8]) throws(SessionFileError) -> SessionFileLine {
    line += 1
    let hasMark = line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var reader = JSONReader(bytes, line: line, from: hasMark ? 3 : 0)
    guard reader.current != 0x23 else { return .skipped }
    reader.skipSpace()
    guard reader.position < bytes.count else { return .skipped }
    do throws(SessionFileError) {
      return try read(&reader)
    } catch {
      if Self.mayOpen(bytes) { session = nil }
      throw error
    }
  }

  private mutating func read(
    _ reader: inout JSONReader,
  ) throws(SessionFileError) -> SessionFileLine {
    let fields = try JSONFields(&reader, expected: "an object on each line")
    try reader.expectEnd()
    if let member = fields.member("expect") {
      return .expectation(try readExpectation(fields, member))
    }
    guard var value = fields.value("event") else {
      throw fields.missing(
        "event", expected: "\"event\" with the name of an event, or \"expect\"",
        remedy: "say what happened")
    }
    return .event(try readEvent(try value.readKind(), fields))
  }

  /// Whether a faulty line could have been an opening, whatever else is wrong with it.
  private static func mayOpen(_ bytes: [UInt8]) -> Bool {
    // The letters by which an opening is known, each tried only where its first one stands.
    let open = Array("open".utf8)
    let config = Array("config".utf8)
    let preselected = Array("preselected".utf8)
    for (place, byte) in bytes.enumerated() {
      let sign: [UInt8]
      switch byte {
      case open[0]: sign = open
      case config[0]: sign = config
      case preselected[0]: sign = preselected
      default: continue
      }
      if bytes[place...].starts(with: sign) { return true }
    }
    return false
  }

  private func readExpectation(
    _ fields: JSONFields, _ member: JSONFields.Member,
  ) throws(SessionFileError) -> Expectation {
    try fields.allow(only: ["expect"], of: "a line of claims")
    guard session != nil else { throw notOpened(fields, member) }
    var value = fields.reader(at: member)
    let claims = try JSONFields(&value, expected: "an object of claims")
    try claims.allow(only: Claim.names, of: "expect")
    var expectation = Expectation(line: line, claims: [])
    for member in claims.members {
      guard let key = ClaimKey.named(member.key) else { continue }
      var value = claims.reader(at: member)
      let shape = key.shape
      expectation.claims.append(
        Claim(
          key: member.key, column: value.column(of: member.keyOffset),
          value: try value.readClaim(shape, expected: shape.words)))
    }
    return expectation
  }

  private mutating func readEvent(
    _ kind: EventKind, _ fields: JSONFields,
  ) throws(SessionFileError) -> SessionFileEvent {
    try fields.allow(
      only: kind.fields + ["event", "session", "seq", "ts"] + RecordedFields.names, of: kind.name)
    let place =
      if kind == .opened { try readOpening(fields) } else { try readPlace(fields) }
    let event = try PickerEvent(
      EventParts(
        kind: kind,
        item: kind.hasItem ? try fields.text("item").map { ItemID($0) } : nil,
        text: try mainText(of: kind, fields),
        rows: kind.rowKeys.isEmpty ? nil : try fields.rows(under: kind.rowKeys, place.form),
        rest: fields))
    let recorded = try RecordedFields(fields)
    session = place
    return SessionFileEvent(
      line: line, session: place.id, sequence: place.sequence, time: place.time, event: event,
      outcome: recorded.outcome, receipt: recorded.receipt)
  }

  private func mainText(
    of kind: EventKind, _ fields: JSONFields,
  ) throws(SessionFileError) -> ExactText? {
    guard let key = kind.textKey else { return nil }
    // The query of a page is the one main text that means something by its absence.
    return kind == .pageLoaded ? try fields.optionalText(key) : try fields.text(key)
  }

  /// Where an opening stands: in a session of its own.
  private func readOpening(_ fields: JSONFields) throws(SessionFileError) -> OpenSession {
    if let number = try fields.integer("seq"), number != 1 {
      throw badSequence(fields, expected: 1, remedy: "an opening is the first event of its session")
    }
    let id = try fields.text("session") ?? ExactText("\(name):\(line)")
    if id.isEmpty {
      throw fields.fault(
        at: "session", .badValue, expected: "a name that is not empty",
        remedy: "give it a name, or leave \"session\" out")
    }
    let configuration = Configuration(try fields.configuration())
    return OpenSession(
      id: SessionID(id), form: ItemForm(configuration.identity), sequence: 1,
      time: try readTime(fields) ?? .byHand)
  }

  /// Where any other event stands: behind the last one.
  private func readPlace(_ fields: JSONFields) throws(SessionFileError) -> OpenSession {
    guard var place = session else {
      guard let member = fields.member("event") else { preconditionFailure("an event has a kind") }
      throw notOpened(fields, member)
    }
    if let id = try fields.text("session"), id != place.id.text {
      throw fields.fault(
        at: "session", .misplaced,
        expected: "the open session, \(JSONExcerpt.quoted(place.id.text))",
        remedy: "keep the lines of a session together, each session after its opened line")
    }
    place.sequence += 1
    if let number = try fields.integer("seq"), number != place.sequence {
      throw badSequence(
        fields, expected: place.sequence, remedy: "a line is missing, doubled or out of order")
    }
    guard let time = try readTime(fields) ?? place.time.next else {
      throw fields.missing(
        "ts", expected: "a moment", remedy: "no later one could be counted up; give one")
    }
    place.time = time
    return place
  }

  private func readTime(_ fields: JSONFields) throws(SessionFileError) -> Timestamp? {
    let expected = "a moment with an offset, such as 2026-03-01T09:00:00.000000Z"
    guard var value = fields.value("ts") else { return nil }
    let text = try value.readText(expected: expected)
    guard let time = Timestamp(rfc3339: text.string) else {
      throw fields.fault(
        at: "ts", .badValue, expected: expected,
        remedy: "write it as RFC 3339 has it, with six digits of the second at most")
    }
    return time
  }

  private func badSequence(
    _ fields: JSONFields, expected: Int, remedy: String,
  ) -> SessionFileError {
    fields.fault(at: "seq", .misplaced, expected: "\(expected)", remedy: remedy)
  }

  private func notOpened(
    _ fields: JSONFields, _ member: JSONFields.Member,
  ) -> SessionFileError {
    fields.fault(
      .misplaced, at: member, found: "a line outside of any session",
      expected: "an \"opened\" line before it",
      remedy: "begin the session with {\"event\":\"opened\",…}, or repair the one before")
  }
}

extension JSONReader {
  /// Reads the name of an event.
  ///
  /// - Returns: Which event it is.
  fileprivate mutating func readKind() throws(SessionFileError) -> EventKind {
    let offset = position
    let names = EventKind.allCases.map { $0.name }
    let text = try readText(expected: "the name of an event (a text)")
    guard let kind = EventKind.named(text) else {
      throw badName(offset, text, names, code: .unknownEvent)
    }
    return kind
  }
}
