/// A barcode that was read.
public struct Scan: Hashable, Sendable {
  /// What the code said.
  public var content: Content
  /// The kind of code, as the scanner names it; nil is accepted by every mode.
  public var symbology: ExactText?

  /// What a code said, or what an erasure left of it.
  public enum Content: Hashable, Sendable {
    /// The raw text, and the value that the host's transformer made of it.
    case read(raw: ExactText, value: ExactText)
    /// The text is gone.
    case erased(ErasedText)
  }

  /// Makes a scan.
  ///
  /// - Parameters:
  ///   - content: What the code said.
  ///   - symbology: The kind of code.
  public init(content: Content, symbology: ExactText? = nil) {
    self.content = content
    self.symbology = symbology
  }
}
