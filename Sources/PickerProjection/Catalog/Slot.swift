/// The place of an id in the roster; it never changes while a session lasts.
///
/// Catalog items come first, in catalog order, so that a smaller slot stands higher on the screen.
typealias Slot = Int32

extension Slot {
  /// Stands where there is no slot.
  static let none: Slot = -1
}
