import Foundation
import Testing

@testable import PickerEvents

/// What Documentation/SessionFile.md says must be all that there is, and no more.
@Suite struct `The page on session files` {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func page(_ name: String = "SessionFile.md") throws -> String {
    try String(
      contentsOf: package.appending(path: "Documentation/\(name)"), encoding: .utf8)
  }

  /// The rows of the table under a heading, by cells; the first cell is a name in code voice.
  private static func table(under heading: String) throws -> [[String]] {
    let part = try page().components(separatedBy: "\n## \(heading)\n")
    try #require(part.count == 2)
    let section = part[1].components(separatedBy: "\n## ")[0]
    return section.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.dropFirst(2).dropLast(2).components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private static func name(_ row: [String]) -> String { row[0].replacing("`", with: "") }

  @Test func `lists every key of a configuration, in the order of writing`() throws {
    func names<Key: NamedValue>(_ group: ConfigurationKey, _ type: Key.Type) -> [String] {
      [group.name] + Key.allCases.map { "\(group.name).\($0.name)" }
    }
    let keys = ConfigurationKey.allCases.flatMap { key in
      switch key {
      case .search: names(key, SearchSetting.Key.self)
      case .scan: names(key, ScanSetting.Key.self)
      case .selectedSection: names(key, SelectedSectionSetting.Key.self)
      case .anchor: names(key, AnchorSetting.Key.self)
      case .alert: names(key, AlertSetting.Key.self)
      case .paging: names(key, PagingSetting.Key.self)
      case .validationAlert: names(key, ValidationAlertSetting.Key.self)
      case .note: names(key, NoteSetting.Key.self)
      default: [key.name]
      }
    }
    #expect(try Self.table(under: "Configuration").map(Self.name) == keys)
  }

  @Test func `gives each key the value that it has when it is left out`() throws {
    for row in try Self.table(under: "Configuration") where row[2] != "none" {
      let value = row[2].replacing("`", with: "")
      var plain = Configuration()
      if row[0].hasPrefix("`note.") { plain.apply(.note(.present)) }
      #expect(try Self.configuration(row, value) == plain, "\(row)")
    }
  }

  @Test func `names all values that a key can have, and no others`() throws {
    for row in try Self.table(under: "Configuration") where row[1].contains(" / ") {
      let names = row[1].components(separatedBy: " / ")
      for name in names {
        let value = name == "true" || name == "false" ? name : "\"\(name)\""
        #expect(throws: Never.self, "\(row)") { _ = try Self.configuration(row, value) }
      }
      // A wrong name is answered with all that are right.
      guard names != ["true", "false"] else { continue }
      let fault = Files.fault(Self.opening(row, #""?""#))
      let expected = fault.map { "\($0)" } ?? ""
      let all = "one of \(names.joined(separator: ", "))"
      #expect(expected.contains(all), "\(row): \(expected)")
    }
  }

  @Test func `lists every event with its fields`() throws {
    let page = try Self.page()
    let part = page.components(separatedBy: "\n## Fields of the events\n")
    try #require(part.count == 2)
    let fields = part[1].components(separatedBy: "\n## ")[0]
    let rows = try Self.table(under: "Fields of the events")
    for kind in EventKind.allCases {
      let row = rows.first { $0[0] == "`\(kind.name)`" }
      #expect((row != nil) == !kind.fields.isEmpty, "\(kind.name)")
      guard let row else {
        #expect(fields.contains("`\(kind.name)`"), "\(kind.name) is not in the list")
        continue
      }
      let words = ["items": "rows", "sections": "rows", "erased": "erasure", "matches": "erasure"]
      for field in kind.fields where !(kind == .searchSubmitted && field == "matches") {
        #expect(
          row[1].contains("`\(field)`") || words[field].map { row[1].contains($0) } == true,
          "\(kind.name) has \(field)")
      }
    }
  }

  @Test func `lists every claim with the shape of its value`() throws {
    let rows = try Self.table(under: "Expectations")
    #expect(rows.map(Self.name) == ClaimKey.all.map { $0.name })
    for (row, key) in zip(rows, ClaimKey.all) {
      #expect(row[1] == Self.words(key.shape, of: key), "\(key.name)")
    }
    let page = try Self.page().replacing("\n", with: " ")
    guard case .list(.name(let effects)) = ReadOut.effects.shape else {
      Issue.record("effects are no list of names")
      return
    }
    #expect(page.contains(effects.map { "`\($0)`" }.joined(separator: ", ")))
  }

  @Test func `on behaviour explains every reason, event and key`() throws {
    let page = try Self.page("Behaviour.md")
    let names = page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.components(separatedBy: " | ").first }.joined(separator: ", ")
    for name in Reason.allCases.map({ $0.name }) + EventKind.allCases.map({ $0.name })
      + ConfigurationKey.allCases.map({ $0.name }) where name != "preset" && name != "selection"
    {
      #expect(names.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `on behaviour says what each preset sets`() throws {
    let page = try Self.page("Behaviour.md")
    let part = page.components(separatedBy: "\n### Presets\n")
    try #require(part.count == 2)
    let lines = part[1].components(separatedBy: "\n### ")[0].components(separatedBy: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }.map { row in
      row.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    let header = try #require(rows.first)
    #expect(Array(header.dropFirst()) == Preset.allCases.map { $0.name })
    for (column, preset) in Preset.allCases.enumerated() {
      let settings: [Setting] = try rows.dropFirst().flatMap { row -> [Setting] in
        let value = row[column + 1]
        guard !value.isEmpty else { return [] }
        let json = value == "true" || value == "false" ? value : "\"\(value)\""
        let event = try Files.events(Self.opening(row, json)).first?.event
        guard case .opened(let opening)? = event else { return [] }
        return opening.config.settings
      }
      #expect(
        settings.sorted { Self.place($0) < Self.place($1) }
          == preset.settings.sorted { Self.place($0) < Self.place($1) }, "\(preset.name)")
    }
  }

  private static func place(_ setting: Setting) -> Int {
    ConfigurationKey.allCases.firstIndex(of: setting.key) ?? 0
  }

  private static func opening(_ row: [String], _ value: String) -> String {
    let parts = name(row).components(separatedBy: ".")
    let config = parts.reversed().reduce(value) { "{\"\($1)\":\($0)}" }
    return "{\"event\":\"opened\",\"config\":\(config),\"items\":[]}"
  }

  private static func configuration(_ row: [String], _ value: String) throws -> Configuration {
    let event = try Files.events(opening(row, value)).first?.event
    guard case .opened(let opening)? = event else { throw CancellationError() }
    return Configuration(opening.config)
  }

  /// How the page says what a claim's value looks like.
  private static func words(_ shape: ClaimShape, of key: ClaimKey) -> String {
    switch shape {
    case .bool: "true / false"
    case .number: "number"
    case .text: "text"
    case .name(let names):
      key == .readOut(.reason) ? "name of a reason" : names.joined(separator: " / ")
    case .optional(let shape): "\(words(shape, of: key)) or null"
    case .list(.name(let names)):
      key == .readOut(.validity)
        ? names.joined(separator: " / ") + ", a list" : "names of effects"
    case .list: "ids"
    case .keyed(let shape): "object of ids: \(words(shape, of: key))"
    case .members(let members):
      "object of any of " + members.map { "`\($0.name)`" }.joined(separator: ", ")
    }
  }
}
