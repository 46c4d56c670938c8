internal import CModuleRuntime
internal import SessionAnswer

// The module's functions take and give addresses in its memory; the numbers are bytes. What they
// take stays the host's; what they give, the host gives back with `picker_free`.

/// Plays a session file: gives a block of four bytes, the length of the answer (little-endian), and
/// then the answer; null where there is no memory for it.
///
/// A name that is not UTF-8 is repaired.
@c(picker_answer)
public func pickerAnswer(
  _ name: UnsafePointer<UInt8>?, _ nameCount: Int, _ file: UnsafePointer<UInt8>?, _ fileCount: Int,
) -> UnsafeMutableRawPointer? {
  let nameBytes = unsafe UnsafeBufferPointer(start: name, count: name == nil ? 0 : nameCount)
  let fileBytes = unsafe UnsafeBufferPointer(start: file, count: file == nil ? 0 : fileCount)
  let answer = unsafe SessionAnswer.to(
    Array(fileBytes), name: String(decoding: nameBytes, as: UTF8.self))
  guard let block = unsafe picker_alloc(answer.count + 4, 4) else { return nil }
  unsafe block.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
  unsafe answer.withUnsafeBytes { bytes in
    unsafe (block + 4).copyMemory(
      from: bytes.baseAddress ?? UnsafeRawPointer(block), byteCount: bytes.count)
  }
  return unsafe block
}
