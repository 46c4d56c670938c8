/// All that a session begins with.
public struct Opening: Hashable, Sendable {
  /// How the picker behaves.
  public var config: GivenConfiguration
  /// The catalog's sections, in display order; bare items are one nameless section.
  public var sections: [Section]
  /// Whether the catalog has more pages.
  public var hasMore: Bool
  /// The picks at the start, oldest first.
  public var preselected: [ItemID]
  /// The version of the rules; nil takes the program's own.
  public var engine: WholeNumber?
  /// The version of the folding table; nil takes the program's own.
  public var folding: ExactText?
  /// The app that shows the picker.
  public var app: ExactText?
  /// Who chooses: the auditor's key.
  public var actor: ExactText?
  /// Where: a device, a build, a place.
  public var environment: ExactText?

  /// Makes an opening.
  ///
  /// - Parameters:
  ///   - config: How the picker behaves.
  ///   - sections: The catalog's sections, in display order.
  ///   - hasMore: Whether the catalog has more pages.
  ///   - preselected: The picks at the start, oldest first.
  ///   - engine: The version of the rules; nil takes the program's own.
  ///   - folding: The version of the folding table; nil takes the program's own.
  ///   - app: The app that shows the picker.
  ///   - actor: Who chooses.
  ///   - environment: Where.
  public init(
    config: GivenConfiguration = GivenConfiguration(),
    sections: [Section],
    hasMore: Bool = false,
    preselected: [ItemID] = [],
    engine: WholeNumber? = nil,
    folding: ExactText? = nil,
    app: ExactText? = nil,
    actor: ExactText? = nil,
    environment: ExactText? = nil,
  ) {
    self.config = config
    self.sections = sections
    self.hasMore = hasMore
    self.preselected = preselected
    self.engine = engine
    self.folding = folding
    self.app = app
    self.actor = actor
    self.environment = environment
  }
}
