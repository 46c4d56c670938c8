internal import PickerEvents

extension ByteWriter {
  mutating func write(_ step: Snapshot.Step) {
    write((step.isReplacement ? 1 : 0) + (step.isStale ? 2 : 0))
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
}

extension ByteReader {
  mutating func steps() -> [Snapshot.Step]? {
    guard let count = count() else { return nil }
    var steps: [Snapshot.Step] = []
    for _ in 0..<count {
      guard let flags = number(below: 4), let selection = digest(), let chain = digest(),
        let firstStamp = number(), let gone = gone(), let came = came()
      else { return nil }
      steps.append(
        Snapshot.Step(
          isReplacement: flags & 1 != 0, isStale: flags & 2 != 0, selection: selection,
          chain: chain, firstStamp: firstStamp, gone: gone, came: came))
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
}
