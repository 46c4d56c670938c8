/// One pick that came or went, with all that is needed to take it back.
struct PickMove: Sendable {
  enum Direction: Sendable {
    /// It became the newest pick.
    case came
    /// It went.
    case went
  }

  var slot: Slot
  var direction: Direction
  var place: PickPlace
}
