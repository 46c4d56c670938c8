import EventStore
import PickerEvents
import PickerTables

/// Writes a table of a log to a file, a folder or standard output.
enum TableExport {
  /// Writes the table that the command line asks for.
  static func run(
    _ request: TableRequest, _ arguments: Arguments, _ console: Console,
  ) throws(ToolError) {
    if request.path == nil, request.format == .parquet, System.isTerminal(1) {
      throw .usage("Parquet is not for a terminal; name a file with --output, or pipe it on")
    }
    let input = try Input.open(arguments.operands[0], console)
    let store = try input.log(console)
    var request = request
    request.filter.sessions = try input.sessions(named: arguments.operands.dropFirst())
    let lagging =
      if let path = request.path, request.isPartitioned {
        try writeFolder(path, request, store, console)
      } else {
        try write(request, store, console)
      }
    lagging.remark(arguments.operands[0], console)
  }

  private static func write(
    _ request: TableRequest, _ store: EventStore, _ console: Console,
  ) throws(ToolError) -> LaggingChoices {
    let cut = try cut(store, request.extent(after: nil), request.filter)
    var writer = TableWriter(request, cut)
    if let path = request.path {
      var file = try OutputFile.begin(path, replaces: request.replaces)
      let count = try writer.run(console) { (bytes) throws(ToolError) in try file.write(bytes) }
      try file.finish()
      try ExportReport(request, cut, request.extent(after: nil), rows: count, files: 1)
        .write(path, console)
    } else {
      _ = try writer.run(console) { (bytes) throws(ToolError) in try console.write(bytes) }
      if request.start != .all {
        console.remark("up to position \(cut.position); next time --since \(cut.position)")
      }
    }
    return writer.lagging
  }

  private static func writeFolder(
    _ path: String, _ request: TableRequest, _ store: EventStore, _ console: Console,
  ) throws(ToolError) -> LaggingChoices {
    var folder = try ExportFolder.open(path, request, store)
    let last = folder.mark?.position
    let extent = request.extent(after: last)
    let cut = try cut(store, extent, request.filter)
    var writer = TableWriter(request, cut)
    var files = DayFiles(
      folder.draft, suffix: folder.fileSuffix, request, writer.columns, after: extent.position,
      through: cut.position)
    var count = 0
    try writer.forEachBatch(console) { (batch) throws(ToolError) in
      try files.write(batch)
      count += batch.count
    }
    try files.finish()
    try folder.finish(files.files, try mark(request, extent, store, cut))
    try ExportReport(request, cut, extent, rows: count, files: files.files.count)
      .write(path, console)
    return writer.lagging
  }

  /// What a folder says of itself; nil where a later export could not go on in it.
  private static func mark(
    _ request: TableRequest, _ extent: CutExtent, _ store: EventStore, _ cut: LogCut,
  ) throws(ToolError) -> FolderMark? {
    guard request.canGoOn(extent) else { return nil }
    do throws(StoreError) {
      return FolderMark(
        request, position: cut.position, landmark: try store.landmark(at: cut.position) ?? "")
    } catch {
      throw ToolError(error)
    }
  }

  /// Notes what is exported.
  static func cut(
    _ store: EventStore, _ extent: CutExtent, _ filter: CutFilter,
  ) throws(ToolError) -> LogCut {
    do throws(StoreError) {
      return try LogCut(of: store, extent, filter)
    } catch {
      guard error.code == .aheadOfLog else { throw ToolError(error) }
      throw ToolError(
        .badInput,
        "\(error.path ?? "the log"): was to be exported after position \(extent.position), and ends"
          + " before that; give the position that an export of this log named, or 0")
    }
  }
}
