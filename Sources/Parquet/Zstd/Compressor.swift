internal import CZstd

/// Compresses pages with zstd.
///
/// Every call into zstd stands in this file. Nobody else sees the context, which lives as long as
/// the value that owns it.
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

  /// Some bytes as one zstd frame.
  ///
  /// All that zstd can fail at here is to get memory. The bytes are then stored as they are, in a
  /// frame that every reader of zstd takes: a file is never given up for want of compression.
  ///
  /// - Complexity: O(n).
  func frame(of source: [UInt8]) -> [UInt8] {
    guard let context = unsafe context else { return StoredFrame.frame(of: source) }
    // zstd writes into room whose size it is told, and says how much of it is the frame.
    let frame = unsafe [UInt8](
      unsafeUninitializedCapacity: ZSTD_compressBound(source.count)
    ) { room, count in
      let length = unsafe source.withUnsafeBytes { bytes in
        unsafe ZSTD_compress2(
          context, room.baseAddress, room.count, bytes.baseAddress, bytes.count)
      }
      count = ZSTD_isError(length) == 0 ? length : 0
    }
    // No frame is empty.
    return frame.isEmpty ? StoredFrame.frame(of: source) : frame
  }
}
