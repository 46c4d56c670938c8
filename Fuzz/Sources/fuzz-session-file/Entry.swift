/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzedFile(Array(UnsafeBufferPointer(start: start, count: count))).judge()
  return 0
}
