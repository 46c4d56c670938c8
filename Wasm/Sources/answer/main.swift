// answer OUTPUT FILE…
//
// Plays session files on this machine and writes the answer to each into the folder OUTPUT, under
// the file's own name.
internal import SessionAnswer

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

func fail(_ words: String) -> Never {
  print("answer: \(words)")
  exit(1)
}

guard CommandLine.arguments.count > 2 else { fail("expected a folder and files") }
let folder = CommandLine.arguments[1]
for path in CommandLine.arguments.dropFirst(2) {
  let name = String(path.split(separator: "/").last ?? "")
  guard let input = unsafe fopen(path, "r") else { fail("\(path) cannot be read") }
  var file: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, input)
    if count == 0 { break }
    file += buffer[..<count]
  }
  unsafe fclose(input)
  let answer = SessionAnswer.to(file, name: name)
  guard let output = unsafe fopen("\(folder)/\(name)", "w") else {
    fail("\(folder)/\(name) cannot be written")
  }
  let written = unsafe fwrite(answer, 1, answer.count, output)
  guard unsafe fclose(output) == 0, written == answer.count else {
    fail("\(folder)/\(name) cannot be written")
  }
}
