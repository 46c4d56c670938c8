import PickerEvents
import PickerProjection

/// What the list of sessions says of one, gathered while it is played.
struct SessionFigures {
  /// What names it.
  let session: SessionID
  /// When it was opened.
  let started: Timestamp
  /// When its last event happened.
  private(set) var last: Timestamp
  /// Who chose.
  let actor: ExactText?
  /// The app that showed the picker.
  let app: ExactText?
  /// Where.
  let environment: ExactText?
  /// The version of the rules.
  let engine: Int
  /// How many events it has.
  private(set) var events = 1
  /// How many picks there are at the end.
  private(set) var picks = 0
  /// How many picks had to make room.
  private(set) var evictions = 0
  /// How it ended; nil while it is open.
  private(set) var ending: Ending?
  /// Whether the item that was asked for was a pick at some time.
  private(set) var hadItem = false

  /// Plays a session to its end.
  ///
  /// - Parameters:
  ///   - playback: The session, at its opening.
  ///   - item: An item to look out for.
  ///   - step: Called after each event.
  /// - Throws: What cannot be read.
  init(
    _ playback: inout Playback, item: ItemQuery?, step: (Int) -> Void = { _ in },
  ) throws(ToolError) {
    session = playback.session
    started = playback.current.time
    last = started
    actor = playback.opening.actor
    app = playback.opening.app
    environment = playback.opening.environment
    engine = playback.opening.engine ?? Engine.current
    var wanted: [ItemID] = []
    if let item {
      switch item.look(playback.opening, playback.replay.state) {
      case .known(let id), .unknown(let id): wanted = [id]
      case .ambiguous(let ids): wanted = ids
      }
    }
    take(playback, wanted)
    while try playback.next() {
      events += 1
      step(events)
      take(playback, wanted)
    }
  }

  private mutating func take(_ playback: Playback, _ wanted: [ItemID]) {
    let state = playback.replay.state
    last = playback.current.time
    picks = state.pickCount
    evictions += playback.replay.outcome.evicted.count
    ending = state.ending
    if !hadItem { hadItem = wanted.contains { state.isPicked($0) } }
  }
}
