import PickerEvents
import PickerProjection

/// Draws what stands below the list, and says what is known beside the screen.
struct ScreenFoot {
  /// Up to how many picks the summary is spelled out.
  static let spelledOut = 100

  private let state: PickerState
  private let pen: ScreenPen

  init(_ state: PickerState, _ pen: ScreenPen) {
    self.state = state
    self.pen = pen
  }

  /// The button that scrolls to the picks, and the footer.
  var lines: [Cell] {
    var lines: [Cell] = []
    if let title = state.anchorTitle { lines.append(pen.centred(pen.button(title.string))) }
    if let prompt = state.configuration.prompt {
      lines += pen.lines(prompt.string, limit: 4, .dim)
    }
    return lines
  }

  /// What a form shows of the choice, and how the session ended.
  func remarks(_ width: Int, _ paint: Paint) -> [String] {
    var table = Table([.left, .left])
    func add(_ name: String, _ value: String) {
      table.add([Cell(name, paint, .dim), pen.text(value, room: width - 11)])
    }
    if state.pickCount > Self.spelledOut {
      add("summary", Words.count(state.pickCount, "pick"))
    } else if let summary = state.summary {
      add("summary", summary.string)
    }
    if let ending { add("ended", ending) }
    return table.lines
  }

  private var ending: String? {
    switch state.ending {
    case nil: return nil
    case .done:
      let values = state.commit?.values ?? []
      guard !values.isEmpty else { return "committed no picks" }
      let titles = values.lazy.map { Words.title($0, state) }
      return "committed \(Words.count(values.count, "pick")): "
        + Words.list(titles, values.count)
    case .cancelled: return "cancelled, nothing committed"
    case .abandoned: return "abandoned, nothing committed"
    }
  }
}
