/// The bounds of one section; a half that is not given is that of all sections.
public struct SectionLimit: Hashable, Sendable {
  /// The section they are for.
  public var section: SectionID
  /// The least number of picks, or nil where only the maximum is given.
  public var min: WholeNumber?
  /// The greatest number of picks, if a maximum is given.
  public var max: Bound

  /// A maximum that may be given as a number, as none, or not at all.
  public enum Bound: Hashable, Sendable {
    /// The maximum of all sections holds.
    case inherited
    /// Given as `null`: this section has no maximum.
    case unlimited
    /// This many picks at most.
    case atMost(WholeNumber)
  }

  /// Makes the bounds of one section.
  ///
  /// - Parameters:
  ///   - section: The section they are for.
  ///   - min: The least number of picks; nil takes that of all sections.
  ///   - max: The greatest number of picks.
  public init(section: SectionID, min: WholeNumber? = nil, max: Bound = .inherited) {
    self.section = section
    self.min = min
    self.max = max
  }
}
