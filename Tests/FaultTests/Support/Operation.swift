import EventStore
import FaultSupport
import PickerEvents
import Testing

/// What a store is doing when a call below it fails.
enum Operation: String, CaseIterable, CustomTestStringConvertible {
  case tap = "an append of one tap"
  case batch = "an append of 1,000 events with a payload"
  case ending = "an append of an ending"
  case moving = "an append of an ending that moves a long WAL into the file"
  case opening = "opening for writing after a crash"
  case reading = "reading"

  var testDescription: String { rawValue }

  /// What is in the log before.
  static let before = [Send.opening("s"), .taps("s", 2...40)]

  /// What the operation appends; nil where it appends nothing.
  var send: Send? {
    switch self {
    case .tap: .taps("s", 41...41)
    case .batch:
      Send("batch", Send.opening("batch", items: 500).events + Send.taps("batch", 2...1_000).events)
    case .ending: .taps("s", 41...41, ending: .done)
    case .moving:
      // A text of more pages than the WAL keeps at an ending.
      Send(
        "moving", Send.opening("moving").events + [Send.note(2, bytes: 1_200_000)], ending: .done)
    case .opening, .reading: nil
    }
  }

  /// From which call to which one is gone on: to the next, but where there are some thousand.
  var step: Int { self == .moving ? (Soak.factor == 1 ? 67 : 5) : 1 }

  /// What is appended afterwards, to see that the log is in order.
  var next: Send {
    switch self {
    case .tap, .ending: .taps("s", 42...42)
    case .batch, .moving, .opening, .reading: .taps("s", 41...41)
    }
  }

  /// A log as the operation finds it.
  func makeLog() throws -> LogFolder {
    let folder = LogFolder()
    let crashed = LogFolder()
    let store = try EventStore(.file(path: folder.log))
    for send in Self.before { try send.append(to: store) }
    guard self == .opening else { return folder }
    // What a writer that was killed leaves behind.
    crashed.become(folder)
    withExtendedLifetime(store) {}
    return crashed
  }
}
