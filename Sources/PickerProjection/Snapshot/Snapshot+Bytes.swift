internal import PickerEvents

extension Snapshot {
  /// The snapshot as bytes, closed by their digest.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(sequence)
    writer.write(makers.count)
    for maker in makers { writer.write(maker) }
    writer.write(departed.count)
    for item in departed { writer.write(item) }
    writer.write(hasMore ? 1 : 0)
    writer.write(newcomers)
    writer.write(rules ?? [])
    writer.write(alert)
    writer.write(ending?.number ?? 0)
    writer.write(screen)
    writer.write(slot: anchor)
    writer.write(search, given)
    writer.write(scans)
    writer.write(note)
    writer.write(nextStamp)
    writer.write(picks.count)
    var last = Run(slot: 0, stamp: 0, origin: .none, count: 0)
    for run in picks {
      writer.write(run.count)
      writer.write(signed: Int64(run.slot) - Int64(last.slot))
      writer.write(run.stamp &- last.stamp)
      writer.write(signed: Int64(run.origin.sequence - last.origin.sequence))
      writer.write(Int(run.origin.cause?.rawValue ?? 0))
      last = run
    }
    writer.write(digest: undo)
    writer.write(digest: redo)
    writer.write(depth)
    for steps in [done, undone] {
      writer.write(steps.count)
      for step in steps { writer.write(step) }
    }
    var digest = Digest(seed: 0)
    digest.feed(writer.bytes)
    writer.write(digest: digest.value)
    return writer.bytes
  }

  /// Reads a snapshot; nil where the bytes are not those of one.
  init?(_ bytes: [UInt8]) {
    guard var reader = Self.reader(bytes), let sequence = reader.number(below: 1 << 24),
      let makers = reader.makers(), let departed = reader.departed(),
      let hasMore = reader.number(below: 2), let ids = reader.ids(),
      let rules = reader.content(), let alert = reader.alert(),
      let ending = reader.number(below: Ending.allCases.count + 1), let screen = reader.screen(),
      let anchor = reader.readSlot(), let search = reader.search(), let scans = reader.scans(),
      let note = reader.note(),
      let nextStamp = reader.number(), let picks = reader.runs(), let undo = reader.digest(),
      let redo = reader.digest(), let depth = reader.number(below: 1 << 24),
      let done = reader.steps(), let undone = reader.steps(), reader.isAtEnd
    else { return nil }
    self.sequence = sequence
    self.makers = makers
    self.departed = departed
    self.hasMore = hasMore == 1
    self.newcomers = ids
    self.rules = rules.isEmpty ? nil : Array(rules)
    self.alert = alert.first
    self.ending = ending == 0 ? nil : Ending.allCases[ending - 1]
    self.screen = screen
    self.anchor = anchor
    self.search = search.state
    self.given = search.given
    self.scans = scans
    self.note = note.first
    self.nextStamp = nextStamp
    self.picks = picks
    self.undo = undo
    self.redo = redo
    self.depth = depth
    self.done = done
    self.undone = undone
  }

  /// Reads the sequence of a snapshot's event, and which events made its catalog.
  static func beginning(of bytes: [UInt8]) -> (sequence: Int, makers: [Maker])? {
    guard var reader = reader(bytes), let sequence = reader.number(below: 1 << 24),
      let makers = reader.makers()
    else { return nil }
    return (sequence, makers)
  }

  /// What reads the bytes of a snapshot; nil where they are not those that were sealed.
  private static func reader(_ bytes: [UInt8]) -> ByteReader? {
    guard bytes.count > 8 else { return nil }
    var digest = Digest(seed: 0)
    digest.feed(Array(bytes.dropLast(8)))
    var seal = ByteReader(bytes.suffix(8))
    guard seal.digest() == digest.value else { return nil }
    return ByteReader(bytes.dropLast(8))
  }
}

extension Ending {
  /// Its place among all endings, from 1.
  fileprivate var number: Int {
    switch self {
    case .done: 1
    case .cancelled: 2
    case .abandoned: 3
    }
  }
}

extension ByteReader {
  fileprivate mutating func runs() -> [Snapshot.Run]? {
    guard let count = count() else { return nil }
    var runs: [Snapshot.Run] = []
    runs.reserveCapacity(count)
    var slot: Int64 = 0
    var stamp: UInt64 = 0
    var sequence: Int64 = 0
    for _ in 0..<count {
      guard let picks = number(below: Int(Slot.max)), picks > 0, let step = signed(),
        let later = number(), let away = signed(), let cause = number(below: 256)
      else { return nil }
      slot &+= step
      stamp &+= later
      sequence &+= away
      guard let first = Slot(exactly: slot), first >= 0, sequence >= 0, sequence < 1 << 24,
        let origin = PickOrigin(Int(sequence), number: cause)
      else { return nil }
      runs.append(Snapshot.Run(slot: first, stamp: stamp, origin: origin, count: picks))
    }
    return runs
  }
}
