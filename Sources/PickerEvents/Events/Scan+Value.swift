extension Scan {
  /// Makes a scan whose value is the code as it was read.
  ///
  /// - Parameters:
  ///   - value: What the code said.
  ///   - symbology: The kind of code; nil is accepted by every mode.
  public init(_ value: ExactText, symbology: ExactText? = nil) {
    self.init(content: .read(raw: value, value: value), symbology: symbology)
  }
}
