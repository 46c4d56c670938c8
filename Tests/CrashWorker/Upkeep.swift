import EventStore
import PickerProjection

/// What is done to a log beside appending.
struct Upkeep {
  private let rebuilds: Bool
  private let path: String

  init(_ words: [String]) throws {
    guard words.count == 3 else { throw Misunderstood() }
    rebuilds = words[1] == "rebuild"
    path = words[2]
  }

  /// Does it until it is killed.
  func run() throws(StoreError) {
    repeat {
      let store = try EventStore(.file(path: path), access: .existing, patience: .seconds(60))
      if rebuilds {
        try store.rebuild(ChoiceProjection.self)
        Pipe.say("rebuilt")
      } else {
        Pipe.say("upgraded")
      }
    } while rebuilds
  }
}
