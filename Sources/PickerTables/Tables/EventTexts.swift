internal import EventStore
internal import PickerEvents

/// The one text column of `events`, told apart by what each text is.
struct EventTexts {
  private(set) var queries = TextCells()
  private(set) var codes = TextCells()
  private(set) var notes = TextCells()
  private(set) var messages = TextCells()

  /// Takes the texts of some events.
  mutating func fill(_ batch: EventBatch) {
    let hasTexts = !batch.texts.areAllNull
    for row in 0..<batch.count {
      let text = hasTexts ? batch.texts[row] : nil
      let meaning = text == nil ? nil : batch.kinds[row].textMeaning
      queries.append(meaning == .query ? text : nil)
      codes.append(meaning == .code ? text : nil)
      notes.append(meaning == .note ? text : nil)
      messages.append(meaning == .message ? text : nil)
    }
  }
}
