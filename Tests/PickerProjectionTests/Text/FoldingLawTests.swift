import Foundation
import PickerEvents
import PickerProjection
import PickerReference
import Testing

@Suite("Folding, law by law")
struct FoldingLawTests {
  @Test(arguments: AllScalars.planes)
  func `folding again changes nothing, for every scalar`(plane: UInt32) {
    for scalars in AllScalars.texts(plane: plane) {
      let once = Folding.folded(ExactText(scalars: scalars))
      let twice = Folding.folded(ExactText(String(decoding: once, as: UTF8.self)))
      #expect(once == twice, "U+\(String(scalars[0], radix: 16))")
    }
  }

  // Both sides of a comparison are folded by one function, so it is symmetric where a scalar folds
  // the same wherever it stands. These are the planes that have more than private use.
  @Test(arguments: [0, 1, 2, 14])
  func `a scalar folds the same alone and between others`(plane: UInt32) {
    for scalars in AllScalars.texts(plane: plane) {
      var parts: [UInt8] = []
      for scalar in scalars {
        Folding.fold(ExactText(scalars: [scalar]), into: &parts)
      }
      #expect(
        parts == Folding.folded(ExactText(scalars: scalars)), "U+\(String(scalars[0], radix: 16))")
    }
  }

  @Test(arguments: 1...20)
  func `random texts fold once and for all`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let text = RandomText.scalars(&random)
      let once = Folding.folded(ExactText(scalars: text))
      #expect(Folding.folded(ExactText(String(decoding: once, as: UTF8.self))) == once)
    }
  }

  @Test(arguments: 1...20)
  func `the four normal forms of a text fold alike`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      // The platform may know scalars that are newer than the tables.
      let scalars = RandomText.scalars(&random).filter { RandomText.isOld($0) }
      let text = ExactText(scalars: scalars)
      let folded = Folding.folded(text)
      let forms = [
        text.string.precomposedStringWithCanonicalMapping,
        text.string.decomposedStringWithCanonicalMapping,
        text.string.precomposedStringWithCompatibilityMapping,
        text.string.decomposedStringWithCompatibilityMapping,
      ]
      for form in forms {
        #expect(Folding.folded(ExactText(form)) == folded, "\(scalars) \(form)")
      }
    }
  }
}
