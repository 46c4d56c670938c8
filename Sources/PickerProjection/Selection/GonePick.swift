/// A pick that went, with all that is needed to put it back exactly where it stood.
struct GonePick: Sendable {
  var slot: Slot
  var place: PickPlace
}
