import CRawStore
import PickerEvents
import PickerProjection

/// A note of growing length, typed at its end, and a tap beside it.
///
/// A keystroke costs what the note is long, as its digest does; a tap must not.
struct NoteWorld {
  private let options: Options
  private let events = 200

  init(_ options: Options) {
    self.options = options
  }

  func run() throws {
    print("\nBeside and in a note; the growth of a keystroke is per character\n")
    row("work", "characters", "us/event", "growth", "bar")
    row("---", "--:", "--:", "--:", "--:")
    for (name, isKeystroke) in [("tap and screen", false), ("keystroke at its end", true)] {
      var smallest: Double?
      for length in [1, 1_000, 100_000] {
        let runs = (0..<options.runs).map { _ in time(length, isKeystroke) }
        let seconds = runs.sorted()[runs.count / 2]
        let cost = isKeystroke ? seconds / Double(length) : seconds
        smallest = smallest ?? cost
        row(
          name, Double(length).thousands, seconds.microseconds,
          (cost / (smallest ?? cost)).ratio, isKeystroke ? "" : "under 2.00")
      }
    }
  }

  /// The seconds of one event.
  private func time(_ length: Int, _ isKeystroke: Bool) -> Double {
    var opening = MachineWork.opening(1_000)
    opening.config.settings += [
      .note(.text(ExactText(String(repeating: "a", count: length)))),
      .note(.maxLength(1_000_000)), .note(.countsCharacters(true)),
    ]
    var state = MachineBenchmark.open(opening)
    // As long as the text that was given, and different at its end.
    state.apply(.noteEdited(NoteEdit(start: length - 1, length: 1, text: "b")))
    let taps = (0..<events).map { number in
      isKeystroke
        ? PickerEvent.noteEdited(NoteEdit(start: length + number, length: 0, text: "c"))
        // To and fro, so that every other time only the note is dirty.
        : .tapped(item: "i0", region: .all)
    }
    let start = raw_thread_seconds()
    var checksum: UInt64 = 1
    for event in taps {
      checksum ^= state.apply(event).receipt.value
      // What a screen asks after every event.
      checksum &+= (state.isDirty ? 1 : 2) &+ UInt64(state.note?.count ?? 0)
    }
    let seconds = raw_thread_seconds() - start
    precondition(checksum != 0, "the work was optimised away")
    return seconds / Double(events)
  }
}
