internal import PickerEvents

/// What is on the screen beside the rows: the pane, the part of the list that is seen, and loading.
struct ScreenState: Hashable, Sendable {
  /// The part of the All list that is on the screen.
  struct Viewport: Hashable, Sendable {
    /// The first row, from 0.
    var first: WholeNumber
    /// How many rows fit, from 1.
    var capacity: WholeNumber
  }

  /// What is known of the host's load.
  enum Load: Hashable, Sendable {
    case none
    case underWay
    case failed(ExactText)
  }

  var pane: Region = .all
  /// Nil before the first viewport event.
  var viewport: Viewport?
  var load: Load = .none
  /// Whether a page was asked for since the data last changed.
  var hasAsked = false

  /// The digest of all of it; 0 while nothing has happened on the screen.
  var digest: UInt64 {
    guard self != ScreenState() else { return 0 }
    var digest = Digest(seed: ReceiptPart.screen.rawValue)
    digest.feed(name: pane)
    digest.feed(viewport != nil)
    if let viewport {
      digest.feed(viewport.first)
      digest.feed(viewport.capacity)
    }
    switch load {
    case .none: digest.feed(0 as UInt8)
    case .underWay: digest.feed(1 as UInt8)
    case .failed(let message):
      digest.feed(2 as UInt8)
      digest.feed(message)
    }
    digest.feed(hasAsked)
    return digest.value
  }
}
