import PickerEvents
import PickerProjection

/// Any bytes, read as a session file.
struct FuzzedFile {
  private let lines: [[UInt8]]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Stops the process where a line is not read as it should be.
  ///
  /// No line traps. A fault says where it is. What is read is written, and read again as the same,
  /// and written again as the same bytes. And the machine takes whatever is read.
  func judge() {
    var reader = SessionFileReader(name: "fuzzed")
    var copies = SessionFileReader(name: "copy")
    var player = ScenarioPlayer()
    for line in lines {
      let said: SessionFileLine
      do throws(SessionFileError) {
        said = try reader.read(line: line)
      } catch {
        precondition(error.line >= 1 && error.column >= 1, "a fault without a place: \(error)")
        precondition(!error.description.isEmpty)
        // What may have been an opening closes the session; the copies must not go on with it.
        continue
      }
      switch said {
      case .skipped: break
      case .event(let event):
        judge(event, &copies)
        _ = player.play(event)
      case .expectation(let expectation):
        judge(expectation, &copies)
        for claim in expectation.claims { _ = player.failure(of: claim) }
      }
    }
  }

  private func judge(_ event: SessionFileEvent, _ copies: inout SessionFileReader) {
    let recorded = RecordedEvent(
      sequence: event.sequence, time: event.time, event: event.event,
      outcome: event.outcome ?? RecordedOutcome(verdict: .accepted),
      receipt: event.receipt ?? Receipt(0))
    // The same session may have been opened twice, or its opening not be the line before.
    let line = written(recorded, event.session)
    let again = read(line, &copies)
    guard case .event(let copy) = again else { fatalError("an event is read as \(again)") }
    precondition(
      copy.sequence == event.sequence && copy.time == event.time && copy.session == event.session
        && copy.event.canonical == event.event.canonical && copy.outcome == recorded.outcome
        && copy.receipt == recorded.receipt, "\(event) is read again as \(copy)")
    let second = RecordedEvent(
      sequence: copy.sequence, time: copy.time, event: copy.event, outcome: recorded.outcome,
      receipt: recorded.receipt)
    precondition(written(second, copy.session) == line, "\(copy) is written otherwise")
  }

  private func judge(_ expectation: Expectation, _ copies: inout SessionFileReader) {
    let line = written(expectation)
    let again = read(line, &copies)
    guard case .expectation(let copy) = again else { fatalError("claims are read as \(again)") }
    precondition(
      copy.claims.map(\.key) == expectation.claims.map(\.key)
        && copy.claims.map(\.value) == expectation.claims.map(\.value),
      "\(expectation) is read again as \(copy)")
    precondition(written(copy) == line, "\(copy) is written otherwise")
  }

  private func written(_ event: RecordedEvent, _ session: SessionID) -> [UInt8] {
    var bytes: [UInt8] = []
    SessionFileWriter.write(event, session: session, to: &bytes)
    return bytes
  }

  private func written(_ expectation: Expectation) -> [UInt8] {
    var bytes: [UInt8] = []
    SessionFileWriter.write(
      expectation: expectation.claims.map { JSONMember($0.key, $0.value) }, to: &bytes)
    return bytes
  }

  private func read(_ line: [UInt8], _ copies: inout SessionFileReader) -> SessionFileLine {
    do throws(SessionFileError) {
      return try copies.read(line: line.dropLast())
    } catch {
      fatalError("\(String(decoding: line, as: UTF8.self)) is not read again: \(error)")
    }
  }
}

extension PickerEvent {
  /// The bytes by which events are compared: settings in their canonical order.
  fileprivate var canonical: [UInt8] { SessionFileWriter.canonicalBytes(of: self) }
}

extension [UInt8] {
  fileprivate func dropLast() -> [UInt8] { Array(self[..<(count - 1)]) }
}
