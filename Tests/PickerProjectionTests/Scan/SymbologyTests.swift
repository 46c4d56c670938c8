import PickerEvents
import PickerProjection
import Testing

@Suite struct `A mode of the scanner` {
  /// Every symbology that has a name, and the modes other than `all` that take it.
  private static let table: [(symbology: ExactText, modes: Set<ScanMode>)] = [
    ("qr", [.qr]),
    ("ean8", [.eanUPC, .oneD]), ("ean13", [.eanUPC, .oneD]),
    ("upca", [.eanUPC, .oneD]), ("upce", [.eanUPC, .oneD]),
    ("code39", [.oneD]), ("code93", [.oneD]), ("code128", [.oneD]),
    ("itf14", [.oneD]), ("i2of5", [.oneD]), ("codabar", [.oneD]),
    ("dataMatrix", []), ("pdf417", []), ("aztec", []),
  ]

  /// What comes of a scan of the one item's code.
  private static func verdict(
    _ mode: ScanMode, _ action: ScanAction, _ symbology: ExactText?,
  ) throws -> Verdict {
    let state = try PickerState(
      Opening(
        config: GivenConfiguration([
          .mode(.multiple), .search(.enabled(true)), .scan(.enabled(true)), .scan(.mode(mode)),
          .scan(.action(action)),
        ]),
        sections: [Section(items: [Item(id: "a", title: "A", codes: ["1"])])]))
    let content = Scan.Content.read(raw: "1", value: "1")
    let scan = PickerEvent.scanned(Scan(content: content, symbology: symbology))
    return state.decide(scan, at: Timestamp(microseconds: 0)).outcome.verdict
  }

  @Test(arguments: ScanMode.allCases, ScanAction.allCases)
  func `takes its symbologies and no other`(mode: ScanMode, action: ScanAction) throws {
    #expect(Self.table.count == 14)
    for (symbology, modes) in Self.table {
      let isTaken = mode == .all || modes.contains(mode)
      #expect(
        try Self.verdict(mode, action, symbology)
          == (isTaken ? .accepted : .rejected(.symbologyNotAccepted)), "\(symbology)")
    }
  }

  @Test(arguments: ScanMode.allCases, ScanAction.allCases)
  func `takes a scan that names no symbology`(mode: ScanMode, action: ScanAction) throws {
    #expect(try Self.verdict(mode, action, nil) == .accepted)
  }

  /// Names are compared by bytes; one that nobody knows is in no list.
  @Test(arguments: ScanMode.allCases, ["QR", "ean", "EAN13", "", " qr", "unheard"] as [ExactText])
  func `takes a name that is in no list only where it takes any`(
    mode: ScanMode, symbology: ExactText,
  ) throws {
    #expect(
      try Self.verdict(mode, .select, symbology)
        == (mode == .all ? .accepted : .rejected(.symbologyNotAccepted)))
  }
}
