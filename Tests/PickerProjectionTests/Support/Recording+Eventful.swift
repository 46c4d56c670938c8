import PickerEvents

extension Recording {
  /// A long session in which the catalog grows, changes, shrinks and comes back, while the user
  /// searches, scans, picks and takes back.
  static func eventful(seed: UInt64, events count: Int) -> Recording? {
    var maker = EventfulSession(seed: seed)
    let opening = maker.opening()
    var events: [PickerEvent] = []
    while events.count < count { events += maker.next() }
    return Recording(opening, events)
  }
}
