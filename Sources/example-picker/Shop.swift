import PickerSession

/// The host: it opens or resumes a session, sends it what the user does, and performs what it is
/// told.
struct Shop {
  private let store: EventStore
  private var session: PickerSession
  /// Whether the picker was dismissed, or left for later.
  private(set) var isOver = false

  /// Whether the session has ended, by whomever: nothing is left to go on with.
  private(set) var hasEnded = false

  /// Goes on with the session that was left last, or opens a new one.
  init(_ store: EventStore) throws {
    self.store = store
    let left = try PickerSession.unfinished(in: store).first { $0.app == Groceries.opening.app }
    if let left {
      session = try PickerSession.resume(left.id, in: store)
      print("Welcome back: \(session.sequence) events were recorded before.")
    } else {
      session = try PickerSession(Groceries.opening, in: store)
    }
  }

  /// Carries a line of the user's out.
  mutating func take(_ line: String) throws {
    guard let command = Command(line, rowCount: session.header.visibleCount) else {
      return print("Say: \(Command.usage)")
    }
    switch command {
    case .list: showList()
    case .leave: isOver = true
    case .tap(let row):
      if let item = session.visibleItem(at: row) { try send(.tapped(item)) }
    case .send(let event): try send(event)
    case .answer(let yes): try answer(yes)
    }
  }

  /// Sends an event; it is in the log before anything is seen of it.
  private mutating func send(_ event: PickerEvent) throws {
    let version = session.listVersion
    do throws(PickerSessionError) {
      let outcome = try session.send(event)
      tell(outcome)
      for effect in outcome.effects { perform(effect) }
      // An abandoned session is over, too, though nobody is told to dismiss it.
      if session.ending != nil { end() }
    } catch {
      return try recover(from: error)
    }
    if isOver { return }
    // A search leaves other rows: they are shown, and have other numbers.
    if session.listVersion != version { showList() } else { showStatus() }
  }

  /// Goes on after what can be mended: the session is as it was, and its log, too.
  private mutating func recover(from error: PickerSessionError) throws {
    switch error.code {
    case .notStored, .notRead: print(error.message)
    case .ended:
      // Somebody else ended it, so there is nothing more to choose here.
      print(error.message)
      end()
    case .conflict: try goOn()
    default: throw error
    }
  }

  /// Goes on from what somebody else made of the session, in another window say.
  private mutating func goOn() throws {
    do throws(PickerSessionError) {
      session = try PickerSession.resume(session.id, in: store)
    } catch {
      return try recover(from: error)
    }
    print("Somebody else changed the picks; here they are.")
    showList()
  }

  private mutating func end() {
    hasEnded = true
    isOver = true
  }

  private mutating func answer(_ yes: Bool) throws {
    guard let question = session.question else { return print("Nothing was asked.") }
    // The answer that changes nothing stands last.
    guard let answer = yes ? question.answers.first : question.answers.last else { return }
    try send(answer.event)
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .committed(let commit):
      print("Bought: \(commit.valuesInCatalogOrder.map(title).joined(separator: ", "))")
    case .cancelled: print("Nothing bought.")
    case .dismissed: isOver = true
    case .selectionChanged, .valueChosen, .noteChanged, .searchRequested, .scrollToTop,
      .pageRequested:
      break
    }
  }
}

/// What is printed.
extension Shop {
  /// The rows that the search leaves, with their numbers, marks and places.
  func showList() {
    for section in session.visibleSections {
      print(section.title?.string ?? "")
      for place in section.rows {
        guard let item = session.visibleItem(at: place), let row = session.row(item) else {
          continue
        }
        let mark = row.ordinal.map { "\($0)" } ?? (row.isEnabled ? " " : "-")
        print("  \(place + 1). [\(mark)] \(row.title.string)")
      }
    }
    showStatus()
  }

  /// The search, the header, and the question that waits for its answer.
  private func showStatus() {
    if let query = session.search.query, let count = session.search.resultCount {
      print("\"\(query)\": \(count) found")
    }
    print("\(session.header.title?.string ?? ""): \(session.pickCount) picked")
    guard let question = session.question else { return }
    print(question.message.string)
    let words = zip(["yes", "no"], question.answers.map(\.title.string))
    print(words.map { "\($0): \($1)" }.joined(separator: ", "))
  }

  /// What came of an event.
  private func tell(_ outcome: Outcome) {
    if case .rejected(let reason) = outcome.verdict { print("refused: \(reason.name)") }
    for item in outcome.added { print("+ \(title(item))") }
    for item in outcome.removed { print("- \(title(item))") }
    for eviction in outcome.evicted {
      print("x \(title(eviction.item)) made room (\(eviction.limit.name) limit)")
    }
  }

  private func title(_ item: ItemID) -> String { session.row(item)?.title.string ?? item.string }
}
