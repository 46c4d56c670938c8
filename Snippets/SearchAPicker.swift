// Searches where a server finds the items, loads pages, and picks by scanning.
// Documentation/Embedding.md quotes this file.
//
//     swift run SearchAPicker

import PickerSession

/// What an app would ask over the network.
enum Server {
  static let items: [Item] = [
    Item(id: "1", title: "Apple", codes: ["4012345678901"]), Item(id: "2", title: "Bread"),
    Item(id: "3", title: "Cheese"), Item(id: "4", title: "Pear"), Item(id: "5", title: "Peach"),
  ]

  static func page(_ number: Int) -> Page {
    Page(
      rows: .items(Array(items.dropFirst(2 * number).prefix(2))),
      hasMore: 2 * number + 2 < items.count)
  }

  static func find(_ query: ExactText) -> SearchAnswer {
    let found = items.filter { $0.title.string.lowercased().contains(query.string.lowercased()) }
    // It names the query that it answers: whether it comes too late, the session knows.
    return SearchAnswer(query: query, rows: .catalog(.items(found)))
  }
}

/// Sends what happens, and performs what the session says.
final class Host {
  let session: PickerSession
  /// How many pages of the catalog there are; what answers bring does not count.
  private var pages = 1
  /// The queries that the server has not answered yet.
  private var asked: [ExactText] = []
  /// The version of the list that was drawn last.
  private var drawn: Int?

  init(in store: EventStore) throws {
    session = try PickerSession(
      Opening(
        config: .init([
          .mode(.multiple), .search(.enabled(true)), .search(.matching(.host)),
          .scan(.enabled(true)), .scan(.action(.select)), .paging(.enabled(true)),
        ]),
        sections: [.init(items: Array(Server.items.prefix(2)))], hasMore: true),
      in: store)
    draw()
  }

  func send(_ event: PickerEvent) throws {
    let outcome = try session.send(event)
    if case .rejected(let reason) = outcome.verdict { print("refused:", reason.name) }
    draw()
    for effect in outcome.effects {
      switch effect {
      case .searchRequested(let query): asked.append(query)
      case .pageRequested:
        let page = Server.page(pages)
        // Counted before it is sent: the page may ask for the next one at once.
        pages += 1
        try send(.pageLoaded(page))
      default: break
      }
    }
  }

  /// The answers come in whatever order the network likes, here the oldest last.
  func receiveAnswers() throws {
    while let query = asked.popLast() {
      try send(.searchResultsArrived(Server.find(query)))
    }
  }

  /// Draws the list where it is another one; marks are the rows' own affair.
  private func draw() {
    guard session.listVersion != drawn else { return }
    drawn = session.listVersion
    let rows = session.visibleSections.flatMap(\.rows)
    let items = rows.compactMap { session.visibleItem(at: $0) }
    print(items.compactMap { session.row($0)?.title.string }.joined(separator: ", "))
  }
}

let host = try Host(in: EventStore(.memory))

// The second row is on the screen, the last one of the list: the next page is asked for.
try host.send(.viewportChanged(first: 0, capacity: 2))

// Typing: the rows stay until the answer to the last query is there. The late one is refused.
try host.send(.searchChanged(.typed("p")))
try host.send(.searchChanged(.typed("pea")))
try host.receiveAnswers()
print("results:", host.session.search.resultCount ?? 0)

// A scan picks what the code stands for, also where the query hides it.
try host.send(.scanned(Scan("4012345678901", symbology: "ean13")))
print("picked:", host.session.picks)

// The whole catalog again, with what the answers brought.
try host.send(.searchCancelled)
