/// What a random session has beside rules, taps and endings.
public struct SessionFeatures: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set of the bits of some.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A search, and what is typed into it.
  public static let search = SessionFeatures(rawValue: 1)
  /// Searches that the host answers, early, late, twice, or not at all.
  public static let hostSearch = SessionFeatures(rawValue: 2)
  /// Codes that are scanned, to search or to pick.
  public static let scan = SessionFeatures(rawValue: 4)
  /// Pages, reloads, and loads under way.
  public static let data = SessionFeatures(rawValue: 8)
  /// Ranges, panes, the viewport and the anchor button.
  public static let screen = SessionFeatures(rawValue: 16)
  /// Texts of searches and scans that were erased.
  public static let erased = SessionFeatures(rawValue: 32)
  /// A note, and what is written into it.
  public static let note = SessionFeatures(rawValue: 64)

  /// All there is.
  public static let all: SessionFeatures = [
    .search, .hostSearch, .scan, .data, .screen, .erased, .note,
  ]
}
