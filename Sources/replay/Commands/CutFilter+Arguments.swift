import EventStore
import PickerEvents

extension CutFilter {
  /// Reads which sessions are wanted; those that are named are added when the log is open.
  ///
  /// - Parameters:
  ///   - arguments: The options.
  ///   - since: The moment that `--since` means.
  /// - Throws: Where `--until` is no moment.
  init(_ arguments: Arguments, since: Timestamp?) throws(ToolError) {
    self.init()
    app = arguments.value(.app).map { ExactText($0) }
    actor = arguments.value(.actor).map { ExactText($0) }
    end = arguments.value(.ending).map { name in
      Ending.named(ExactText(name)).map { .ended($0) } ?? .open
    }
    self.since = since
    until = try arguments.moment(.until, isEnd: true)
  }
}
