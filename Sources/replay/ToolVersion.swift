import PickerEvents

/// Which tool this is.
enum ToolVersion {
  /// The version of the next release.
  static let number = "0.1.0"

  /// What `--version` prints.
  static var line: String { "replay \(number) (engine \(Engine.current))" }
}
