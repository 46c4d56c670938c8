/// The origin of each pick, by slot.
struct PickOrigins: Sendable {
  private var origins: [PickOrigin] = []

  subscript(slot: Slot) -> PickOrigin {
    get { slot < origins.count ? origins[Int(slot)] : .none }
    set {
      if slot >= origins.count {
        // Doubled at least, so that one slot after the other costs O(1) each.
        let room = Swift.max(Int(slot) + 1, origins.count * 2, 16)
        origins += repeatElement(.none, count: room - origins.count)
      }
      origins[Int(slot)] = newValue
    }
  }
}
