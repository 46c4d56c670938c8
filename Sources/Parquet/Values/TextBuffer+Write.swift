extension TextBuffer {
  /// The dictionary as a page of PLAIN values, if there is one.
  var dictionaryPage: [UInt8]? {
    guard dictionary.count > 0 else { return nil }
    var body: [UInt8] = []
    body.reserveCapacity(dictionary.plainSize)
    for number in 0..<dictionary.count {
      let range = dictionary.range(number)
      body.append32(UInt32(range.count))
      body.append(contentsOf: dictionary.bytes[range])
    }
    return body
  }

  /// The bytes of a value behind the dictionary.
  func length(of value: Int) -> Int { range(value - indices.count).count }

  /// Writes values, all by their numbers or all as they are.
  ///
  /// Lengths stand before all bytes: both compress better apart than mixed, and are copied faster.
  func append(_ values: Range<Int>, to body: inout [UInt8]) -> Encoding {
    if values.lowerBound < indices.count {
      let width = Self.width(of: dictionary.count)
      body.append(UInt8(width))
      Hybrid.append(indices.span.extracting(values), width: width, to: &body)
      return .dictionary
    }
    let own = values.lowerBound - indices.count..<values.upperBound - indices.count
    let lengths = own.map { Int64(range($0).count) }
    DeltaPacked.append(lengths.span, is32: true, to: &body)
    if !own.isEmpty {
      body.append(contentsOf: bytes[range(own.lowerBound).lowerBound..<ends[own.upperBound - 1]])
    }
    return .deltaLength
  }

  /// The bounds of all values; there must be one.
  var bounds: Bounds {
    var extremes = Extremes()
    for number in 0..<dictionary.count {
      extremes.take(dictionary.range(number), of: dictionary.bytes)
    }
    let known = extremes
    extremes = Extremes()
    for value in ends.indices { extremes.take(range(value), of: bytes) }
    return Extremes.bounds(known, of: dictionary.bytes, extremes, of: bytes)
  }

  private func range(_ value: Int) -> Range<Int> {
    (value == 0 ? 0 : ends[value - 1])..<ends[value]
  }
}
