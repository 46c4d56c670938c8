/// What the footer says of one row group.
struct GroupRecord: Sendable {
  var rows: Int
  var chunks: [ChunkRecord]
}
