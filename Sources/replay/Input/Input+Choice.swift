import EventStore
import PickerEvents

extension Input {
  /// The session that a word means: an id, the beginning of one, `@last`, or the only one.
  func session(_ word: String?) throws(ToolError) -> SessionEntry {
    guard let word else { return try onlySession() }
    if word == "@last" {
      guard let newest = try sessions().first else { throw noSession }
      return newest
    }
    if let store {
      do throws(StoreError) {
        return SessionEntry(try store.session(matching: ExactText(word)))
      } catch {
        guard error.code == .sessionNotFound else { throw ToolError(error) }
        throw try notFound(word)
      }
    }
    let all = try sessions()
    let exact = all.filter { $0.id == SessionID(word) }
    let found =
      exact.isEmpty
      ? all.filter { $0.id.string.utf8.starts(with: word.utf8) } : exact
    guard let first = found.first else { throw try notFound(word) }
    guard found.count == 1 else {
      throw ToolError(
        .notFound,
        "\(name): \(Words.count(found.count, "session")) \(exact.isEmpty ? "begin" : "are named")"
          + " \(Printable.quoted(word)): \(Self.names(found)); "
          + (exact.isEmpty ? "give more of the id" : "give each a name of its own"))
    }
    return first
  }

  /// The sessions that words mean; nil for all, where there are no words.
  func sessions(named words: ArraySlice<String>) throws(ToolError) -> [SessionID]? {
    guard !words.isEmpty else { return nil }
    var sessions: [SessionID] = []
    for word in words { sessions.append(try session(word).id) }
    return sessions
  }

  private func onlySession() throws(ToolError) -> SessionEntry {
    let all = try sessions()
    guard let first = all.first else { throw noSession }
    guard all.count == 1 else {
      throw .usage(
        "\(name): found \(Words.count(all.count, "session")), expected one; name the one you mean:"
          + " \(Self.names(all)), or @last")
    }
    return first
  }

  private var noSession: ToolError {
    ToolError(.notFound, "\(name): there is no session in it yet; import or record one")
  }

  private func notFound(_ word: String) throws(ToolError) -> ToolError {
    let all = try sessions()
    let near = Nearest.suggestion(for: word, among: all.map(\.id.string))
    let list = all.isEmpty ? "there is none yet" : "there is \(Self.names(all))"
    return ToolError(
      .notFound,
      "\(name): no session is named or begins with \(Printable.quoted(word)); \(list)\(near)")
  }

  private static func names(_ entries: [SessionEntry]) -> String {
    let shown = entries.prefix(5).map { Printable.quoted($0.id.string) }.joined(separator: ", ")
    return entries.count > 5 ? "\(shown) and \(entries.count - 5) more" : shown
  }
}
