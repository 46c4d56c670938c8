import Observation
import Synchronization

/// Says whether something that was read has changed since.
final class Watch: Sendable {
  private let changes = Atomic(0)

  /// Reads something, and watches all that was read until the first of it changes.
  init<Answer>(_ read: () -> Answer) {
    _ = withObservationTracking(read) { [self] in changes.add(1, ordering: .relaxed) }
  }

  var isTold: Bool { changes.load(ordering: .relaxed) > 0 }
}
