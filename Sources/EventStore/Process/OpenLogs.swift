internal import Synchronization

/// What this process has open of each log file, so that its own readers and writers get along.
///
/// All connections that a process has to a file share one WAL index. Where the first of them may
/// only read it (`readonly_shm`), none may write the log. So a writer that arrives sends the
/// readers away before it opens the index, and they come back over the index that the writer
/// opened. While a writer arrives nobody opens the index but itself.
enum OpenLogs {
  /// What a reader has to know about the writers of its process.
  enum Writers {
    /// There is none: nothing may be written, not even the index.
    case none
    /// One is about to open the index.
    case arriving
    /// One has the index open.
    case open
  }

  private struct Members {
    var arriving = 0
    var open = 0
    var readers: [WeakChannel] = []

    var channels: [Channel] { readers.compactMap(\.channel) }
  }

  private struct WeakChannel: Sendable {
    weak let channel: Channel?
  }

  private static let members = Mutex<[FileSystem.Place: Members]>([:])

  /// Notes that a channel reads a file, or is about to.
  static func join(_ reader: Channel, at place: FileSystem.Place) {
    members.withLock { members in
      members[place, default: Members()].readers.append(WeakChannel(channel: reader))
    }
  }

  /// Notes that a channel has gone.
  static func part(from place: FileSystem.Place) {
    members.withLock { members in tidy(&members, place) }
  }

  /// How it stands with the writers of a file.
  static func writers(at place: FileSystem.Place) -> Writers {
    members.withLock { members in
      guard let entry = members[place] else { return .none }
      if entry.open > 0 { return .open }
      return entry.arriving > 0 ? .arriving : .none
    }
  }

  /// Begins to open a file for writing, with no reader left that holds the index.
  static func arrive(at place: FileSystem.Place) {
    let readers = members.withLock { members in
      members[place, default: Members()].arriving += 1
      return members[place]?.channels ?? []
    }
    // Not under the lock: a reader that is at work asks for it, and is waited for here.
    for reader in readers { reader.release() }
  }

  /// Ends what `arrive` began.
  static func settle(at place: FileSystem.Place, isOpen: Bool) {
    members.withLock { members in
      members[place]?.arriving -= 1
      if isOpen { members[place]?.open += 1 }
      tidy(&members, place)
    }
  }

  /// Ends a writer, which has yet to close its connection: as the last one it tidies the WAL up,
  /// which it can where no reader holds it.
  static func leave(_ place: FileSystem.Place) {
    let readers = members.withLock { members in
      members[place]?.open -= 1
      let isLast = members[place]?.open == 0
      let readers = isLast ? members[place]?.channels ?? [] : []
      tidy(&members, place)
      return readers
    }
    for reader in readers { reader.release() }
  }

  /// Forgets readers that have gone, and a file that nobody has open.
  private static func tidy(
    _ members: inout [FileSystem.Place: Members], _ place: FileSystem.Place,
  ) {
    members[place]?.readers.removeAll { $0.channel == nil }
    if let entry = members[place], entry.arriving == 0, entry.open == 0, entry.readers.isEmpty {
      members[place] = nil
    }
  }
}
