internal import PickerEvents

extension PickerState {
  /// What the alert says that waits for its answer.
  ///
  /// - Complexity: O(sections).
  public var alertTexts: AlertTexts? {
    switch alert {
    case .none: return nil
    case .discard:
      let texts = configuration.alert
      return AlertTexts(
        title: nil, message: texts.message, answers: [texts.discardTitle, texts.keepTitle])
    case .validation(let reasons):
      let texts = configuration.validationAlert
      let lines = reasons.map { sentence(for: $0) }
      return AlertTexts(
        title: texts.title ?? configuration.title,
        message: texts.message ?? ExactText(lines.joined(separator: "\n")),
        answers: [texts.dismissTitle])
    }
  }

  /// A sentence that tells the user what is wanting.
  ///
  /// - Parameter reason: One of `validity`.
  /// - Returns: For example "Select at least 2 items; 1 is selected."
  /// - Complexity: O(sections) where it is about a section.
  public func sentence(for reason: ValidityReason) -> String {
    switch reason {
    case .empty: "Select an item."
    case .tooFew(let need, let have):
      "Select at least \(Self.items(need)); \(Self.selected(have))."
    case .tooMany(let limit, let have):
      "Select at most \(Self.items(limit)); \(Self.selected(have))."
    case .sectionTooFew(let section, let need, let have):
      "\(place(section))select at least \(Self.items(need)); \(Self.selected(have))."
    case .sectionTooMany(let section, let limit, let have):
      "\(place(section))select at most \(Self.items(limit)); \(Self.selected(have))."
    case .noteRequired: "Write a note."
    case .noteTooLong(let limit, let have):
      "Shorten the note to \(limit) \(limit == 1 ? "character" : "characters"); it has \(have)."
    }
  }

  private static func items(_ number: WholeNumber) -> String {
    number == 1 ? "1 item" : "\(number) items"
  }

  private static func selected(_ number: Int) -> String {
    switch number {
    case 0: "none is selected"
    case 1: "1 is selected"
    default: "\(number) are selected"
    }
  }

  /// How a sentence about a section begins.
  private func place(_ id: SectionID) -> String {
    let name = sections.place(of: id).flatMap { sections.infos[$0].title } ?? id.text
    return name.isEmpty ? "In the section without a name, " : "In \"\(name.string)\", "
  }
}
