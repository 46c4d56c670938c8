/// A configuration as an opening gives it: a preset, a selection type, and single keys.
public struct GivenConfiguration: Hashable, Sendable {
  /// Whose defaults hold.
  public var preset: Preset?
  /// Bounds given in one piece.
  public var selection: SelectionType?
  /// Keys beside them; each wins over the preset and the selection type, the last over the first.
  public var settings: [Setting]

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - preset: Whose defaults hold; nil for the plain ones.
  ///   - selection: Bounds given in one piece.
  ///   - settings: Keys beside them.
  public init(
    preset: Preset? = nil,
    selection: SelectionType? = nil,
    _ settings: [Setting] = [],
  ) {
    self.preset = preset
    self.selection = selection
    self.settings = settings
  }
}
