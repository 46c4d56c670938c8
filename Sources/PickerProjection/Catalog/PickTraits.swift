/// What of an item bears on picking it; kept apart from the texts, since every tap reads it.
struct PickTraits: Hashable, Sendable {
  /// The section that holds the item, or `none` where the catalog has no such item.
  var section: Slot
  /// Whether a tap, a bulk event or an eviction may change it; of an item that left the catalog,
  /// whether it might when the session last saw it.
  var enabled: Bool
}
