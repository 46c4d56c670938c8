/// What a page of a database file is for.
enum PageKind: String, CaseIterable, CustomStringConvertible {
  case header = "the header"
  case tableInterior = "a page above a table's rows"
  case tableLeaf = "a page of a table's rows"
  case indexInterior = "a page above an index's entries"
  case indexLeaf = "a page of an index's entries"
  case overflow = "a page of a long value"
  case freelist = "a free page"

  var description: String { rawValue }

  /// The places of all pages of a file, by kind, as the file format says.
  static func pages(of file: [UInt8], size: Int = 4_096) -> [PageKind: [Range<Int>]] {
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var free: Set<Int> = []
    var trunk = number(32)
    while trunk != 0 {
      let start = (trunk - 1) * size
      free.insert(trunk)
      for leaf in 0..<number(start + 4) { free.insert(number(start + 8 + leaf * 4)) }
      trunk = number(start)
    }
    var pages: [PageKind: [Range<Int>]] = [.header: [0..<100]]
    for page in 2...(file.count / size) {
      let start = (page - 1) * size
      let kind: PageKind =
        if free.contains(page) {
          .freelist
        } else {
          switch file[start] {
          case 2: .indexInterior
          case 5: .tableInterior
          case 10: .indexLeaf
          case 13: .tableLeaf
          default: .overflow
          }
        }
      pages[kind, default: []].append(start..<start + size)
    }
    return pages
  }
}
