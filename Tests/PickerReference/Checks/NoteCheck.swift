public import PickerEvents

/// Whether the note keeps to its limit (1.9, 12), is given back by a revert (1.9, 7), and says
/// nothing of what is being composed.
public struct NoteCheck {
  private let config: NoteConfiguration?

  /// Makes a check for a session.
  ///
  /// - Parameter opening: How the session begins.
  public init(_ opening: Opening) {
    config = Configuration(opening.config).note
  }

  /// Judges one event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - before: What was read before it.
  ///   - after: What was read after it.
  /// - Returns: What is wrong, in words.
  public func broken(by event: PickerEvent, before: Reading, after: Reading) -> [String] {
    guard let config, let old = before.note, let new = after.note else {
      let isNowhere = config == nil && before.note == nil && after.note == nil
      return isNowhere && after.values[.note] == .null ? [] : ["a note comes or goes"]
    }
    var broken: [String] = []
    if !isClaimed(new, by: after) { broken.append("a claim would say something else of the note") }
    let isReverted = after.values[.ended] == .text("cancelled")
    if isReverted && new.text != config.text { broken.append("the note is not given back") }
    // The host's own text may be too long, be it at the opening or later.
    if !isReverted, event.kind != .noteSet, isAboveLimit(new), new.count > old.count {
      broken.append("the note grows above its limit")
    }
    if case .noteEdited(let edit) = event, edit.kind == .composing {
      if new != old { broken.append("what is being composed is seen") }
      if effects(of: after).contains("noteChanged") {
        broken.append("what is being composed is told")
      }
    }
    return broken
  }

  private func isAboveLimit(_ note: ReferenceNoteReading) -> Bool {
    guard let config, config.maxLength > 0 else { return false }
    return note.count > config.maxLength && !(config.countsCharacters && config.allowsBeyondLimit)
  }

  private func effects(of reading: Reading) -> [ExactText] {
    guard case .array(let names) = reading.values[.effects] else { return [] }
    return names.compactMap { name in
      if case .text(let name) = name { name } else { nil }
    }
  }

  /// Whether what session files claim of the note is what is read off it.
  private func isClaimed(_ note: ReferenceNoteReading, by reading: Reading) -> Bool {
    guard case .object(let members) = reading.values[.note] else { return false }
    let read: [JSONMember] = [
      JSONMember("text", .text(note.text)),
      JSONMember("count", .number(Int64(note.count))),
      JSONMember("remaining", note.remaining.map { .number(Int64($0)) } ?? .null),
      JSONMember("counter", note.counter.map { .text($0) } ?? .null),
      JSONMember("error", .bool(note.isShownAsError)),
      JSONMember("message", note.message.map { .text($0) } ?? .null),
    ]
    return Set(members) == Set(read)
      && reading.values[.noteError] == .bool(note.hasCharacterCountError)
  }
}
