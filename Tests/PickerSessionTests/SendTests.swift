import EventStore
import PickerEvents
import PickerProjection
import PickerSession
import Testing

@Suite struct `Sending events` {
  @Test func `what is sent is stored with its outcome`() throws {
    let store = try EventStore(.memory)
    let opening = Opening(sections: [Section(items: [Item(id: "a", title: "Apple")])])
    let session = try PickerSession("one", opening, in: store, at: Timestamp(microseconds: 1))
    let outcome = try session.send(
      .tapped(item: "a", region: .all), at: Timestamp(microseconds: 2))
    #expect(outcome.added == ["a"])
    #expect(try store.session("one")?.eventCount == 2)
  }
}
