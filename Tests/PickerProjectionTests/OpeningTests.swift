import PickerEvents
import PickerProjection
import Testing

@Suite struct `An opening` {
  @Test(arguments: IdentityKind.allCases)
  func `names each section once, whatever names the items`(identity: IdentityKind) {
    let opening = Opening(
      config: .init([.identity(identity)]),
      sections: [Section(id: "S", items: []), Section(id: "S", items: [])])
    let refusal = #expect(throws: RefusedOpening.self) { try PickerState(opening) }
    #expect(refusal?.code == .badConfiguration)
    #expect(refusal?.key == "sections")
  }
}
