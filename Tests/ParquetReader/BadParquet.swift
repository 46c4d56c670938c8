/// What the reader of the tests says of a file that is not as it must be.
struct BadParquet: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func require(_ condition: Bool, _ words: @autoclosure () -> String) throws {
    if !condition { throw BadParquet(words()) }
  }
}
