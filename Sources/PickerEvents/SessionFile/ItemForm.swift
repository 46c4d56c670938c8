/// What it means that an item is a bare text, and that an object has no id.
enum ItemForm: Sendable {
  /// In a session whose items carry ids: the text is the id too; an object must have one.
  case id
  /// In a session whose items are named by their index: there is no id, and none is needed.
  case index
  /// Outside of any session: a bare text is the id too, an object without an id has none.
  case free
  /// In a session that is not known, for writing only: bare if either meaning would do.
  case unknown

  /// The form of a session's items.
  ///
  /// - Parameter identity: What names them.
  init(_ identity: IdentityKind) {
    self =
      switch identity {
      case .id: .id
      case .index: .index
      }
  }

  /// Whether a bare text says everything about an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is read back as the same.
  func isBare(_ item: Item) -> Bool {
    guard item.enabled, item.detail == nil, item.icon == nil, item.codes.isEmpty else {
      return false
    }
    switch self {
    case .id, .free: return item.id?.text == item.title
    case .index: return item.id == nil
    case .unknown: return item.id.map { $0.text == item.title } ?? true
    }
  }
}
