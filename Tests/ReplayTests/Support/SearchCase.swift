import Testing

/// What happens in a session, and which of it was searched for and meant.
struct SearchCase: Sendable, CustomTestStringConvertible {
  /// How queries are applied.
  enum Mode: String {
    case typing = #"{"enabled":true}"#
    /// No query is long enough to be applied before it is submitted.
    case submitting = #"{"enabled":true,"minimumCharacters":9}"#
    case host = #"{"enabled":true,"matching":"host"}"#
  }

  private let mode: Mode
  /// What is typed, or the name of another event, maybe with its text.
  private let events: [String]
  /// The settled searches, as sequence and query.
  let meant: [String]

  private init(_ events: String..., mode: Mode = .typing, meant: String...) {
    (self.events, self.mode, self.meant) = (events, mode, meant)
  }

  var testDescription: String { events.map { "\"\($0)\"" }.joined(separator: " ") }

  /// The lines of a session file.
  var lines: String {
    let config =
      #"{"mode":"multiple","confirmsOnCancel":true,"search":\#(mode.rawValue)"#
      + #","scan":{"enabled":true,"action":"search"}}"#
    let opened = #"{"event":"opened","config":\#(config),"items":["new york","per"]}"#
    return ([opened] + events.map(Self.line)).joined(separator: "\n") + "\n"
  }

  private static func line(_ event: String) -> String {
    let parts = event.split(separator: ":", maxSplits: 1)
    let text = parts.last ?? ""
    return switch parts.first {
    case "TAP": #"{"event":"tapped","item":"per"}"#
    case "SUBMIT": #"{"event":"searchSubmitted"}"#
    case "ERASED": #"{"event":"searchChanged","erased":true,"matches":["per"]}"#
    case "CANCEL": #"{"event":"cancelTapped"}"#
    case "SCAN": #"{"event":"scanned","value":"\#(text)"}"#
    case "ANSWER": #"{"event":"searchResultsArrived","query":"\#(text)","ids":["per"]}"#
    default: #"{"event":"searchChanged","text":"\#(event)"}"#
    }
  }

  static let all = [
    SearchCase("p", "pe", "per", "TAP", meant: "4 per"),
    SearchCase("new", "new ", "new y", "new yo", "new yor", "new york", meant: "7 new york"),
    SearchCase("pe", "pe ", "TAP", meant: "2 pe"),
    SearchCase("pe", "pe ", " pe", "pe\u{3000}", meant: "2 pe"),
    SearchCase("new", "new ", " new\u{A0}", "new y", meant: "5 new y"),
    // Back again, and over white space.
    SearchCase("x", "xy", "xyz", "xy", "x", "", meant: "4 xyz"),
    SearchCase("new y", "new ", "new", "ne", "n", "", meant: "2 new y"),
    SearchCase("xyz", "xy", "xy ", "x", "z", meant: "2 xyz", "6 z"),
    SearchCase("xyz", "xy", "xy ", "TAP", "x", meant: "2 xyz", "3 xy", "6 x"),
    SearchCase("xyz", "xy", "xy", "xy", meant: "2 xyz", "3 xy"),
    // The same twice running, and what comes behind.
    SearchCase("item", "item", "TAP", meant: "2 item"),
    SearchCase("item", "item", "items", meant: "4 items"),
    SearchCase("item", "item", "item", "ite", meant: "2 item", "5 ite"),
    SearchCase("item", "item", "one", "item", "items", meant: "2 item", "4 one", "6 items"),
    // An event that does not type ends the way.
    SearchCase("new", "TAP", "new ", "new y", meant: "2 new", "5 new y"),
    SearchCase("new", "new ", "TAP", "new y", meant: "2 new", "5 new y"),
    // An empty field is a query like another, and so what is next.
    SearchCase("p", "", " ", "pe", meant: "2 p", "5 pe"),
    // Of what was erased nobody knows whether it is the same.
    SearchCase("new", "ERASED", "new y", meant: "2 new", "3 NULL", "4 new y"),
    SearchCase("new", "new ", "ERASED", "new y", meant: "2 new", "4 NULL", "5 new y"),
    SearchCase("ERASED", "ERASED", "p", "pe", meant: "2 NULL", "3 NULL", "5 pe"),
    SearchCase("xy", "x", "x ", "ERASED", meant: "2 xy", "5 NULL"),
    // Nothing comes behind.
    SearchCase("new", meant: "2 new"), SearchCase("new", "new ", "new", meant: "2 new"),
    // What a scan searches for may go on.
    SearchCase("SCAN:new", "new ", "new y", meant: "4 new y"),
    SearchCase("SCAN:new", "new ", "SCAN:new y", meant: "2 new", "4 new y"),
    SearchCase("pe", "SUBMIT", "pe ", "TAP", mode: .submitting, meant: "3 pe"),
    SearchCase("pe", "SUBMIT", "pe ", "per", "SUBMIT", mode: .submitting, meant: "6 per"),
    SearchCase("pe", "SUBMIT", "pe ", "SUBMIT", "TAP", mode: .submitting, meant: "3 pe"),
    SearchCase("per", "pe", "SUBMIT", "pe ", "p", mode: .submitting, meant: "3 pe", "6 p"),
    SearchCase("pe", "ANSWER:pe", "pe ", "TAP", mode: .host, meant: "3 pe"),
    SearchCase("pe", "ANSWER:pe", "pe ", "per", "ANSWER:per", mode: .host, meant: "6 per"),
    SearchCase("per", "ANSWER:pe", "ANSWER:per", "per ", "pe", mode: .host, meant: "4 per"),
    // An event is one whatever became of it: here an alert asks whether to leave.
    SearchCase("TAP", "pe", "CANCEL", "ANSWER:pe", "pe ", "per", mode: .host),
    SearchCase("TAP", "pe", "CANCEL", "ANSWER:pe", "pe ", "TAP", mode: .host, meant: "5 pe"),
    SearchCase("TAP", "pe", "CANCEL", "per", "ANSWER:pe", "pe ", "x", mode: .host),
    SearchCase("TAP", "pe", "CANCEL", "per", "ANSWER:pe", "pe ", mode: .host, meant: "6 pe"),
  ]
}
