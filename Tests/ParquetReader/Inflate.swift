import CZstd

/// Decompresses one zstd frame that must hold `count` bytes and end with its last one.
func inflated(_ frame: [UInt8], count: Int) throws -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  // Both buffers are passed with their sizes.
  let length = unsafe bytes.withUnsafeMutableBytes { target in
    unsafe frame.withUnsafeBytes { source in
      unsafe ZSTD_decompress(target.baseAddress, count, source.baseAddress, source.count)
    }
  }
  try BadParquet.require(ZSTD_isError(length) == 0 && length == count, "not \(count) bytes of zstd")
  return bytes
}
