// Written by Scripts/generate-unicode-tables; do not edit.

/// The version of Unicode that the tables are of.
enum UnicodeVersion {
  static var text: String { "15.0.0" }
}
