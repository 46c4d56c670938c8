internal import PickerEvents

extension ByteWriter {
  mutating func write(_ step: Snapshot.Step) {
    write(step.isReplacement ? 1 : 0)
    write(digest: step.selection)
    write(digest: step.chain)
    write(step.firstStamp)
    write(step.gone.count)
    for pick in step.gone {
      write(slot: pick.slot)
      write(pick.place.stamp)
      write(slot: pick.place.older)
      write(slot: pick.place.olderEvictable)
      write(slot: pick.place.olderInSection)
    }
    write(step.came.count)
    for slot in step.came { write(slot: slot) }
  }

  /// Writes a slot, or that there is none.
  private mutating func write(slot: Slot) { write(signed: Int64(slot)) }
}

extension ByteReader {
  mutating func steps() -> [Snapshot.Step]? {
    guard let count = count() else { return nil }
    var steps: [Snapshot.Step] = []
    for _ in 0..<count {
      guard let replaces = number(below: 2), let selection = digest(), let chain = digest(),
        let firstStamp = number(), let gone = gone(), let came = came()
      else { return nil }
      steps.append(
        Snapshot.Step(
          isReplacement: replaces == 1, selection: selection, chain: chain,
          firstStamp: firstStamp, gone: gone, came: came))
    }
    return steps
  }

  private mutating func gone() -> [GonePick]? {
    guard let count = count() else { return nil }
    var gone: [GonePick] = []
    for _ in 0..<count {
      guard let slot = readSlot(), let stamp = number(), let older = readSlot(),
        let olderEvictable = readSlot(), let olderInSection = readSlot()
      else { return nil }
      gone.append(
        GonePick(
          slot: slot,
          place: PickPlace(
            stamp: stamp, older: older, olderEvictable: olderEvictable,
            olderInSection: olderInSection)))
    }
    return gone
  }

  private mutating func came() -> [Slot]? {
    guard let count = count() else { return nil }
    var came: [Slot] = []
    for _ in 0..<count {
      guard let slot = readSlot() else { return nil }
      came.append(slot)
    }
    return came
  }

  private mutating func readSlot() -> Slot? { signed().flatMap { Slot(exactly: $0) } }
}
