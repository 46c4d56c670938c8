/// What of an item bears on picking it; kept apart from the texts, since every tap reads it.
struct PickTraits: Hashable, Sendable {
  /// The section that holds the item, or `none` for an unresolved pick.
  var section: Slot
  /// Whether a tap, a bulk event or an eviction may change it.
  var enabled: Bool
}
