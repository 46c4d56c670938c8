/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FuzzedSession(Array(UnsafeBufferPointer(start: start, count: count)))?.judge()
  return 0
}
