/// A file that can be read again from any place, under the name that messages use.
final class OpenFile {
  /// How messages call standard input.
  static let standardInput = "standard input"

  /// How messages call it.
  let name: String
  private let descriptor: Int32

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  deinit { System.close(descriptor) }

  /// Opens a file, or standard input under the name of a dash.
  ///
  /// What cannot be read twice is copied to a nameless file.
  static func open(_ path: String) throws(ToolError) -> OpenFile {
    let name = path == "-" ? standardInput : path
    let file: OpenFile?
    do throws(System.Failure) {
      file = path == "-" ? try copy(of: 0, name) : try openNamed(path)
    } catch {
      throw ToolError(
        .notFound, "\(name): cannot be read: \(error.text); see who may read it")
    }
    if let file { return file }
    switch try? System.kind(of: path) {
    case .directory:
      throw ToolError(
        .notFound, "\(name): found a folder, expected a log or a session file; name a file in it")
    case .missing, .regular, .other, nil:
      throw ToolError(.notFound, "\(name): there is no such file; look at the path")
    }
  }

  /// Opens a file by its path; nil where there is none, or a folder.
  private static func openNamed(_ path: String) throws(System.Failure) -> OpenFile? {
    switch try System.kind(of: path) {
    case .missing, .directory: return nil
    case .regular, .other: break
    }
    let file = OpenFile(name: path, descriptor: try System.openForReading(path))
    if try System.kind(of: file.descriptor) == .regular { return file }
    return try copy(of: file.descriptor, path)
  }

  private static func copy(of source: Int32, _ name: String) throws(System.Failure) -> OpenFile {
    let file = OpenFile(name: name, descriptor: try System.temporary())
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try System.read(source, into: &buffer)
      guard count > 0 else { return file }
      try System.write(buffer[..<count], to: file.descriptor)
    }
  }

  /// How many bytes there are.
  var size: Int { (try? System.size(of: descriptor)) ?? 0 }

  /// Reads from a place.
  ///
  /// - Returns: How many bytes came; 0 at the end.
  func read(at offset: Int, into buffer: inout [UInt8]) throws(ToolError) -> Int {
    do throws(System.Failure) {
      return try System.read(descriptor, at: offset, into: &buffer)
    } catch {
      throw ToolError(.ioError, "\(name): cannot be read on from byte \(offset): \(error.text)")
    }
  }

  /// The first bytes.
  func beginning(_ count: Int) throws(ToolError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let found = try read(at: 0, into: &buffer)
    return Array(buffer[..<found])
  }
}
