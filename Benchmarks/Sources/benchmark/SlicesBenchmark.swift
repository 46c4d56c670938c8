import CRawStore
import EventStore
import Observation
import PickerEvents
import PickerProjection
import PickerSession

/// What it costs to set the slices, while all of them and one screenful of rows are observed.
///
/// The same event goes to a session, to a machine of its own, and with the machine's outcome into a
/// store of its own; publishing is what is left of the session's time without the other two.
struct SlicesBenchmark {
  private static let held = 20

  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    print("\(Self.held) rows held, medians in microseconds of the thread; growth of publishing\n")
    row("work", "list", "send", "machine", "append", "publish", "growth", "publish of send", "bar")
    row("---", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:")
    for work in SliceWork.allCases {
      var smallest: Double?
      for size in options.hasSizes ? options.sizes : [1_000, 100_000, 1_000_000] {
        let times = try measure(work, size)
        let publish = times.publish.quantile(500)
        let send = times.send.quantile(500)
        smallest = smallest ?? publish
        row(
          work.rawValue, Double(size).thousands, send.microseconds,
          times.machine.quantile(500).microseconds, times.append.quantile(500).microseconds,
          publish.microseconds, (publish / (smallest ?? publish)).ratio, (publish / send).ratio, "")
      }
    }
  }

  private struct Times {
    var send: [Double] = []
    var machine: [Double] = []
    var append: [Double] = []

    var publish: [Double] {
      send.indices.map { max(0, send[$0] - machine[$0] - append[$0]) }
    }
  }

  private func measure(_ work: SliceWork, _ size: Int) throws -> Times {
    let opening = work.opening(of: size)
    let session = try PickerSession(opening, in: try EventStore(.memory))
    let rows = (0..<Self.held).compactMap { session.row(ItemID("i\($0)")) }
    var beside = try Beside(opening)
    // What folds all texts, and what there is to undo, is there before.
    let before: [PickerEvent] =
      switch work {
      case .search: [.searchBegan]
      case .undoAll: [.selectAllTapped]
      default: []
      }
    for event in before {
      try session.send(event)
      _ = try beside.take(event)
    }
    var times = Times()
    for number in 0..<work.repetitions {
      let events = work.events(number, size)
      observe(session, rows, places: work.showsPlaces)
      let start = raw_thread_seconds()
      let verdict = try session.send(events.measured).verdict
      if work.asksForRows {
        for place in size / 2..<size / 2 + Self.held { _ = session.visibleItem(at: place) }
      }
      let seconds = raw_thread_seconds() - start
      guard verdict == .accepted else { throw Failure("\(work) \(number) was refused") }
      let others = try beside.take(events.measured)
      // The first few fill the caches.
      if number >= 2 {
        times.send.append(seconds)
        times.machine.append(others.machine)
        times.append.append(others.append)
      }
      if let between = events.between {
        try session.send(between)
        _ = try beside.take(between)
      }
    }
    guard beside.receipt == session.receipt else { throw Failure("the session went its own way") }
    return times
  }

  /// Reads everything that a screen shows, as one that draws itself again.
  private func observe(_ session: PickerSession, _ rows: [PickerRow], places: Bool) {
    withObservationTracking {
      _ = (session.header, session.buttons, session.question, session.search, session.pane)
      _ = (session.isNavigationBarShown, session.selectedHeader, session.emptyState)
      _ = (session.loadMessage, session.hasMoreRows, session.listVersion, session.note)
      _ = (session.pickCount, session.isDirty, session.isOverLimit, session.ending, session.commit)
      for row in rows { _ = (row.state, places ? row.ordinal : nil) }
    } onChange: {
    }
  }

  /// The same events without a session.
  private struct Beside {
    private var state: PickerState
    private let store: EventStore
    private var sequence = 1

    init(_ opening: Opening) throws {
      state = try PickerState(opening)
      store = try EventStore(.memory)
      let opened = RecordedEvent(
        sequence: 1, time: Timestamp(microseconds: 0), event: .opened(opening),
        outcome: RecordedOutcome(verdict: .accepted), receipt: state.receipt)
      _ = try store.append([opened], to: "beside", expecting: .mustNotExist)
    }

    var receipt: Receipt { state.receipt }

    mutating func take(_ event: PickerEvent) throws -> (machine: Double, append: Double) {
      let start = raw_thread_seconds()
      var decision: Decision? = state.apply(event)
      var machine = raw_thread_seconds() - start
      guard let outcome = decision?.outcome.recorded, let receipt = decision?.receipt else {
        throw Failure("no decision")
      }
      sequence += 1
      let appending = raw_thread_seconds()
      _ = try store.append(
        [
          RecordedEvent(
            sequence: sequence, time: Timestamp(microseconds: 0), event: event, outcome: outcome,
            receipt: receipt)
        ], to: "beside", expecting: .exactly(sequence - 1))
      let append = raw_thread_seconds() - appending
      // A list of all items that came goes away in its own time, here as in a session.
      let dropping = raw_thread_seconds()
      decision = nil
      machine += raw_thread_seconds() - dropping
      return (machine, append)
    }
  }
}
