@testable import PickerProjection
@testable import PickerSession

/// All slices, rows and headers before an event, each with a watch of its own.
struct Watched {
  private struct Part {
    let name: String
    let before: AnyHashable
    let watch: Watch
    let now: () -> AnyHashable
    let expected: (PickerState) -> AnyHashable
  }

  private let session: PickerSession
  private var parts: [Part] = []
  private let list: List
  private let version: Int
  private let listWatch: Watch

  init(_ session: PickerSession, _ rows: [PickerRow], _ headers: [PickerSectionHeader]) {
    self.session = session
    list = List(session)
    version = session.listVersion
    listWatch = Watch { session.listVersion }
    for slice in Slices.all {
      add(slice.name, { slice.shown(session) }, slice.expected)
    }
    for row in rows {
      add("row \(row.item)", { Optional(row.state) }, { $0.row(of: row.item) })
      guard row.followsOrder else { continue }
      add("place of \(row.item)", { row.ordinal }, { $0.ordinal(of: row.item) })
    }
    for header in headers {
      add(
        "section \(header.id)", { header.section },
        { state in
          state.sectionRows.first { $0.id == header.id }
            ?? SectionRows(id: header.id, title: header.section.title, rows: 0..<0)
        })
      add(
        "header of \(header.id)", { header.picked },
        { state in state.sectionHeaders.first { $0.section == header.id }?.state ?? .none })
    }
  }

  private mutating func add(
    _ name: String, _ now: @escaping () -> AnyHashable,
    _ expected: @escaping (PickerState) -> AnyHashable,
  ) {
    parts.append(
      Part(name: name, before: now(), watch: Watch(now), now: now, expected: expected))
  }

  /// What is not as a fresh reading of the state has it, or was told wrongly.
  func problems(_ state: PickerState, listIsExact: Bool = true) -> [String] {
    var problems: [String] = []
    for part in parts {
      let now = part.now()
      let expected = part.expected(state)
      if now != expected { problems.append("\(part.name) is \(now), not \(expected)") }
      if part.watch.isTold != (now != part.before) {
        problems.append("\(part.name) was \(part.watch.isTold ? "told" : "not told")")
      }
    }
    let now = List(session)
    if now.items != state.visible { problems.append("the list is \(now)") }
    if now.sections != state.visibleSections { problems.append("the sections are \(now)") }
    let isNew = session.listVersion != version
    if listIsExact ? isNew != (now != list) : !isNew && now != list {
      problems.append("the version of the list")
    }
    if isNew != listWatch.isTold { problems.append("who draws the list was not told") }
    return problems
  }
}
