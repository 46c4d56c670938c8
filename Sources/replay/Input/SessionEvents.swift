import EventStore
import PickerEvents

/// Hands out a session's events in order, in constant memory.
struct SessionEvents {
  private enum Source {
    case log(EventReader)
    case file(SessionLines, end: Int)
    /// The reader is in use.
    case lent
  }

  private var source: Source

  init(_ reader: EventReader) { source = .log(reader) }

  init(_ file: OpenFile, _ place: SessionEntry.Place) {
    source = .file(SessionLines(file, from: place), end: place.end)
  }

  /// The next event; nil after the last.
  mutating func next() throws(ToolError) -> InputEvent? {
    switch source {
    case .log(var reader):
      source = .lent
      defer { source = .log(reader) }
      do throws(StoreError) {
        return try reader.nextEvent().map { InputEvent($0) }
      } catch {
        throw ToolError(error)
      }
    case .file(var lines, let end):
      source = .lent
      defer { source = .file(lines, end: end) }
      while lines.offset < end, let line = try lines.next() {
        switch line.content {
        case .skipped, .expectation: continue
        case .event(let event): return InputEvent(event)
        }
      }
      return nil
    case .lent: preconditionFailure("a session's events are read while they are read")
    }
  }
}
