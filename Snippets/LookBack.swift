// Looks back at what was chosen, and how it came to it. Documentation/Embedding.md quotes this
// file.
//
//     swift run LookBack

import PickerSession

let store = try EventStore(.memory)  // an app has .file(path: …)
let session = try PickerSession(
  Opening(
    config: .init([.mode(.multiple), .max(2)]),
    sections: [.init(items: ["Apple", "Bread", "Cheese"])]),
  in: store)
for event: PickerEvent in [.tapped("Apple"), .tapped("Bread"), .tapped("Cheese"), .doneTapped] {
  try session.send(event)
}

// The life of every pick. A program that exits right after an ending keeps them first.
try store.keepChoices()
for choice in try store.choices(of: session.id) {
  let end =
    switch choice.end?.cause {
    case nil: choice.isCommitted ? "was committed" : "was held to the end"
    case .evicted(let newer, _): "made room for \(newer)"
    case .some(let cause): "went by \(cause)"
    }
  print("\(choice.title), picked at event \(choice.picked), \(end)")
}

// They follow from the events: they can be compared with them, and made anew.
if try store.compareChoices().different > 0 { try store.rebuildChoices() }

// The session, event by event.
var cursor = try SessionCursor(session.id, in: store)
repeat {
  print(cursor.sequence, cursor.event.event.kind.name, cursor.replay.state.selected)
  if let divergence = cursor.divergence { print("otherwise than recorded:", divergence.aspect) }
} while try cursor.stepForward()

// Back to the third event, and one more.
try cursor.move(to: 3)
try cursor.stepBack()
print("at event", cursor.sequence, "picked:", cursor.replay.state.selected)
