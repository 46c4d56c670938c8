@testable import PickerEvents
@testable import PickerProjection
import PickerReference

/// The machine as the checks of the reference play and read it.
struct Machine: ReadablePicker {
  private(set) var replay: Replay

  /// Opens a session; nil where the opening is refused.
  init?(_ opening: Opening) {
    guard let replay = try? Replay(opening) else { return nil }
    self.replay = replay
  }

  mutating func play(_ event: PickerEvent, at time: Timestamp, recorded: Verdict?) {
    replay.apply(event, at: time, recorded: recorded)
  }

  func value(of readOut: ReadOut) -> JSONValue? { readOut.value(replay.state, replay.outcome) }

  var noteReading: ReferenceNoteReading? {
    replay.state.note.map { note in
      ReferenceNoteReading(
        text: note.text, count: note.count, remaining: note.remaining, counter: note.counter,
        hasCharacterCountError: note.hasCharacterCountError, isShownAsError: note.isError,
        message: note.message?.text,
        place: note.message.flatMap { ReferenceNotePlace(rawValue: $0.place.name) },
        placeholder: note.placeholder, isFocused: note.isFocused, minLines: note.minLines,
        maxLines: note.maxLines, isEditable: note.isEditable,
        mandatoryIndicator: note.mandatoryIndicator)
    }
  }

  func isPicked(_ item: ItemID) -> Bool { replay.state.isPicked(item) }

  var catalogRows: [CatalogRow] {
    replay.state.sectionRows.flatMap { section in
      section.rows.map { row in
        let item = replay.state.item(at: row)
        return CatalogRow(
          id: item, section: section.id, isEnabled: replay.state.canBePicked(item))
      }
    }
  }
}
