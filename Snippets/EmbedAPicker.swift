// Embeds a picker as an app would: opens a session, sends it what happens, performs what it says,
// is killed, and goes on. Documentation/Embedding.md quotes this file.
//
//     swift run EmbedAPicker

import PickerSession

let store = try EventStore(.memory)  // an app has .file(path: …)

// Open: up to two of three; a third pick takes the room of the oldest.
var session = try PickerSession(
  Opening(
    config: .init([.mode(.multiple), .max(2)]),
    sections: [.init(items: ["Apple", "Bread", "Cheese"])],
    app: "lunch", actor: "Ada"),
  in: store)

// Send: when this returns, the event is in the log, and the slices are set.
let outcome = try session.send(.tapped("Apple"))
print("added", outcome.added.map(\.string), "picked", session.pickCount)

// A refusal is no error: it is recorded, and nothing else changes.
if case .rejected(let reason) = try session.send(.tapped("Dates")).verdict {
  print("refused:", reason.name)
}

// Several events in one transaction: all of them are stored, or none.
try session.send(contentsOf: [.tapped("Bread"), .tapped("Cheese")])

// The process dies here. The next one finds the session, and goes on with it.
for left in try PickerSession.unfinished(in: store) where left.app == "lunch" {
  session = try PickerSession.resume(left.id, in: store)
}
print("resumed:", session.picks.map(\.string), "can undo:", session.buttons.canUndo)

// Perform: effects are values, and the host does what they say, in order.
for effect in try session.send(.doneTapped).effects {
  switch effect {
  case .committed(let commit): print("chosen:", commit.values.map(\.string))
  case .dismissed: print("the picker goes away")
  default: break
  }
}
