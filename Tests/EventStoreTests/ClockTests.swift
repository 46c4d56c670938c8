import EventStore
import PickerEvents
import Testing

@Suite struct `A clock that jumps back` {
  @Test(arguments: Place.allCases)
  func `changes no order: that of the events, of the appends, of the log`(place: Place) throws {
    try place.withStore { store in
      let times: [Int64] = [5_000_000, 4_999_999, 0, -1, Int64.min, Int64.max, 5_000_000]
      let events = times.enumerated().map { place, time in
        place == 0
          ? Events.opened(at: time)
          : Events.recorded(place + 1, .tapped(item: "a", region: .all), at: time)
      }
      for event in events {
        try store.append([event], to: "s", expecting: .exactly(event.sequence - 1))
      }
      try store.append([Events.opened(at: 1)], to: "later", expecting: .mustNotExist)
      #expect(try store.all("s") == events)
      let session = try store.session("s")
      #expect(session?.started == Timestamp(microseconds: times[0]))
      #expect(session?.lastTime == Timestamp(microseconds: times[6]))
      // Positions go on by what came, whatever the clock said.
      let order = "SELECT count(*) FROM appends AS a JOIN appends AS b ON b.position > a.position"
      #expect(try store.number("\(order) WHERE b.key < a.key") == 0)
      #expect(try store.number("SELECT max(position) FROM appends") == 8)
    }
  }
}
