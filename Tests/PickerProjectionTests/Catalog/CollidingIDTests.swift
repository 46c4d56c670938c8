import PickerEvents
import PickerProjection
import Testing

@Suite struct `Ids that collide` {
  /// Ids of one digest, of digests that crowd in one place of a table, and of none in particular.
  private static func ids(_ count: Int) -> [[ItemID]] {
    var maker = CollidingIDs()
    let same = (0..<count).map { _ in maker.next(0x0123_4567_89AB_CDEF) }
    let near = (0..<count).map { maker.next(UInt64($0) << 32 | 0x89AB_CDEF) }
    return [same, near, (0..<count).map { ItemID("\($0)") }]
  }

  @Test func `have the digest that they were made for`() {
    let (same, near) = (Self.ids(40)[0], Self.ids(40)[1])
    #expect(Set(same).count == 40)
    for id in same {
      #expect(Digest.ofBytes(of: id.text, seed: CollidingIDs.seed) == 0x0123_4567_89AB_CDEF)
    }
    for (place, id) in near.enumerated() {
      let digest = Digest.ofBytes(of: id.text, seed: CollidingIDs.seed)
      #expect(digest == UInt64(place) << 32 | 0x89AB_CDEF)
    }
  }

  @Test func `name their own items all the same`() throws {
    for ids in Self.ids(600) {
      let (rows, others) = (ids[..<400], ids[400...])
      let items = rows.map { Item(id: $0, title: ExactText("title of \($0.string)")) }
      var state = try PickerState(
        Opening(
          config: GivenConfiguration([.mode(.multiple)]), sections: [Section(items: items)],
          preselected: Array(others.prefix(100))))
      #expect(state.unresolved == Array(others.prefix(100)))
      for item in items { #expect(state.title(of: try #require(item.id)) == item.title) }
      for id in others.dropFirst(100) { #expect(state.title(of: id) == nil) }
      // More unresolved picks come and go again.
      let opened = state.selected
      let reversal = state.evolveReversibly(state.decide(.selectionSet(ids: ids)))
      #expect(state.selected == ids)
      #expect(state.brokenInvariant == nil)
      state.reverse(reversal)
      #expect(state.selected == opened)
      for id in others.dropFirst(100) { #expect(state.title(of: id) == nil) }
      for id in rows { state.apply(.tapped(item: id, region: .all)) }
      #expect(state.selected == Array(others.prefix(100)) + Array(rows))
      #expect(state.brokenInvariant == nil)
    }
  }

  @Test func `are refused where one stands twice`() throws {
    for ids in Self.ids(400) {
      for twice in [ids[0], ids[123], ids[399]] {
        let items = (ids + [twice]).map { Item(id: $0, title: "t") }
        let refusal = #expect(throws: RefusedOpening.self) {
          try PickerState(Opening(sections: [Section(items: items)]))
        }
        #expect(refusal?.message.contains("\"\(twice.string)\" stands twice") == true)
      }
    }
  }
}
