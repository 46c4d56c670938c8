import PickerEvents
import PickerProjection

/// Draws a picker as its user saw it, in lines of text.
///
/// The state alone decides what is drawn. Of the list only the rows in view are walked.
struct ScreenDrawing {
  /// How many columns a screen takes at most: beyond, marks would stand too far from their titles.
  static let widest = 72

  private let state: PickerState
  private let pen: ScreenPen
  private let paint: Paint
  private let width: Int

  /// - Parameters:
  ///   - state: The picker.
  ///   - width: How many columns there are.
  ///   - paint: Colours, where they are wanted.
  init(_ state: PickerState, width: Int, _ paint: Paint) {
    self.state = state
    self.paint = paint
    self.width = min(width, Self.widest)
    pen = ScreenPen(columns: self.width - 4, paint)
  }

  /// The screen, from its upper edge to its lower one, and what is known beside it.
  ///
  /// - Complexity: O(rows in view + picks log picks), under an alert O(sections) more.
  var lines: [String] {
    var behind = pen
    behind.isBehind = state.alert != nil
    behind.isInert = behind.isBehind || state.ending != nil
    let bars = ScreenBars(state, behind)
    let parts = [
      bars.navigation, ScreenAlert(state, pen).lines, bars.search, bars.panes,
      ScreenList(state, behind).lines, ScreenNote(state, behind).lines,
      ScreenFoot(state, behind).lines,
    ]
    return framed(parts.filter { !$0.isEmpty }) + ScreenFoot(state, pen).remarks(width, paint)
  }

  private func framed(_ parts: [[Cell]]) -> [String] {
    let rule = String(repeating: "─", count: width - 2)
    var lines = [paint(.dim, "╭\(rule)╮")]
    for (place, part) in parts.enumerated() {
      if place > 0 { lines.append(paint(.dim, "├\(rule)┤")) }
      let edge = paint(.dim, "│")
      for cell in part { lines.append("\(edge) \(cell.padded(to: pen.columns)) \(edge)") }
    }
    return lines + [paint(.dim, "╰\(rule)╯")]
  }
}
