// Observes a session where there is no SwiftUI. Documentation/Embedding.md quotes this file.
//
//     swift run ObserveASession

import Observation
import PickerSession

/// Shows a count and sends an event of its own, all of it on the main actor.
@MainActor
final class Watcher {
  private let session: PickerSession
  /// Held: a row that nobody holds never tells anything.
  private let wine: PickerRow?
  private(set) var shown = ""
  private var drawing: Task<Void, Never>?

  init(_ session: PickerSession) {
    self.session = session
    wine = session.row("Wine")
    draw()
    pair()
  }

  /// Shows the count, and again whenever it changes.
  private func draw() {
    withObservationTracking {
      shown = "\(session.pickCount) picked"
    } onChange: { [weak self] in
      // In here `pickCount` still has its old value, so it is read in the next turn.
      MainActor.assumeIsolated { self?.drawing = Task { self?.draw() } }
    }
  }

  /// Picks cheese with the wine.
  private func pair() {
    withObservationTracking {
      _ = wine?.isPicked
    } onChange: { [weak self] in
      // The session belongs to the main actor, so it tells there.
      MainActor.assumeIsolated { self?.pairNow() }
    }
  }

  private func pairNow() {
    // `isPicked(_:)` is no slice: it says already what the row is about to show.
    if session.isPicked("Wine"), !session.isPicked("Cheese") {
      // Stored and carried out at once; its outcome says what came of it.
      do { try session.send(.tapped("Cheese")) } catch { print(error.message) }
    }
    // An observer is told once: watch again, in the next turn.
    Task { pair() }
  }

  /// Waits until what changed is shown.
  func settle() async { await drawing?.value }
}

let session = try PickerSession(
  Opening(
    config: .init([.mode(.multiple)]), sections: [.init(items: ["Bread", "Cheese", "Wine"])]),
  in: try EventStore(.memory))
let watcher = Watcher(session)
print(watcher.shown)
try session.send(.tapped("Wine"))
await watcher.settle()
print(watcher.shown, session.picks)
