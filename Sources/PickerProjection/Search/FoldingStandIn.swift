internal import PickerEvents
enum Folding {
  static func fold(_ text: ExactText, into bytes: inout [UInt8]) {
    for scalar in text.string.unicodeScalars {
      var v = scalar.value
      if v >= 65, v <= 90 { v += 32 }
      if v >= 0x391, v <= 0x3A9 { v += 32 }
      if v >= 0x410, v <= 0x42F { v += 32 }
      if v >= 0xAC00, v <= 0xD7A3 {
        let s = v - 0xAC00
        for part in [0x1100 + s / 588, 0x1161 + s % 588 / 28, 0x11A7 + s % 28] where part != 0x11A7
        {
          put(part, &bytes)
        }
      } else {
        put(v, &bytes)
      }
    }
  }
  static func put(_ v: UInt32, _ bytes: inout [UInt8]) {
    if let s = Unicode.Scalar(v) {
      bytes.append(contentsOf: UTF8.encode(s) ?? UTF8.EncodedScalar())
    }
  }
}
enum WhiteSpace {
  static func words(of folded: [UInt8]) -> [Range<Int>] {
    folded.indices.split { folded[$0] == 32 || (folded[$0] >= 9 && folded[$0] <= 13) }
      .map { $0.startIndex..<$0.endIndex }
  }
}
