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
    if !replaces, kind != .missing { throw exists(path) }
    let temporary = "\(path).\(System.process).tmp"
    do throws(System.Failure) {
      return OutputFile(
        path: path, temporary: temporary, descriptor: try System.create(temporary),
        replaces: replaces)
    } catch {
      throw failed(path, error)
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
      throw ToolError(.ioError, "\(path): cannot write: \(error.text); nothing is there now")
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
