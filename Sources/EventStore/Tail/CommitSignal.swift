internal import Synchronization

/// Wakes those who wait for events when the same store has appended some: a hint, and no more.
final class CommitSignal: Sendable {
  private struct State {
    var count = 0
    var number = 0
    var sleepers: [Int: Task<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// How often something was appended.
  var count: Int { state.withLock { $0.count } }

  /// Wakes everybody up.
  func fire() {
    let sleepers = state.withLock { state in
      state.count += 1
      let sleepers = state.sleepers
      if !sleepers.isEmpty { state.sleepers = [:] }
      return sleepers
    }
    for sleeper in sleepers.values { sleeper.cancel() }
  }

  /// Waits for something to be appended, for a time at most, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - seen: The count that is known; where it is another one already, nothing is waited for.
  ///   - limit: The longest wait.
  func wait(beyond seen: Int, atMost limit: Duration) async {
    let sleeper = Task.detached { () -> Void in try? await Task.sleep(for: limit) }
    let number = state.withLock { state -> Int? in
      guard state.count == seen else { return nil }
      state.number += 1
      state.sleepers[state.number] = sleeper
      return state.number
    }
    guard let number else { return sleeper.cancel() }
    await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    state.withLock { $0.sleepers[number] = nil }
  }
}
