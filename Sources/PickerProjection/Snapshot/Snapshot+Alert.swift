internal import PickerEvents

extension ByteWriter {
  mutating func write(_ alert: Alert?) {
    switch alert {
    case .none: write(0)
    case .discard: write(1)
    case .validation(let reasons):
      write(2)
      write(reasons.count)
      for reason in reasons { write(reason) }
    }
  }

  private mutating func write(_ reason: ValidityReason) {
    switch reason {
    case .empty: write(0)
    case .tooFew(let need, let have): write(1, need, have)
    case .tooMany(let limit, let have): write(2, limit, have)
    case .sectionTooFew(let section, let need, let have):
      write(3, need, have)
      write(section.string.utf8)
    case .sectionTooMany(let section, let limit, let have):
      write(4, limit, have)
      write(section.string.utf8)
    case .noteRequired: write(5)
    case .noteTooLong(let limit, let have): write(6, limit, have)
    }
  }

  private mutating func write(_ kind: Int, _ bound: WholeNumber, _ have: Int) {
    write(kind)
    write(signed: Int64(bound))
    write(signed: Int64(have))
  }
}

extension ByteReader {
  /// Reads no alert, or one; nil where it is neither.
  mutating func alert() -> [Alert]? {
    switch number() {
    case 0: return []
    case 1: return [.discard]
    case 2:
      guard let count = count() else { return nil }
      var reasons: [ValidityReason] = []
      for _ in 0..<count {
        guard let reason = reason() else { return nil }
        reasons.append(reason)
      }
      return [.validation(reasons)]
    default: return nil
    }
  }

  private mutating func reason() -> ValidityReason? {
    guard let kind = number() else { return nil }
    if kind == 0 { return .empty }
    if kind == 5 { return .noteRequired }
    guard let limit = signed().map({ WholeNumber($0) }),
      let have = signed().flatMap({ Int(exactly: $0) })
    else { return nil }
    switch kind {
    case 1: return .tooFew(need: limit, have: have)
    case 2: return .tooMany(limit: limit, have: have)
    case 3: return section().map { .sectionTooFew(section: $0, need: limit, have: have) }
    case 4: return section().map { .sectionTooMany(section: $0, limit: limit, have: have) }
    case 6: return .noteTooLong(limit: limit, have: have)
    default: return nil
    }
  }

  private mutating func section() -> SectionID? {
    content().flatMap { String(validating: $0, as: UTF8.self) }.map { SectionID($0) }
  }
}
