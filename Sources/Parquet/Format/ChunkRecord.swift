/// What the footer says of one column chunk.
struct ChunkRecord: Sendable {
  /// Where its first page begins, and the first of its data pages.
  var start: Int64
  var dataStart: Int64
  var hasDictionary: Bool
  var values: Int
  var nulls: Int
  /// Bytes with the pages' headers, before and after compression.
  var plainSize: Int64
  var size: Int64
  var encodings: [Encoding]
  /// nil where no row has a value.
  var bounds: Bounds?
}
