import PickerEvents
import PickerReference
import Testing

@testable import PickerProjection

@Suite struct `A table of slots` {
  /// Ids by slot with digests of the test's choice, beside a dictionary of them.
  private final class World {
    var table = SlotTable(capacity: 0)
    var ids: [ItemID] = []
    var digests: [UInt64] = []
    var known: [ItemID: Slot] = [:]

    func insert(_ id: ItemID, _ digest: UInt64) -> Bool {
      ids.append(id)
      digests.append(digest)
      let isNew = table.insert(Slot(ids.count - 1), ids, digests)
      if isNew {
        known[id] = Slot(ids.count - 1)
      } else {
        ids.removeLast()
        digests.removeLast()
      }
      return isNew
    }

    func removeLast() {
      guard let id = ids.last else { return }
      table.removeLast(Slot(ids.count - 1), ids, digests)
      ids.removeLast()
      digests.removeLast()
      known[id] = nil
    }
  }

  @Test func `finds what a dictionary finds, in whatever order ids come and go`() {
    let seed = UInt64.random(in: 0..<(1 << 32))
    for round in 0..<60 as Range<UInt64> {
      var random = SplitMix64(seed: seed + round)
      let world = World()
      // In one round digests are near each other, in another they are equal now and then.
      let kinds: [UInt64] = [.max, 0xFFF, 0xFFFF_FFFF_0000_003F]
      let mask = kinds[Int(round % 3)]
      func digest(_ number: Int) -> UInt64 {
        var mixer = SplitMix64(seed: UInt64(number) &+ seed)
        return mixer.next() & mask
      }
      for _ in 0..<2_000 {
        let number = Int(random.next() % 700)
        let id = ItemID("\(number)")
        let expected = world.known[id]
        #expect(
          world.table.find(id, digest(number), world.ids, world.digests) == expected,
          "seed \(seed), round \(round)")
        if random.chance(55) {
          #expect(
            world.insert(id, digest(number)) == (expected == nil), "seed \(seed), round \(round)")
        } else {
          world.removeLast()
        }
      }
      for (id, slot) in world.known {
        let place = world.digests[Int(slot)]
        #expect(world.table.find(id, place, world.ids, world.digests) == slot, "seed \(seed)")
      }
    }
  }

  @Test func `goes over to a dictionary before a look gets long`() {
    let world = World()
    for number in 0...SlotTable.reach {
      #expect(world.insert(ItemID("\(number)"), UInt64(number) << 32 | 7))
      #expect(!world.table.isCrowded)
    }
    #expect(world.insert("one more", 7 << 48 | 7))
    #expect(world.table.isCrowded)
    #expect(!world.insert("one more", 7 << 48 | 7))
    #expect(world.table.find("0", 7, world.ids, world.digests) == 0)
    world.removeLast()
    #expect(world.table.find("one more", 7 << 48 | 7, world.ids, world.digests) == nil)
  }

  @Test func `goes over to a dictionary where two ids have one digest`() {
    let world = World()
    #expect(world.insert("a", 1))
    #expect(world.table.find("b", 1, world.ids, world.digests) == nil)
    #expect(!world.table.isCrowded)
    #expect(world.insert("b", 1))
    #expect(world.table.isCrowded)
    #expect(world.table.find("a", 1, world.ids, world.digests) == 0)
    #expect(world.table.find("b", 1, world.ids, world.digests) == 1)
  }

  @Test func `needs no dictionary for very many ids that nobody chose`() {
    let world = World()
    var random = SplitMix64(seed: 1)
    for number in 0..<200_000 { _ = world.insert(ItemID(String(number)), random.next()) }
    #expect(!world.table.isCrowded)
    #expect(world.known.count == 200_000)
  }
}
