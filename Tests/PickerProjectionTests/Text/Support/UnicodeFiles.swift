import Foundation
import PickerProjection

/// Unicode's own files, as Debian's package `unicode-data` brings them.
enum UnicodeFiles {
  private static let folder = "/usr/share/unicode/"

  /// Whether they are here, in the version of the tables.
  ///
  /// `Scripts/set-up` installs them where there is apt-get.
  static let areInstalled: Bool = {
    guard let first = try? lines(of: "CaseFolding.txt", withComments: true).first else {
      return false
    }
    return first == "# CaseFolding-\(Folding.version).txt"
  }()

  /// The lines of a file that say anything.
  static func lines(of name: String, withComments: Bool = false) throws -> [String] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + name)))
    return bytes.split(separator: 0x0A).compactMap { line in
      let end = withComments ? nil : line.firstIndex(of: UInt8(ascii: "#"))
      let part = line[..<(end ?? line.endIndex)]
      return part.isEmpty ? nil : String(decoding: part, as: UTF8.self)
    }
  }

  /// The fields of a line between semicolons.
  static func fields(_ line: String) -> [String] {
    line.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { field in String(Substring(field)).trimmingCharacters(in: .whitespaces) }
  }

  /// Scalars in hexadecimal digits, one behind the other.
  static func scalars(_ field: String) -> [UInt32] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }
}
