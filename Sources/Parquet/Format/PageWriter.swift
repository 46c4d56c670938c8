/// Writes the pages of a row group one behind the other.
struct PageWriter: ~Copyable {
  /// What is written and not yet handed on.
  var output: [UInt8]
  private let compressor: Compressor
  /// Of the present column chunk: bytes before compression with the headers, and encodings.
  private(set) var plainSize = 0
  private(set) var encodings: [Encoding] = []

  init(output: consuming [UInt8], level: Int32?) {
    self.output = output
    compressor = Compressor(level: level)
  }

  /// Begins the next column chunk.
  mutating func beginChunk() {
    plainSize = 0
    encodings = []
  }

  /// Writes a dictionary.
  mutating func appendDictionary(_ body: [UInt8], count: Int) {
    append(body, type: 2) { header in
      header.structure(7) {
        $0.int32(1, Int32(count))
        $0.int32(2, Encoding.plain.rawValue)
      }
    }
    note(.plain)
  }

  /// Writes a page of values; `count` includes those that are NULL.
  mutating func appendData(_ body: [UInt8], count: Int, encoding: Encoding) {
    append(body, type: 0) { header in
      header.structure(5) {
        $0.int32(1, Int32(count))
        $0.int32(2, encoding.rawValue)
        $0.int32(3, Encoding.hybrid.rawValue)
        $0.int32(4, Encoding.hybrid.rawValue)
      }
    }
    note(encoding)
    note(.hybrid)
  }

  /// How many bytes some bytes are when they are compressed.
  func compressedSize(of body: [UInt8]) -> Int {
    compressor.frame(of: body).count
  }

  private mutating func append(
    _ body: [UInt8], type: Int32, kind: (inout CompactWriter) -> Void,
  ) {
    let frame = compressor.frame(of: body)
    var header = CompactWriter()
    header.int32(1, type)
    header.int32(2, Int32(body.count))
    header.int32(3, Int32(frame.count))
    kind(&header)
    header.finish()
    output.append(contentsOf: header.bytes)
    output.append(contentsOf: frame)
    plainSize += header.bytes.count + body.count
  }

  private mutating func note(_ encoding: Encoding) {
    if !encodings.contains(encoding) { encodings.append(encoding) }
  }
}
