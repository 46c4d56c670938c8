internal import PickerEvents

extension Alert {
  /// The digest of the alert with its reasons.
  var digest: UInt64 {
    var digest = Digest(seed: ReceiptPart.alert.rawValue)
    digest.feed(name)
    if case .validation(let reasons) = self {
      for reason in reasons { digest.feed(reason) }
    }
    return digest.value
  }
}

extension Digest {
  fileprivate mutating func feed(_ reason: ValidityReason) {
    feed(reason.name)
    switch reason {
    case .empty, .noteRequired: break
    case .tooFew(let bound, let have), .tooMany(let bound, let have),
      .noteTooLong(let bound, let have):
      feed(bound)
      feed(have)
    case .sectionTooFew(let section, let bound, let have),
      .sectionTooMany(let section, let bound, let have):
      feed(section.text)
      feed(bound)
      feed(have)
    }
  }
}

extension Ending {
  /// The digest of the way a session ended.
  var digest: UInt64 {
    var digest = Digest(seed: ReceiptPart.ending.rawValue)
    digest.feed(name: self)
    return digest.value
  }
}
