// A choice with a note beside it, as a text view of the platform would drive it.
// Documentation/Embedding.md quotes this file.
//
//     swift run WriteANote

import PickerSession

let store = try EventStore(.memory)  // an app has .file(path: …)
let session = try PickerSession(
  Opening(
    config: .init([
      .mode(.multiple), .note(.maxLength(12)), .note(.countsCharacters(true)),
      .note(.hint("For the kitchen")),
    ]),
    sections: [.init(items: ["Soup", "Stew"])]),
  in: store)

/// Answers a text view that asks, before it changes, whether that text may replace this piece.
@MainActor func shouldChange(at start: Int, length: Int, to text: ExactText, composing: Bool) throws
  -> Bool
{
  let edit = NoteEdit(
    start: start, length: length, text: text, kind: composing ? .composing : .typed)
  switch try session.send(.noteEdited(edit)).verdict {
  case .accepted: return true
  case .rejected(let reason):
    print("refused:", reason.name)
    return false
  }
}

@MainActor func show() {
  guard let note = session.note else { return }
  print(note.counter?.string ?? "", note.message?.text.string ?? "", note.isError ? "!" : "")
}

show()
try session.send(.noteFocused)
_ = try shouldChange(at: 0, length: 0, to: "no salt", composing: false)
show()
// An input method composes: until it is settled the note reads as before.
_ = try shouldChange(at: 7, length: 0, to: "ni", composing: true)
show()
_ = try shouldChange(at: 7, length: 2, to: "、に", composing: false)
show()
_ = try shouldChange(at: 9, length: 0, to: " and hot", composing: false)
let outcome = try session.send(.noteBlurred)
print(outcome.effects.map(\.name))
try session.send(.tapped("Soup"))
try session.send(.doneTapped)
print(session.commit?.note ?? "", session.commit?.values ?? [])
