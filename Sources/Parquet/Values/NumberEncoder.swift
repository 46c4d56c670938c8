/// Writes the numbers of a column chunk in the encoding that makes its first page smallest.
///
/// Sizes before compression say little: sorted numbers are few bits as differences, and a counter
/// that begins anew again and again is a pattern to zstd in each encoding. So each is tried.
struct NumberEncoder {
  let encoding: Encoding
  private let numbers: [Int64]
  private let type: ParquetType
  private let dictionary: NumberDictionary?

  init(_ numbers: [Int64], type: ParquetType, pages: borrowing PageWriter) {
    self.numbers = numbers
    self.type = type
    // Packed bits are all that a boolean can be in a page of this version.
    guard type != .boolean else {
      encoding = .plain
      dictionary = nil
      return
    }
    let found = NumberDictionary(numbers)
    let sample = 0..<min(numbers.count, ColumnBuffer.pageRows)
    var best = (encoding: Encoding.delta, size: Int.max)
    for encoding in [Encoding.delta, .dictionary, .plain] {
      if encoding == .dictionary && found == nil { continue }
      var body: [UInt8] = []
      Self.append(sample, of: numbers, type, found, encoding, to: &body)
      var size = pages.compressedSize(of: body)
      if encoding == .dictionary, let found {
        // The dictionary is shared by all pages.
        var page: [UInt8] = []
        for number in found.numbers {
          page.appendLow(UInt64(bitPattern: number), bytes: type.width)
        }
        size += pages.compressedSize(of: page) * sample.count / numbers.count
      }
      if size < best.size { best = (encoding, size) }
    }
    encoding = best.encoding
    dictionary = encoding == .dictionary ? found : nil
  }

  /// The dictionary as a page of PLAIN values, if there is one.
  var dictionaryPage: (body: [UInt8], count: Int)? {
    guard let dictionary else { return nil }
    var body: [UInt8] = []
    for number in dictionary.numbers {
      body.appendLow(UInt64(bitPattern: number), bytes: type.width)
    }
    return (body, dictionary.numbers.count)
  }

  /// Writes some of the values.
  func append(_ values: Range<Int>, to body: inout [UInt8]) {
    Self.append(values, of: numbers, type, dictionary, encoding, to: &body)
  }

  private static func append(
    _ values: Range<Int>, of numbers: [Int64], _ type: ParquetType,
    _ dictionary: NumberDictionary?, _ encoding: Encoding, to body: inout [UInt8],
  ) {
    switch encoding {
    case .delta:
      DeltaPacked.append(numbers.span.extracting(values), is32: false, to: &body)
    case .dictionary:
      guard let dictionary else { preconditionFailure("Numbers by a dictionary need one") }
      let width = TextBuffer.width(of: dictionary.numbers.count)
      body.append(UInt8(width))
      Hybrid.append(dictionary.indices.span.extracting(values), width: width, to: &body)
    case .plain where type == .boolean:
      var packer = BitPacker()
      for value in values { packer.put(UInt64(numbers[value]), width: 1, to: &body) }
      packer.finish(to: &body)
    case .plain:
      body.reserveCapacity(body.count + values.count * type.width)
      for value in values {
        body.appendLow(UInt64(bitPattern: numbers[value]), bytes: type.width)
      }
    case .hybrid, .deltaLength:
      preconditionFailure("Numbers are not written as \(encoding)")
    }
  }
}
