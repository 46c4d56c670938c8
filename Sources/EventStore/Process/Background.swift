internal import Synchronization

/// Work for a log that nobody waits for, one piece after the other.
///
/// One piece at a time, so that many sessions that end together take one thread of the program's
/// pool and not all: a piece may wait for a lock, for as long as the store is patient.
package final class Background: Sendable {
  private struct State {
    var pieces: [@Sendable () -> Void] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  /// Adds a piece of work.
  package func add(_ piece: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      state.pieces.append(piece)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard begins else { return }
    Task.detached(priority: .utility) { [self] in
      while let piece = next() {
        piece()
        await Task.yield()
      }
    }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.isRunning = !state.pieces.isEmpty
      return state.isRunning ? state.pieces.removeFirst() : nil
    }
  }
}
