/// The place of an id in the roster; it never changes while a session lasts, whatever becomes of
/// the item.
typealias Slot = Int32

extension Slot {
  /// Stands where there is no slot.
  static let none: Slot = -1
}
