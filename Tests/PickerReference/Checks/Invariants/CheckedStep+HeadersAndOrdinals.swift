internal import PickerEvents

extension CheckedStep {
  /// 5: headers equal a naive recount; ordinals are 1…n.
  var brokenHeadersAndOrdinals: String? {
    let visible = after.reading.ids(.visible)
    let open = after.rows.filter { $0.isEnabled && visible.contains($0.id) }
    let header = recount(open)
    if after.reading.text(.header) != header { return "the header is not \(header)" }

    let headers = after.reading.table(.sectionHeaders)
    for member in headers {
      let recounted = recount(open.filter { $0.section.text == member.key })
      if member.value != .text(recounted) { return "\(member.key)'s header is not \(recounted)" }
    }
    for row in open where !headers.contains(where: { $0.key == row.section.text }) {
      return "\(row.section) has no header"
    }

    var ordinals = after.picks.enumerated().map { JSONMember($1.text, .number(Int64($0 + 1))) }
    ordinals.sort { $0.key < $1.key }
    return after.reading.table(.ordinals) == ordinals ? nil : "ordinals are not 1…n"
  }

  private func recount(_ rows: [CatalogRow]) -> ExactText {
    let picks = after.picks
    let count = rows.filter { picks.contains($0.id) }.count
    return count == 0 ? "none" : count == rows.count ? "all" : "some"
  }
}
