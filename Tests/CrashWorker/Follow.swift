import EventStore
import FaultSupport
import PickerEvents

/// Follows a log and writes a line for each event, until a session of a certain name comes.
struct Follow {
  private let path: String
  private let access: EventStore.Access
  private let last: SessionID

  init(_ words: [String]) throws {
    guard words.count == 5 else { throw Misunderstood() }
    path = words[2]
    switch words[3] {
    case "readOnly": access = .readOnly
    case "existing": access = .existing
    default: throw Misunderstood()
    }
    last = SessionID(words[4])
  }

  /// Follows from the beginning.
  func run() throws(StoreError) {
    let store = try EventStore(.file(path: path), access: access, patience: .seconds(60))
    var tail = try store.tail()
    while true {
      for event in try tail.nextPage() {
        Pipe.say("\(event.position) \(event.session.string) \(event.event.sequence)")
        if event.session == last { return }
      }
      Pipe.rest()
    }
  }
}
