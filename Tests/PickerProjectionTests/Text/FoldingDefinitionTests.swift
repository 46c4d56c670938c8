import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite(
  "Folding, against its definition",
  .enabled(
    if: UnicodeFiles.areInstalled, "Debian's unicode-data is not here in the tables' version"))
struct FoldingDefinitionTests {
  private let naive: NaiveFolding

  init() throws {
    naive = try NaiveFolding.shared.get()
  }

  @Test(arguments: AllScalars.planes)
  func `every scalar folds as the definition says`(plane: UInt32) {
    for scalars in AllScalars.texts(plane: plane) {
      expectAlike(scalars)
    }
  }

  @Test(arguments: 1...40)
  func `random texts fold as the definition says`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      expectAlike(RandomText.scalars(&random))
    }
  }

  @Test func `capital, small and title letters fold alike`() {
    #expect(naive.mappings.count > 2_500)
    for (letter, other) in naive.mappings {
      // The one mark with a case: as a mark it goes, its capital is a letter and stays.
      if letter == 0x345 || other == 0x345 { continue }
      let (left, right) = (ExactText(scalars: [letter]), ExactText(scalars: [other]))
      #expect(Folding.folded(left) == Folding.folded(right), "\(left), \(right)")
    }
  }

  private func expectAlike(_ scalars: [UInt32]) {
    let text = ExactText(scalars: scalars)
    let folded = naive.folded(scalars)
    let expected = folded == scalars ? text : ExactText(scalars: folded)
    #expect(
      Folding.folded(text) == Array(expected.string.utf8),
      "from U+\(String(scalars.first ?? 0, radix: 16))")
  }
}
