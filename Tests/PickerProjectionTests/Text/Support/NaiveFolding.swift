/// The definition of folding, carried out step by step on whole texts, with Unicode's own files.
struct NaiveFolding {
  static let shared = Result { try NaiveFolding() }

  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let decomposes = Traits(rawValue: 1)
    static let isRemoved = Traits(rawValue: 2)
    static let hasCase = Traits(rawValue: 4)
    static let hasRank = Traits(rawValue: 8)
    static let isSyllable = Traits(rawValue: 16)
    static let isLetter = Traits(rawValue: 32)
    static let any = Traits(rawValue: 63)
  }

  private static let letters: [UInt32: String] = [
    0x131: "i", 0xF8: "o", 0x111: "d", 0x142: "l", 0x127: "h", 0xE6: "ae", 0x153: "oe",
    0x2018: "'", 0x2019: "'", 0x2BC: "'",
  ]

  /// Most scalars have none, so that the dictionaries are seldom asked.
  private var traits = [Traits](repeating: [], count: 0x11_0000)
  private var parts: [UInt32: [UInt32]] = [:]
  private var ranks: [UInt32: Int] = [:]
  private var cases: [UInt32: [UInt32]] = [:]
  /// The scalars that UnicodeData.txt names one by one.
  private(set) var named: [UInt32] = []
  /// A letter and what the simple mappings make of it: capital, small, title.
  private(set) var mappings: [(letter: UInt32, other: UInt32)] = []

  private init() throws {
    for scalar in 0xAC00...0xD7A3 { traits[scalar].insert(.isSyllable) }
    for scalar in Self.letters.keys { traits[Int(scalar)].insert(.isLetter) }
    for line in try UnicodeFiles.lines(of: "UnicodeData.txt", withComments: true) {
      let fields = UnicodeFiles.fields(line)
      guard let scalar = UInt32(fields[0], radix: 16), !(0xD800...0xDFFF).contains(scalar) else {
        continue
      }
      named.append(scalar)
      if fields[2] == "Mn" { traits[Int(scalar)].insert(.isRemoved) }
      if let rank = Int(fields[3]), rank > 0 {
        ranks[scalar] = rank
        traits[Int(scalar)].insert(.hasRank)
      }
      // The name of a compatibility mapping stands in front, in angle brackets.
      let mapping = fields[5].split(separator: ">").last.map { String($0) } ?? ""
      if !mapping.isEmpty {
        parts[scalar] = UnicodeFiles.scalars(mapping)
        traits[Int(scalar)].insert(.decomposes)
      }
      for field in fields[12...14] {
        if let other = UInt32(field, radix: 16) { mappings.append((scalar, other)) }
      }
    }
    for line in try UnicodeFiles.lines(of: "CaseFolding.txt") {
      let fields = UnicodeFiles.fields(line)
      guard fields.count > 2, fields[1] == "C" || fields[1] == "F",
        let scalar = UInt32(fields[0], radix: 16)
      else { continue }
      cases[scalar] = UnicodeFiles.scalars(fields[2])
      traits[Int(scalar)].insert(.hasCase)
    }
  }

  /// Folds until a round changes nothing.
  func folded(_ text: [UInt32]) -> [UInt32] {
    var text = text
    while has(.any, text) {
      var next = ordered(decomposed(text))
      if has(.isRemoved, next) {
        next.removeAll { traits[Int($0)].contains(.isRemoved) }
      }
      next = replaced(next, where: .hasCase) { cases[$0] }
      next = replaced(next, where: .isLetter) { scalar in
        Self.letters[scalar]?.unicodeScalars.map(\.value)
      }
      if next == text { break }
      text = next
    }
    return text
  }

  private func decomposed(_ text: [UInt32]) -> [UInt32] {
    var text = text
    while true {
      let next = replaced(text, where: .decomposes) { parts[$0] }
      if next == text { break }
      text = next
    }
    return replaced(text, where: .isSyllable) { scalar in
      guard (0xAC00...0xD7A3).contains(scalar) else { return nil }
      let (open, tail) = (scalar - 0xAC00).quotientAndRemainder(dividingBy: 28)
      let (lead, vowel) = open.quotientAndRemainder(dividingBy: 21)
      return [0x1100 + lead, 0x1161 + vowel] + (tail == 0 ? [] : [0x11A7 + tail])
    }
  }

  /// Whether any scalar of a text has a trait.
  private func has(_ trait: Traits, _ text: [UInt32]) -> Bool {
    // By place: without optimisation an iterator takes several times as long.
    var place = 0
    while place < text.count {
      if traits[Int(text[place])].rawValue & trait.rawValue != 0 { return true }
      place += 1
    }
    return false
  }

  /// Exchanges neighbours that stand in the wrong order as long as there are any.
  private func ordered(_ text: [UInt32]) -> [UInt32] {
    guard has(.hasRank, text) else { return text }
    var text = text
    var isOrdered = false
    while !isOrdered {
      isOrdered = true
      for place in text.indices.dropFirst() {
        guard let left = ranks[text[place - 1]], let right = ranks[text[place]], left > right else {
          continue
        }
        text.swapAt(place - 1, place)
        isOrdered = false
      }
    }
    return text
  }

  private func replaced(
    _ text: [UInt32], where trait: Traits, _ replacement: (UInt32) -> [UInt32]?,
  ) -> [UInt32] {
    guard has(trait, text) else { return text }
    return text.flatMap { replacement($0) ?? [$0] }
  }
}
