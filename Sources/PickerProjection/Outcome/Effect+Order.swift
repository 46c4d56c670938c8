extension Effect {
  /// Whether the effect commits.
  var isCommit: Bool {
    switch self {
    case .committed: true
    case .selectionChanged, .valueChosen, .noteChanged, .searchRequested, .scrollToTop,
      .pageRequested,
      .cancelled, .dismissed:
      false
    }
  }

  /// Its place among the effects of one event (1-behaviour.md, 1.6).
  private var rank: Int {
    switch self {
    case .selectionChanged: 0
    case .valueChosen: 1
    case .noteChanged: 2
    case .searchRequested: 3
    case .scrollToTop: 4
    case .pageRequested: 5
    case .committed: 6
    case .cancelled: 7
    case .dismissed: 8
    }
  }

  /// Puts effects in their order; there are never two of a kind.
  static func order(_ effects: inout [Effect]) {
    guard effects.count > 1 else { return }
    effects.sort { $0.rank < $1.rank }
  }
}
