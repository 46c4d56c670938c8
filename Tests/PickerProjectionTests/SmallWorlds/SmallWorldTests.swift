import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `Every state of a small world` {
  /// Each how many-th world is gone through to its end: all with `SMALL_WORLDS=1`.
  ///
  /// Left out, some are gone through near their openings.
  private static let given =
    ProcessInfo.processInfo.environment["SMALL_WORLDS"].flatMap { Int($0) }

  @Test func `keeps every promise and reads as the reference model says`() throws {
    var states = 0
    var edges = 0
    var worlds = 0
    for place in stride(from: 0, to: SmallWorlds.all.count, by: Self.given ?? 1_303) {
      let exploration = Exploration(
        SmallWorlds.all[place], atMost: Self.given == nil ? 40 : .max)
      worlds += 1
      states += exploration.states
      edges += exploration.edges
      if let (session, failed) = exploration.failure {
        let file = try FailureFolder.write(
          session, "small-world-\(place)", "small world \(place)",
          judge: `The machine and the reference model`.failureOrBroken)
        Issue.record("\(failed) in world \(place): \(file?.path ?? "\(session)")")
        return
      }
    }
    print("small worlds: \(worlds) of \(SmallWorlds.all.count), \(states) states, \(edges) steps")
    #expect(states > worlds * 10 && edges > states * 5)
  }
}

extension `The machine and the reference model` {
  /// How a session fails, by the model or by a promise.
  static func failureOrBroken(_ session: PlayableSession) -> FailedSession? {
    failure(session)
      ?? SessionCheck.firstBroken(in: session, open: { Machine($0) }).map { FailedSession($0) }
  }
}
