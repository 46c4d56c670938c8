import EventStore
import PickerProjection

extension Input {
  /// The log; a session file is taken into one in memory, with its choices.
  func log(_ console: Console) throws(ToolError) -> EventStore {
    if let store { return store }
    guard let file else { preconditionFailure("an input is a log or a session file") }
    var survey = Survey(console, log: nil)
    try survey.take(file)
    for half in survey.halves { console.report(half) }
    let store: EventStore
    do throws(StoreError) {
      store = try EventStore(.memory)
    } catch {
      throw ToolError(error)
    }
    try store.appendTogether({ ToolError($0) }) { (log) throws(ToolError) in
      try Importer.run(file, into: log, console)
    }
    do throws(StoreError) {
      try store.catchUp(ChoiceProjection.self)
    } catch {
      throw ToolError(error)
    }
    return store
  }
}
