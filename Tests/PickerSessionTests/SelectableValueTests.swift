import PickerSession
import Testing

@Suite struct `A selectable value` {
  private struct Document {
    let path: String
    let number: Int
    let name: String
    var note: String?
  }

  private enum Size: String, Selectable {
    case small, large

    var title: String { rawValue }
  }

  private struct Person: Selectable, Identifiable {
    let id: Int

    var title: String { "person \(id)" }
  }

  @Test func `of a number or a text is named by its text`() {
    #expect(SelectableValue(8).selectionID == "8")
    #expect(SelectableValue(8).title == "8")
    #expect(SelectableValue(-0.5).selectionID == "-0.5")
    #expect(SelectableValue("Ada").selectionID == "Ada")
    #expect(SelectableValue(8, title: "eight", icon: "die").title == "eight")
    #expect(SelectableValue(8, title: "eight", icon: "die").icon == "die")
  }

  @Test func `is made of properties`() {
    let document = Document(path: "/a", number: 7, name: "A", note: "draft")
    let byPath = SelectableValue(document, title: \.name, id: \.path)
    #expect(byPath.selectionID == "/a" && byPath.title == "A" && byPath.detail == nil)
    let byNumber = SelectableValue(document, title: \.name, id: \.number, detail: \.note)
    #expect(byNumber.selectionID == "7" && byNumber.detail == "draft")
  }

  @Test func `is made of texts beside it`() {
    let value = SelectableValue(
      (1, 2), title: "pair", id: "one-two", detail: "two numbers", icon: "pair")
    #expect(value.value == (1, 2) && value.selectionID == "one-two" && value.title == "pair")
    #expect(value.detail == "two numbers" && value.icon == "pair")
  }

  @Test func `of an enumeration or with an id of its own has its name already`() {
    #expect(Size.large.selectionID == "large")
    #expect(Person(id: 12).selectionID == "12")
  }

  @Test func `has no second line, picture or codes and may be chosen, unless it says so`() {
    let size = Size.small
    #expect(size.detail == nil && size.icon == nil && size.codes.isEmpty && size.isSelectable)
  }
}
