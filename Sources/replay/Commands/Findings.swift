import PickerEvents
import PickerProjection

/// Reports what a check finds, and counts it.
struct Findings {
  private let console: Console
  private let isJSON: Bool
  private var file = ""
  private var session: SessionID?
  private var files = 0
  private var sessions = 0
  private var claims = 0
  private var failed = 0
  private var differing = 0
  private var errors = 0
  private var hasDivergence = false
  /// How many events were played.
  private(set) var events = 0
  /// How many sessions of the present file were played.
  private(set) var sessionsOfFile = 0

  init(_ console: Console, isJSON: Bool) {
    self.console = console
    self.isJSON = isJSON
  }

  mutating func begin(_ file: String) {
    self.file = file
    files += 1
    sessionsOfFile = 0
  }

  mutating func count(_ event: InputEvent, of session: SessionID?) {
    events += 1
    guard event.sequence == 1 else { return }
    self.session = session
    sessions += 1
    sessionsOfFile += 1
    hasDivergence = false
  }

  /// Counts a claim, and names it where it fails.
  mutating func claim(
    _ claim: Claim, _ line: Int, _ failure: ClaimFailure?, _ refusal: RefusedOpening?,
  ) throws(ToolError) {
    claims += 1
    guard let failure else { return }
    failed += 1
    console.answerNo()
    if isJSON {
      try write("claim") { json in
        json.key("line")
        json.number(line)
        json.key("column")
        json.number(claim.column)
        json.key("claim")
        json.text(claim.key)
        json.key("expected")
        json.value(claim.value)
        json.key("found")
        json.value(failure.found)
      }
      return
    }
    let key = Printable.text(claim.key.string)
    let why = refusal.map { "; the opening is refused: \(Printable.text($0.description))" } ?? ""
    try console.line(
      console.paint(.failed, "\(Printable.text(file)):\(line)")
        + ": claimed \(key) \(Self.shown(claim.value)), found \(Self.shown(failure.found))\(why)")
  }

  /// Names the first divergence of a session and counts the others.
  mutating func divergence(_ divergence: Divergence, line: Int?) throws(ToolError) {
    guard !hasDivergence else { return }
    hasDivergence = true
    differing += 1
    console.answerNo()
    if isJSON {
      try write("divergence") { json in
        if let line {
          json.key("line")
          json.number(line)
        }
        json.key("divergence")
        StateJSON.write(divergence, to: &json)
      }
      return
    }
    let place = line.map { ":\($0)" } ?? ""
    let name = Printable.quoted(session?.string ?? "")
    try console.line(
      console.paint(.failed, "\(Printable.text(file))\(place)")
        + ": session \(name), event \(divergence.sequence) differs from the record:"
        + " \(DivergenceWords.line(divergence))")
  }

  /// Names what could not be read.
  mutating func error(_ error: ToolError) throws(ToolError) {
    errors += 1
    if isJSON { try write("error") { $0.member("message", error.message) } }
    console.report(error)
  }

  func finish() throws(ToolError) {
    if isJSON {
      var json = JSONWriter()
      json.beginObject()
      json.member("kind", "summary")
      for (key, number) in [
        ("files", files), ("sessions", sessions), ("events", events), ("claims", claims),
        ("failed", failed), ("diverging", differing), ("errors", errors),
      ] {
        json.key(key)
        json.number(number)
      }
      json.endObject()
      json.endLine()
      return try console.write(json.bytes)
    }
    var words = "\(Words.count(sessions, "session")), \(Words.count(events, "event"))"
    if claims > 0 {
      words +=
        failed == 0
        ? ", \(Self.all(claims))" : ", \(failed) of \(Words.count(claims, "claim")) failed"
    }
    if differing > 0 {
      words +=
        ", \(Words.count(differing, "session"))"
        + " \(differing == 1 ? "differs" : "differ") from the record"
    }
    if errors > 0 { words += ", \(Words.count(errors, "error"))" }
    let isGood = failed + differing + errors == 0
    try console.line(console.paint(isGood ? .added : .failed, isGood ? "good: " : "bad: ") + words)
  }

  private static func all(_ claims: Int) -> String {
    claims == 1 ? "the 1 claim holds" : "all \(claims) claims hold"
  }

  private func write(_ kind: String, _ body: (inout JSONWriter) -> Void) throws(ToolError) {
    var json = JSONWriter()
    json.beginObject()
    json.member("kind", kind)
    json.member("file", file)
    if let session { json.member("session", session.string) }
    body(&json)
    json.endObject()
    json.endLine()
    try console.write(json.bytes)
  }

  /// A value as a line can show it.
  private static func shown(_ value: JSONValue) -> String {
    Printable.text(Printable.shortened(String(decoding: value.json, as: UTF8.self), to: 200))
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ key: String, _ value: String) {
    self.key(key)
    text(value)
  }
}
