internal import PickerEvents

/// What is counted of a session file that is played.
struct AnswerCounts: Sendable {
  /// Sessions that were opened.
  var sessions = 0
  /// Openings that were refused.
  var refused = 0
  /// Events that were played, openings included.
  var events = 0
  /// Claims that were compared.
  var claims = 0
  /// Claims that do not hold.
  var failures = 0
  /// Events that came out otherwise than they were recorded.
  var divergences = 0
  /// Lines that cannot be read, or may not stand where they do.
  var faults = 0

  /// Writes what the last line of an answer says.
  func write(to json: inout JSONWriter) {
    json.key("counts")
    json.beginObject()
    json.member("sessions", WholeNumber(sessions))
    json.member("refused", WholeNumber(refused))
    json.member("events", WholeNumber(events))
    json.member("claims", WholeNumber(claims))
    json.member("failures", WholeNumber(failures))
    json.member("divergences", WholeNumber(divergences))
    json.member("faults", WholeNumber(faults))
    json.endObject()
  }
}
