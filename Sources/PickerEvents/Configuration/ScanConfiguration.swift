/// Scanning barcodes.
public struct ScanConfiguration: Hashable, Sendable {
  /// Whether the user can scan.
  public var enabled: Bool = false
  /// Which symbologies are accepted.
  public var mode: ScanMode = .all
  /// What a scanned value does.
  public var action: ScanAction = .search
  /// How long the same value is refused again, in milliseconds.
  public var repeatWindowMs: WholeNumber = 0

  /// The plain values.
  public init() {}

  /// Puts one value in its place.
  ///
  /// - Parameter setting: The key and its value.
  public mutating func apply(_ setting: ScanSetting) {
    switch setting {
    case .enabled(let value): enabled = value
    case .mode(let value): mode = value
    case .action(let value): action = value
    case .repeatWindowMs(let value): repeatWindowMs = value
    }
  }
}
