import PickerEvents
import PickerProjection

/// Draws the alert that waits for its answer: a box over everything else.
struct ScreenAlert {
  private let state: PickerState
  private let pen: ScreenPen

  init(_ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
  }

  /// The box; nothing without an alert.
  var lines: [Cell] {
    guard let texts = state.alertTexts else { return [] }
    // A space, the edge and a space on either side.
    let inner = pen.narrowed(to: pen.columns - 8)
    var content = texts.title.map { inner.lines($0.string, limit: 2, .strong) } ?? []
    content += inner.lines(texts.message.string, limit: 12)
    content += answers(texts, inner)
    let rule = String(repeating: "─", count: inner.columns + 2)
    return [pen.piece("  ┌\(rule)┐")]
      + content.map { Cell("  │ ") + $0 + pen.space(inner.columns - $0.width) + Cell(" │") }
      + [pen.piece("  └\(rule)┘")]
  }

  /// The answers beside each other, or below where they do not fit.
  private func answers(_ texts: AlertTexts, _ inner: ScreenPen) -> [Cell] {
    let isDiscard = state.alert == .discard
    let buttons = texts.answers.enumerated().map { place, title in
      // The answer that throws changes away.
      inner.button(title.string, isDiscard && place == 0 ? .refused : nil)
    }
    let line = buttons.joined("  ")
    guard line.width <= inner.columns else { return buttons.map { inner.line(Cell(), $0) } }
    return [inner.line(Cell(), line)]
  }
}
