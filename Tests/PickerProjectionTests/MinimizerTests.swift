import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite struct `A session that fails` {
  private typealias Broken = BrokenPicker<Machine>

  /// How a picker with a planted fault differs from the reference model, or breaks a promise.
  private static func failure(_ session: PlayableSession, _ fault: PlantedFault) -> FailedSession? {
    SessionCheck.firstBroken(in: session, [fault.invariant]) { opening in
      Machine(opening).map { Broken(fault, $0) }
    }.map { FailedSession($0) }
  }

  @Test(arguments: PlantedFault.allCases)
  func `is made as small as a handful of events, and fails as before`(
    fault: PlantedFault,
  ) throws {
    let failing = (0..<600 as Range<UInt64>).lazy
      .map { PlayableSession(RandomSession(seed: $0, features: .all)) }
      .first { $0.steps.count > 8 && Self.failure($0, fault) != nil }
    let session = try #require(failing)
    let minimizer = try #require(SessionMinimizer(session) { Self.failure($0, fault) })
    let small = minimizer.session
    #expect(minimizer.failure.kind == fault.invariant.description)
    #expect(Self.failure(small, fault) == minimizer.failure)
    #expect(small.steps.count <= 4, "\(small.steps)")
    #expect(small.opening.sections.flatMap(\.items).count <= 5)
    #expect(small.opening.config.settings.count <= 4, "\(small.opening.config)")
    // Nothing of it can be left out.
    for place in small.steps.indices {
      var less = small
      less.steps.remove(at: place)
      #expect(Self.failure(less, fault)?.kind != minimizer.failure.kind)
    }
    // The machine without the fault keeps the promise.
    #expect(SessionCheck.firstBroken(in: small, open: { Machine($0) }) == nil)
  }

  @Test(arguments: [PlantedFault.keepsEvicted, .addsInFront, .unpicksAtPages, .takesLongNotes])
  func `is written as a scenario file that fails under the fault, and holds without it`(
    fault: PlantedFault,
  ) throws {
    let failing = (0..<600 as Range<UInt64>).lazy
      .map { PlayableSession(RandomSession(seed: $0, features: .all)) }
      .first { Self.failure($0, fault) != nil }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "picker-failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try #require(failing)
    let written = try FailureFolder.write(found, "planted", "planted", in: folder) {
      Self.failure($0, fault)
    }
    let file = try #require(written)

    var reader = SessionFileReader(name: file.lastPathComponent)
    var player = ScenarioPlayer()
    var broken: Broken?
    var session: PlayableSession?
    var claims = 0
    var differences = 0
    for line in try Data(contentsOf: file).split(
      separator: 0x0A, omittingEmptySubsequences: false)
    {
      switch try reader.read(line: [UInt8](line)) {
      case .skipped: break
      case .event(let event):
        _ = player.play(event)
        if case .opened(let opening) = event.event {
          broken = Machine(opening).map { Broken(fault, $0) }
          session = PlayableSession(opening)
        } else {
          let step = SessionStep(event.event, at: event.time, recorded: event.outcome?.verdict)
          broken?.play(step)
          session?.steps.append(step)
        }
      case .expectation(let expectation):
        for claim in expectation.claims {
          claims += 1
          #expect(player.failure(of: claim) == nil, "\(claim)")
          let readOut = try #require(ReadOut.named(claim.key))
          // An object's keys may stand in another order.
          if case .object = claim.value { continue }
          if broken?.value(of: readOut) != claim.value { differences += 1 }
        }
      }
    }
    #expect(claims > 30)
    #expect(differences > 0, "the file would not show the fault")
    // What was written is the session that was found.
    let read = try #require(session)
    #expect(Self.failure(read, fault)?.kind == fault.invariant.description)
  }
}
