public import PickerEvents
public import PickerProjection

/// An alert that waits for its answer, with all that a screen needs to show it.
public struct PickerQuestion: Hashable, Sendable {
  /// Which alert it is.
  public let alert: Alert
  /// Its title, if it has one.
  public let title: ExactText?
  /// What it says or asks.
  public let message: ExactText
  /// The answers, the one that changes nothing last.
  public let answers: [Answer]

  /// One way to answer.
  public struct Answer: Hashable, Sendable {
    /// What its button says.
    public let title: ExactText
    /// The event to send when it is chosen.
    public let event: PickerEvent
    /// Whether it throws the user's changes away.
    public let isDestructive: Bool
  }

  init(_ alert: Alert, _ texts: AlertTexts) {
    self.alert = alert
    title = texts.title
    message = texts.message
    let events: [PickerEvent] =
      switch alert {
      case .discard: [.discardConfirmed, .keepEditingTapped]
      case .validation: [.alertAcknowledged]
      }
    answers = zip(texts.answers, events).map { title, event in
      Answer(title: title, event: event, isDestructive: event.kind == .discardConfirmed)
    }
  }
}
