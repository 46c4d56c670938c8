/// One thing that can be chosen.
public struct Item: Hashable, Sendable {
  /// What names the item; nil in a catalog whose identity is the index.
  public var id: ItemID?
  /// What the row says.
  public var title: ExactText
  /// A second line.
  public var detail: ExactText?
  /// The name of a picture.
  public var icon: ExactText?
  /// Barcodes that stand for the item.
  public var codes: [ExactText]
  /// Whether the user may change its membership.
  public var enabled: Bool

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - id: What names it; nil where the index does.
  ///   - title: What the row says.
  ///   - detail: A second line.
  ///   - icon: The name of a picture.
  ///   - codes: Barcodes that stand for it.
  ///   - enabled: Whether the user may change its membership.
  public init(
    id: ItemID?,
    title: ExactText,
    detail: ExactText? = nil,
    icon: ExactText? = nil,
    codes: [ExactText] = [],
    enabled: Bool = true,
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.icon = icon
    self.codes = codes
    self.enabled = enabled
  }
}

extension Item: ExpressibleByStringLiteral {
  /// Makes an item whose title is its id too, as a bare string in a session file does.
  ///
  /// - Parameter value: The id and the title.
  public init(stringLiteral value: String) {
    self.init(id: ItemID(value), title: ExactText(value))
  }
}
