/// A file that comes up under its name whole, or not at all.
struct OutputFile: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private let replaces: Bool
  private var isFinished = false

  /// Begins a file beside its name.
  ///
  /// - Parameters:
  ///   - path: Its name.
  ///   - replaces: Whether it may take the place of what is there.
  /// - Returns: A file without its name yet.
  /// - Throws: Where the name is taken, or nothing can be written there.
  static func begin(_ path: String, replaces: Bool) throws(ToolError) -> OutputFile {
    let kind = try? System.kind(of: path)
    if kind == .directory {
      throw ToolError(.cannotWrite, "\(path): found a folder, expected a file's name; add the name")
    }
    if path.isEmpty { throw .usage("found an empty name for the output; give it a name") }
    if !replaces, kind != .missing { throw exists(path) }
    if kind == .other || (try? System.isLink(path)) == true {
      throw ToolError(
        .cannotWrite,
        "\(path): found a link, a device or a pipe, and only a file can be written over; to write"
          + " there, leave --output out and redirect")
    }
    do throws(System.Failure) {
      return try draft(path, replaces)
    } catch {
      throw failed(path, error)
    }
  }

  /// Begins a file under a name that nothing has, not even what an earlier process left.
  private static func draft(
    _ path: String, _ replaces: Bool,
  ) throws(System.Failure) -> OutputFile {
    var number = 0
    while true {
      let temporary = "\(path).\(System.process)\(number == 0 ? "" : "-\(number)").tmp"
      do throws(System.Failure) {
        return OutputFile(
          path: path, temporary: temporary, descriptor: try System.create(temporary),
          replaces: replaces)
      } catch {
        guard error.isExisting, number < 1_000 else { throw error }
        number += 1
      }
    }
  }

  private init(path: String, temporary: String, descriptor: Int32, replaces: Bool) {
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
    self.replaces = replaces
  }

  deinit {
    System.close(descriptor)
    if !isFinished { System.remove(temporary) }
  }

  func write(_ bytes: [UInt8]) throws(ToolError) {
    do throws(System.Failure) {
      try System.write(bytes[...], to: descriptor)
    } catch {
      throw ToolError(
        .ioError,
        "\(path): cannot write: \(error.text); make room or write elsewhere;"
          + " \(replaces ? "what was there is unchanged" : "nothing is there now")")
    }
  }

  /// Gives the file its name.
  mutating func finish() throws(ToolError) {
    do throws(System.Failure) {
      try System.sync(descriptor)
      if replaces {
        try System.replace(path, with: temporary)
      } else {
        try System.name(temporary, path)
      }
    } catch {
      throw error.isExisting ? OutputFile.exists(path) : OutputFile.failed(path, error)
    }
    isFinished = true
    System.syncFolder(of: path)
  }

  private static func exists(_ path: String) -> ToolError {
    ToolError(
      .cannotWrite,
      "\(path): found a file there; choose another name, or write over it with --force")
  }

  private static func failed(_ path: String, _ failure: System.Failure) -> ToolError {
    ToolError(
      .cannotWrite,
      "\(path): cannot be written: \(failure.text); see whether the folder is there and"
        + " who may write to it")
  }
}
