@testable import PickerEvents
@testable import PickerProjection
import PickerReference

/// A session that some bytes made up; it stops the process where the machine breaks a promise.
struct FuzzedSession {
  private let session: RandomSession
  private let machine: Machine

  /// Makes a session; nil where its opening is refused.
  init?(_ bytes: [UInt8]) {
    session = RandomSession(choices: bytes)
    guard let machine = Machine(session.opening) else { return nil }
    self.machine = machine
  }

  /// Plays it, and judges each event.
  ///
  /// The machine does not trap; what it keeps equals a recount; each promise of the contract holds;
  /// and the reference model reads the same.
  func judge() {
    guard
      var check = SessionCheck(
        session.opening, Invariant.allCases.filter { $0 != .replays }, open: { Machine($0) })
    else { return }
    var model = try? ReferenceModel(session.opening, text: .shipped)
    for step in PlayableSession(session).steps {
      if let broken = check.play(step) { stop(broken.description) }
      if let broken = check.picker.replay.state.brokenInvariant { stop(broken) }
      model?.play(step)
      if let model, let difference = difference(check.reading, Reading(of: model)) {
        stop("\(difference) after event \(check.picker.replay.sequence)")
      }
    }
    judgeRecord()
  }

  private func difference(_ machine: Reading, _ model: Reading) -> String? {
    machine.differences(from: model).first
  }

  /// What a log would have of the session: played again it gives the same receipts, and from each
  /// snapshot the same state.
  private func judgeRecord() {
    var replay = machine.replay
    var events = [record(.opened(session.opening), .start, replay)]
    var states = [replay.state]
    for step in PlayableSession(session).steps {
      replay.apply(step.event, at: step.time, recorded: step.verdict)
      events.append(record(step.event, step.time, replay))
      states.append(replay.state)
    }
    var again = machine.replay
    var snapshots = ProjectedRows()
    var projection = ChoiceProjection(interval: 5)
    if let stopped = projection.apply(events[...], into: &snapshots) { stop("\(stopped)") }
    projection.settle(into: &snapshots)
    for event in events.dropFirst() {
      if let divergence = again.apply(event) { stop("\(divergence)") }
    }
    for snapshot in snapshots.snapshots {
      guard let makers = ChoiceProjection.makers(of: snapshot),
        let state = states[0].restored(
          from: KeptState(
            snapshot: snapshot, event: events[snapshot.sequence - 1],
            makers: makers.map { events[$0 - 1] }))
      else { stop("the snapshot of event \(snapshot.sequence) is not restored") }
      if state.receipt != states[snapshot.sequence - 1].receipt {
        stop("the snapshot of event \(snapshot.sequence) gives another receipt")
      }
      if let broken = state.brokenInvariant { stop("\(broken) from a snapshot") }
    }
  }

  private func record(_ event: PickerEvent, _ time: Timestamp, _ replay: Replay) -> RecordedEvent {
    RecordedEvent(
      sequence: replay.sequence, time: time, event: event, outcome: replay.outcome.recorded,
      receipt: replay.state.receipt)
  }

  private func stop(_ words: String) -> Never { fatalError("\(words) in \(session)") }
}
