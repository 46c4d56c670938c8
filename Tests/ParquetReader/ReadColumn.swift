/// A column as the footer describes it.
struct ReadColumn {
  let name: String
  let physical: Int
  let isOptional: Bool
  let element: Thrift

  init(_ element: Thrift) throws {
    guard let name = element[4]?.text, let physical = element[1]?.number,
      let repetition = element[3]?.number
    else { throw BadParquet("a column without its name or type") }
    self.name = name
    self.physical = physical
    self.element = element
    isOptional = repetition == 1
  }
}
