import PickerEvents
import PickerProjection

extension ValidityReason {
  /// What is wanting, in words with the right numbers.
  var words: String {
    switch self {
    case .empty: "nothing is picked, and something must be"
    case .tooFew(let need, let have):
      "at least \(Words.count(need, "pick")) needed, there \(Self.are(have))"
    case .tooMany(let limit, let have):
      "at most \(Words.count(limit, "pick")) allowed, there \(Self.are(have))"
    case .sectionTooFew(let section, let need, let have):
      "section \(Self.name(section)): at least \(Words.count(need, "pick")) needed, there \(Self.are(have))"
    case .sectionTooMany(let section, let limit, let have):
      "section \(Self.name(section)): at most \(Words.count(limit, "pick")) allowed, there \(Self.are(have))"
    case .noteRequired: "the note is empty, and must not be"
    case .noteTooLong(let limit, let have):
      "the note has \(Self.characters(have)), at most \(limit) allowed"
    }
  }

  /// A length in characters, whatever they are counted in.
  private static func characters(_ number: Int) -> String { Words.count(number, "character") }

  private static func name(_ section: SectionID) -> String {
    Printable.quoted(section.string)
  }

  private static func are(_ number: Int) -> String {
    number == 0 ? "are none" : number == 1 ? "is 1" : "are \(number)"
  }
}
