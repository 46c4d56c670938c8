import EventStore

/// A folder that a table is exported into, file by file, in one step: a new folder comes up under its
/// name whole, and one that is there has what is new when its mark says so.
///
/// A process that is killed on the way leaves files that the mark does not know. The next export
/// begins at the same position and takes them away first.
struct ExportFolder: ~Copyable {
  /// Where the folder is.
  let path: String
  /// What is there already; nil for a new folder.
  let mark: FolderMark?
  /// Where files are written before they are moved to their place.
  let draft: String
  /// What keeps other processes out of a folder that is there.
  private let lock: Int32?
  private var isFinished = false

  /// Looks at the folder, and refuses one that does not go on with what is asked for.
  static func open(
    _ path: String, _ request: TableRequest, _ store: EventStore,
  ) throws(ToolError) -> ExportFolder {
    let path = path.hasSuffix("/") && path.utf8.count > 1 ? String(path.dropLast()) : path
    let folder: ExportFolder
    switch try system(path, { () throws(System.Failure) in try System.kind(of: path) }) {
    case .missing:
      folder = ExportFolder(path, nil, draft: "\(path).\(System.process).tmp", lock: nil)
    case .directory:
      let lock = try lock(path)
      let mark: FolderMark
      do throws(ToolError) {
        mark = try Self.mark(path, request, store)
        try clear(path, mark, request)
      } catch {
        System.close(lock)
        throw error
      }
      folder = ExportFolder(path, mark, draft: "\(path)/.\(System.process).tmp", lock: lock)
    case .regular, .other:
      throw ToolError(
        .cannotWrite, "\(path): found a file, expected a folder or nothing; name another")
    }
    let draft = folder.draft
    try system(path) { () throws(System.Failure) in try System.makeFolder(draft) }
    return folder
  }

  private init(_ path: String, _ mark: FolderMark?, draft: String, lock: Int32?) {
    self.path = path
    self.mark = mark
    self.draft = draft
    self.lock = lock
  }

  deinit {
    if !isFinished { System.removeFolder(draft) }
    if let lock { System.close(lock) }
  }

  /// Gives the files their place, and then says in the mark that they are there.
  ///
  /// - Parameters:
  ///   - files: Their names in the draft, each a folder and a file.
  ///   - next: What holds then; nil where the export is not to be gone on with.
  mutating func finish(_ files: [String], _ next: FolderMark?) throws(ToolError) {
    let (path, draft, isNew) = (path, draft, mark == nil)
    try Self.system(path) { () throws(System.Failure) in
      if let next {
        let descriptor = try System.create("\(draft)/\(FolderMark.name)")
        defer { System.close(descriptor) }
        try System.write(next.bytes[...], to: descriptor)
        try System.sync(descriptor)
      }
      guard !isNew else { return try System.replace(path, with: draft) }
      for file in files {
        let day = String(file.prefix { $0 != "/" })
        try System.makeFolder("\(path)/\(day)")
        try System.replace("\(path)/\(file)", with: "\(draft)/\(file)")
        System.removeFolder("\(draft)/\(day)")
        System.syncFolder(of: "\(path)/\(file)")
      }
      if next != nil {
        try System.replace("\(path)/\(FolderMark.name)", with: "\(draft)/\(FolderMark.name)")
      }
      System.removeFolder(draft)
    }
    isFinished = true
    System.syncFolder(of: "\(path)/.")
    System.syncFolder(of: path)
  }

  private static func lock(_ path: String) throws(ToolError) -> Int32 {
    let lock = try system(path) { () throws(System.Failure) in try System.lockFolder(path) }
    guard let lock else {
      throw ToolError(.busy, "\(path): another export is writing to it; try again when it is done")
    }
    return lock
  }

  /// Reads what is there already, and sees that this export goes on with it.
  private static func mark(
    _ path: String, _ request: TableRequest, _ store: EventStore,
  ) throws(ToolError) -> FolderMark {
    let name = "\(path)/\(FolderMark.name)"
    guard (try? System.kind(of: name)) == .regular,
      let mark = FolderMark(try OpenFile.open(name).beginning(1 << 16))
    else {
      throw ToolError(
        .cannotWrite,
        "\(path): found a folder that no export with --since began; name another, or remove it")
    }
    let contents = FolderMark.contents(of: request)
    guard mark.contents == contents else {
      throw ToolError(
        .cannotWrite,
        "\(path): has \(mark.contents), and this export is \(contents); ask for the same, or name"
          + " another folder")
    }
    guard request.start == .last || request.start == .position(mark.position) else {
      throw ToolError(
        .cannotWrite,
        "\(path): has everything up to position \(mark.position); go on with --since last, or name"
          + " another folder")
    }
    let landmark: String?
    do throws(StoreError) {
      landmark = mark.position == 0 ? "" : try store.landmark(at: mark.position)
    } catch {
      throw ToolError(error)
    }
    // Of a session that was dropped since nothing can be told.
    guard let landmark, landmark != mark.landmark else { return mark }
    throw ToolError(
      .cannotWrite,
      "\(path): was exported from another log, which has other events up to position"
        + " \(mark.position); name another folder")
  }

  /// Takes away what an export left that did not come to its end.
  private static func clear(
    _ path: String, _ mark: FolderMark, _ request: TableRequest,
  ) throws(ToolError) {
    let leftover = DayFiles.prefix(request, after: mark.position)
    try system(path) { () throws(System.Failure) in
      for name in try System.names(in: path) {
        if name.hasPrefix("."), name.hasSuffix(".tmp") {
          for day in try System.names(in: "\(path)/\(name)") {
            for file in (try? System.names(in: "\(path)/\(name)/\(day)")) ?? [] {
              System.remove("\(path)/\(name)/\(day)/\(file)")
            }
            System.remove("\(path)/\(name)/\(day)")
            System.removeFolder("\(path)/\(name)/\(day)")
          }
          System.removeFolder("\(path)/\(name)")
        } else if name.hasPrefix("dt=") {
          for file in try System.names(in: "\(path)/\(name)") where file.hasPrefix(leftover) {
            System.remove("\(path)/\(name)/\(file)")
          }
        }
      }
    }
  }

  /// Makes an error of the tool of one of the system.
  static func system<Answer>(
    _ path: String, _ body: () throws(System.Failure) -> Answer,
  ) throws(ToolError) -> Answer {
    do throws(System.Failure) {
      return try body()
    } catch {
      throw ToolError(
        .cannotWrite,
        "\(path): cannot be written: \(error.text); see whether the folder is there and who may"
          + " write to it")
    }
  }
}
