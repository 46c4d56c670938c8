internal import CZstd

/// Compresses pages with zstd. Every call into it stands in this file.
///
/// Nobody else sees the context, which lives as long as the value that owns it.
@safe struct Compressor: ~Copyable {
  private let context: OpaquePointer?

  /// Makes a compressor.
  ///
  /// - Parameter level: zstd's level, 1 the fastest; what is beyond its range is taken as its end.
  ///   Without one, bytes are stored as they are, as where there is no memory.
  init(level: Int32?) {
    unsafe context = level == nil ? nil : ZSTD_createCCtx()
    // A level out of range is clamped by zstd, and the checksum is a switch: neither fails.
    if let level, let context = unsafe context {
      unsafe ZSTD_CCtx_setParameter(context, ZSTD_c_compressionLevel, level)
      unsafe ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)
    }
  }

  deinit { unsafe ZSTD_freeCCtx(context) }

  /// Appends some bytes as one zstd frame.
  ///
  /// All that zstd can fail at here is to get memory. The bytes are then stored as they are, in a
  /// frame that every reader of zstd takes: a file is never given up for want of compression.
  ///
  /// - Returns: The length of the frame.
  func append(_ source: [UInt8], to target: inout [UInt8]) -> Int {
    let start = target.count
    let bound = ZSTD_compressBound(source.count)
    target.append(contentsOf: repeatElement(0, count: bound))
    // The frame is written into the part of `target` just added, whose size is passed along.
    let length = unsafe target.withUnsafeMutableBytes { room in
      unsafe source.withUnsafeBytes { bytes in
        unsafe context.map {
          unsafe ZSTD_compress2(
            $0, room.baseAddress?.advanced(by: start), bound, bytes.baseAddress, bytes.count)
        }
      }
    }
    guard let length, ZSTD_isError(length) == 0 else {
      target.removeLast(bound)
      StoredFrame.append(source, to: &target)
      return target.count - start
    }
    target.removeLast(bound - length)
    return length
  }
}
