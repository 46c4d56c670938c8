// Records a session as an app would, then replays it from the log.
//
//     swift run RecordASession

import EventStore
import PickerEvents
import PickerProjection

let store = try EventStore(.memory)
let session: SessionID = "lunch-1"

// The picker: up to two of three; a third pick takes the room of the oldest.
let opening = Opening(
  config: .init([.mode(.multiple), .max(2)]),
  sections: [Section(items: ["Apple", "Bread", "Cheese"])],
  actor: "Ada")
var picker = try PickerState(opening)
var sequence = 0

/// When the next event happens; an app asks its clock.
@MainActor
func now() -> Timestamp {
  Timestamp(microseconds: 1_772_355_600_000_000 + Int64(sequence) * 1_000_000)
}

/// Stores an event with what came of it; only then may the state move.
@MainActor
func append(
  _ event: PickerEvent, _ outcome: RecordedOutcome, _ receipt: Receipt, ending: Ending? = nil,
) throws(StoreError) {
  let recorded = RecordedEvent(
    sequence: sequence + 1, time: now(), event: event, outcome: outcome, receipt: receipt)
  try store.append([recorded], to: session, expecting: .exactly(sequence), ending: ending)
  sequence += 1
}

try append(.opened(opening), RecordedOutcome(verdict: .accepted), picker.receipt)
for event: PickerEvent in [
  .tapped(item: "Apple", region: .all), .tapped(item: "Bread", region: .all),
  .tapped(item: "Cheese", region: .all), .doneTapped,
] {
  let decision = picker.decide(event, at: now())  // 1. says what would happen, touches nothing
  try append(event, decision.outcome.recorded, decision.receipt, ending: decision.ending)  // 2.
  picker.evolve(decision)  // 3. cannot fail
  for effect in decision.outcome.effects { print("the host is told:", effect.name.string) }  // 4.
}

// Months later, somewhere else: the same events give the same picks, or the replay says where not.
var reader = try store.reader(of: session)
guard case .opened(let recorded)? = try reader.nextEvent()?.event else { fatalError("no opening") }
var replay = try Replay(recorded)
while let event = try reader.nextEvent() {
  if let divergence = replay.apply(event) { fatalError("event \(divergence.sequence) differs") }
}
print("picked:", replay.state.selected.map(\.string))
