import Foundation

/// Files of this package.
enum Files {
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: package.appending(path: path)), as: UTF8.self)
  }
}
