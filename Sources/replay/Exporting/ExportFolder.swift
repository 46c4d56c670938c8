import EventStore
import PickerEvents

/// A folder that a table is exported into, file by file, in one step.
///
/// A new folder comes up under its name whole, and one that is there has what is new when its mark
/// says so. A process that is killed on the way leaves a draft, and files that the mark does not
/// know. The next export takes them away first: it begins at the same position.
struct ExportFolder: ~Copyable {
  /// Where the folder is.
  let path: String
  /// What is there already; nil for a new folder.
  let mark: FolderMark?
  /// Where files are written before they are moved to their place.
  let draft: String
  /// What keeps other processes out: a lock of the folder, or of the draft of a new one.
  private let lock: Int32
  private var isFinished = false

  /// Looks at the folder, and refuses one that does not go on with what is asked for.
  static func open(
    _ path: String, _ request: TableRequest, _ store: EventStore,
  ) throws(ToolError) -> ExportFolder {
    guard !path.isEmpty else { throw .usage("found an empty name for the folder; give it a name") }
    var path = path
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    switch try system(path, { () throws(System.Failure) in try System.kind(of: path) }) {
    case .missing: return try begin(path)
    case .directory:
      // Somebody may have made it for this.
      if (try? System.names(in: path)) == [] { return try begin(path) }
      return try goOn(path, request, store)
    case .regular, .other:
      throw ToolError(
        .cannotWrite, "\(path): found a file, expected a folder or nothing; name another")
    }
  }

  /// What names of files end with while they are written.
  ///
  /// The draft of a folder that is there lies in it, where a pattern of somebody who reads it finds
  /// what ends as a table does.
  var fileSuffix: String { mark == nil ? "" : ".tmp" }

  private init(_ path: String, _ mark: FolderMark?, draft: String, lock: Int32) {
    self.path = path
    self.mark = mark
    self.draft = draft
    self.lock = lock
  }

  deinit {
    if !isFinished { try? System.removeTree(draft) }
    System.close(lock)
  }

  private static func begin(_ path: String) throws(ToolError) -> ExportFolder {
    let draft = "\(path).\(System.process).tmp"
    return try system(path) { () throws(System.Failure) in
      try Leftovers.clearDrafts(of: path)
      try System.makeFolder(draft)
      // Nobody else makes a draft of this name, so that nobody else has it.
      guard let lock = try System.lockFolder(draft) else { throw System.Failure.busy }
      return ExportFolder(path, nil, draft: draft, lock: lock)
    }
  }

  private static func goOn(
    _ path: String, _ request: TableRequest, _ store: EventStore,
  ) throws(ToolError) -> ExportFolder {
    let lock = try system(path) { () throws(System.Failure) in try System.lockFolder(path) }
    guard let lock else { throw busy(path) }
    do throws(ToolError) {
      let mark = try mark(path, request, store)
      let draft = "\(path)/.\(System.process).tmp"
      try system(path) { () throws(System.Failure) in
        try Leftovers.clear(path, after: mark.position, request)
        try System.makeFolder(draft)
      }
      return ExportFolder(path, mark, draft: draft, lock: lock)
    } catch {
      System.close(lock)
      throw error
    }
  }

  /// Gives the files their place, and then says in the mark that they are there.
  ///
  /// - Parameters:
  ///   - files: Their names in the draft, each a folder and a file.
  ///   - next: What holds then; nil where the export is not to be gone on with.
  /// - Throws: Where the folder cannot be written, or another export was faster.
  mutating func finish(_ files: [String], _ next: FolderMark?) throws(ToolError) {
    do throws(System.Failure) {
      if let next { try write(next) }
      if mark == nil {
        try publish(files)
      } else {
        try move(files, next)
      }
    } catch {
      throw error.isExisting ? Self.busy(path) : Self.failed(path, error)
    }
    isFinished = true
  }

  private func write(_ mark: FolderMark) throws(System.Failure) {
    let descriptor = try System.create("\(draft)/\(FolderMark.name)")
    defer { System.close(descriptor) }
    try System.write(mark.bytes[...], to: descriptor)
    try System.sync(descriptor)
  }

  /// Gives a new folder its name, once the disk has all that is in it.
  private func publish(_ files: [String]) throws(System.Failure) {
    for file in files { System.syncFolder(of: "\(draft)/\(file)") }
    System.syncFolder(of: "\(draft)/.")
    try System.replace(path, with: draft)
    System.syncFolder(of: path)
  }

  /// Moves files to their days, and replaces the mark once the disk has them there.
  private func move(_ files: [String], _ next: FolderMark?) throws(System.Failure) {
    for file in files {
      let day = String(file.prefix { $0 != "/" })
      try System.makeFolder("\(path)/\(day)")
      try System.replace("\(path)/\(file)", with: "\(draft)/\(file)\(fileSuffix)")
      System.syncFolder(of: "\(path)/\(file)")
    }
    System.syncFolder(of: "\(path)/.")
    if next != nil {
      try System.replace("\(path)/\(FolderMark.name)", with: "\(draft)/\(FolderMark.name)")
      System.syncFolder(of: "\(path)/.")
    }
    try System.removeTree(draft)
  }

  /// Reads what is there already, and sees that this export goes on with it.
  private static func mark(
    _ path: String, _ request: TableRequest, _ store: EventStore,
  ) throws(ToolError) -> FolderMark {
    let name = "\(path)/\(FolderMark.name)"
    guard (try? System.kind(of: name)) == .regular,
      let mark = FolderMark(try OpenFile.open(name).beginning(FolderMark.longest))
    else {
      throw ToolError(
        .cannotWrite,
        "\(path): found a folder that no export with --since began; name another, or remove it")
    }
    let contents = FolderMark.contents(of: request)
    guard mark.contents == contents else {
      throw ToolError(
        .cannotWrite,
        "\(path): has \(Printable.text(mark.contents.string)), and this export is"
          + " \(Printable.text(contents.string)); ask for the same, or name another folder")
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

  /// Makes an error of the tool of one of the system.
  static func system<Answer: ~Copyable>(
    _ path: String, _ body: () throws(System.Failure) -> Answer,
  ) throws(ToolError) -> Answer {
    do throws(System.Failure) {
      return try body()
    } catch {
      throw failed(path, error)
    }
  }

  private static func failed(_ path: String, _ failure: System.Failure) -> ToolError {
    ToolError(
      .cannotWrite,
      "\(path): cannot be written: \(failure.text); see whether the folder is there and who may"
        + " write to it")
  }

  private static func busy(_ path: String) -> ToolError {
    ToolError(.busy, "\(path): another export is writing to it; try again when it is done")
  }
}
