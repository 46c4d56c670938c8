// SessionWriter OUTPUT FIRST COUNT
//
// Writes random sessions of so many seeds, from the first on, into the folder OUTPUT: one session
// file a seed, each line with what the machine made of the event here. An opening that is refused
// is a line without a record.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

func fail(_ words: String) -> Never {
  print("SessionWriter: \(words)")
  exit(1)
}

let words = CommandLine.arguments
guard words.count == 4, let first = UInt64(words[2]), let count = UInt64(words[3]) else {
  fail("expected a folder, the first seed, and how many")
}
for seed in first..<first + count {
  let path = "\(words[1])/random-\(seed).picker.ndjson"
  let bytes = SessionLines(seed: seed).bytes
  guard let file = unsafe fopen(path, "w") else { fail("\(path) cannot be written") }
  let written = unsafe fwrite(bytes, 1, bytes.count, file)
  guard unsafe fclose(file) == 0, written == bytes.count else { fail("\(path) cannot be written") }
}
