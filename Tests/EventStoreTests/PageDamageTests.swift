import EventStore
import PickerEvents
import Testing

@Suite struct `A flipped bit` {
  /// A log that has pages of every kind, and its sessions.
  private static func makeLog(in folder: TemporaryFolder) throws -> [SessionID] {
    var sessions: [SessionID] = []
    do {
      let store = try EventStore(.file(path: folder.file()))
      let name = String(repeating: "long ", count: 40)
      for number in 0..<120 {
        // A catalog that takes more than a page in every tenth session.
        let items = (0..<(number % 10 == 0 ? 300 : 2)).map {
          Item(id: ItemID("\(number) \($0)"), title: "Item")
        }
        let events = [Events.opened(items)] + (2...30).map { Events.tapped($0) }
        sessions.append(SessionID("\(name)\(number)"))
        try store.append(events, to: sessions[number], expecting: .mustNotExist)
      }
    }
    let raw = RawDatabase(folder.file())
    raw.run("CREATE TABLE gone (x); INSERT INTO gone SELECT randomblob(3000) FROM events LIMIT 9")
    raw.run("DROP TABLE gone")
    return sessions
  }

  private static let codes: [StoreError.Code] = [
    .damaged, .notALog, .newerFormat, .sessionNotFound, .ioError, .unreadable, .cannotWrite,
    .tooLarge, .conflict, .sessionExists, .full,
  ]

  @Test(arguments: [1, 2] as [UInt64])
  func `in any kind of page is told or harmless, and never brings the program down`(
    seed: UInt64
  ) throws {
    let folder = TemporaryFolder()
    let sessions = try Self.makeLog(in: folder)
    let whole = folder.read()
    let pages = PageKind.pages(of: whole)
    var state = seed
    func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for kind in PageKind.allCases {
      let places = try #require(pages[kind], "the log has no \(kind)")
      var told = 0
      for _ in 0..<48 {
        let page = places[below(places.count)]
        // Half of them in the page's own header and its list of cells, where structure is.
        let place = page.lowerBound + below(below(2) == 0 ? min(64, page.count) : page.count)
        var bytes = whole
        bytes[place] ^= 1 << UInt8(below(8))
        folder.write(bytes)
        if Self.isTold(folder, sessions, "seed \(seed), byte \(place), \(kind)") { told += 1 }
      }
      // A free page is read by nobody.
      #expect(told > 0 || kind == .freelist || kind == .overflow, "seed \(seed), \(kind)")
    }
  }

  /// Reads all there is, then appends; whether anything of that failed.
  private static func isTold(
    _ folder: TemporaryFolder, _ sessions: [SessionID], _ place: Comment,
  ) -> Bool {
    let reading = failure {
      let store = try EventStore(.file(path: folder.file()), access: .readOnly)
      for id in [sessions[0], sessions[57], sessions[110]] {
        // Whatever the events say, none is missing where nothing is told.
        #expect(try store.all(id).map(\.sequence) == Array(1...30), place)
      }
      _ = try store.sessions()
      #expect(try store.busyStatements == 0)
    }
    let writing = failure {
      let store = try EventStore(.file(path: folder.file()), access: .existing)
      try store.append([Events.tapped(31)], to: sessions[57], expecting: .exactly(30))
      try store.append([Events.opened()], to: "new", expecting: .mustNotExist)
    }
    for error in [reading, writing] {
      if let error { #expect(codes.contains(error.code), "\(place): \(error)") }
    }
    return reading != nil || writing != nil
  }
}
