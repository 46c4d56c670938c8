internal import PickerEvents

extension Configuration {
  /// The digest of every key, in the order of Receipt.md, The parts.
  var digest: UInt64 {
    var digest = Digest(seed: ReceiptPart.rules.rawValue)
    digest.feed(bounds: self)
    digest.feed(behaviour: self)
    digest.feed(texts: self)
    digest.feed(search)
    digest.feed(scan)
    digest.feed(selectedSection)
    digest.feed(paging.enabled)
    digest.feed(paging.threshold)
    digest.feed(note != nil)
    if let note { digest.feed(note) }
    return digest.value
  }
}

extension Digest {
  fileprivate mutating func feed(bounds: Configuration) {
    feed(name: bounds.mode)
    feed(bounds.min)
    feed(optional: bounds.max)
    feed(bounds.sectionMin)
    feed(optional: bounds.sectionMax)
    feed(bounds.sectionLimits.count)
    for limit in bounds.sectionLimits {
      feed(limit.section.text)
      feed(optional: limit.min)
      switch limit.max {
      case .inherited: feed(0 as UInt8)
      case .unlimited: feed(1 as UInt8)
      case .atMost(let number):
        feed(2 as UInt8)
        feed(number)
      }
    }
    feed(name: bounds.overflow)
    feed(name: bounds.sectionOverflow)
    feed(name: bounds.bulkOverflow)
    feed(bounds.requiresSelection)
    feed(bounds.allowsEmptySelection)
  }

  fileprivate mutating func feed(behaviour: Configuration) {
    feed(name: behaviour.identity)
    feed(behaviour.dismissesOnSelection)
    feed(behaviour.reportsEachTap)
    feed(behaviour.showsCancelButton)
    feed(behaviour.confirmsOnCancel)
    feed(behaviour.showsAlertOnDismiss)
    feed(name: behaviour.presentation)
    feed(behaviour.tracksLiveChanges)
    feed(behaviour.isEditable)
    feed(behaviour.hidesPicked)
    feed(name: behaviour.missingPicks)
    feed(behaviour.autoSelectsOnlyItem)
    feed(name: behaviour.selectionStyle)
  }

  fileprivate mutating func feed(texts: Configuration) {
    feed(texts.allTitle)
    feed(texts.selectAllTitle)
    feed(texts.deselectAllTitle)
    feed(texts.anchor.enabled)
    feed(texts.anchor.titleFormat)
    feed(texts.alert.message)
    feed(texts.alert.discardTitle)
    feed(texts.alert.keepTitle)
    feed(optional: texts.validationAlert.title)
    feed(optional: texts.validationAlert.message)
    feed(texts.validationAlert.dismissTitle)
    feed(optional: texts.title)
    feed(optional: texts.prompt)
  }

  fileprivate mutating func feed(_ search: SearchConfiguration) {
    feed(search.enabled)
    feed(name: search.matching)
    feed(search.minimumCharacters)
    feed(search.cancelsAfterSelection)
    feed(search.showsCancelButton)
    feed(search.hidesNavigationBar)
    feed(search.adjustsOffsetOnCancel)
    feed(optional: search.placeholder)
  }

  fileprivate mutating func feed(_ scan: ScanConfiguration) {
    feed(scan.enabled)
    feed(name: scan.mode)
    feed(name: scan.action)
    feed(scan.repeatWindowMs)
  }

  fileprivate mutating func feed(_ section: SelectedSectionConfiguration) {
    feed(section.enabled)
    feed(section.title)
    feed(name: section.order)
    feed(name: section.whileSearching)
  }

  fileprivate mutating func feed(_ note: NoteConfiguration) {
    feed(note.text)
    feed(note.maxLength)
    feed(note.countsCharacters)
    feed(note.allowsBeyondLimit)
    feed(name: note.overLimit)
    feed(name: note.unit)
    feed(note.isEditable)
    feed(note.isReadOnly)
    feed(note.isRequired)
    feed(note.mandatoryIndicator)
    feed(note.tracksLiveChanges)
    feed(optional: note.placeholder)
    feed(optional: note.hint)
    feed(note.hidesReadOnlyHint)
    feed(note.readOnlyHint)
    feed(optional: note.reachLimitMessage)
    feed(optional: note.beyondLimitMessage)
    feed(note.hasError)
    feed(optional: note.errorText)
    feed(note.showsErrorInValidationMessage)
    feed(note.version)
    feed(optional: note.minLines)
    feed(note.maxLines)
  }
}
