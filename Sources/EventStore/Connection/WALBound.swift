/// How long the WAL may become before something is done about it, in pages of the file.
struct WALBound {
  /// What is left to be moved at an ending, which syncs anyway.
  private static let ending: Int32 = 256

  /// What is moved in the background: 16 MB.
  ///
  /// A tap of three or four pages that comes while the disk
  /// is synced there is a little slower, so that should be rare.
  private static let background: Int32 = 4_096

  /// What comes until the writer tries again, where readers kept it from moving everything.
  private static let again: Int32 = 1_024

  /// How many bytes there may be before the writer moves them itself.
  private static let bytes: Int64 = 64 << 20

  private let hard: Int32
  /// The length at which something is next done.
  private var next = Self.background
  private var last: Int32 = 0

  init(pageSize: Int64) {
    // Each page has a header of 24 bytes in the WAL.
    hard = Int32(Self.bytes / (max(pageSize, 512) + 24))
  }

  /// What a commit leads to.
  enum Action {
    case nothing
    /// Move it now, where the commit was synced.
    case atEnding
    case inBackground
    case byWriter
  }

  /// Says what to do after a commit that left the WAL with so many pages.
  mutating func action(pages: Int32, isSynced: Bool) -> Action {
    // The WAL began anew: all of it had been moved, and nobody was reading it.
    if pages < last { next = Self.background }
    last = pages
    if isSynced, pages >= Self.ending { return .atEnding }
    guard pages >= next else { return .nothing }
    // Not at every commit from here on: where somebody reads what stands at the end of the WAL, it
    // stays as long as it is, and another attempt would only sync.
    guard pages < hard else {
      next = pages + Self.again
      return .byWriter
    }
    next = min(pages + Self.background, hard)
    return .inBackground
  }
}
