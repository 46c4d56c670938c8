public import PickerEvents

/// One thing that happened to an item.
public struct ItemMoment: Hashable, Sendable {
  /// What can happen to an item.
  public enum Kind: Hashable, Sendable {
    /// The catalog got it, for the first time in the session.
    case came(CatalogSource)
    /// The catalog has it again.
    case returned(CatalogSource)
    /// A reload did not bring it.
    case left
    /// It stands in another section now.
    case moved(to: SectionID)
    /// It can be chosen no more.
    case disabled(CatalogSource)
    /// It can be chosen again.
    case enabled(CatalogSource)
    /// It became a pick, and how.
    case picked(PickCause)
    /// It stopped being a pick.
    case unpicked(UnpickCause)
    /// An attempt on it was rejected.
    case refused(Reason)
    /// Select All left it out.
    case skipped(SkipCause)
    /// The session ended while it was a pick, and whether it was committed then.
    case held(Ending, isCommitted: Bool)
  }

  /// The event's place in its session, from 1.
  public let sequence: Int
  /// When it happened.
  public let time: Timestamp
  /// What happened.
  public let kind: Kind
  /// The search that hid the item just before; nil where none did.
  public let hiddenBy: RecordedText?
  /// What was scanned, where a scan did it.
  public let scanned: RecordedText?

  init(
    sequence: Int, time: Timestamp, kind: Kind, hiddenBy: RecordedText? = nil,
    scanned: RecordedText? = nil,
  ) {
    self.sequence = sequence
    self.time = time
    self.kind = kind
    self.hiddenBy = hiddenBy
    self.scanned = scanned
  }
}
