import PickerSession

/// What can be chosen, and by which rules.
enum Groceries {
  static let opening = Opening(
    config: .init([
      .mode(.multiple), .max(3), .title("Groceries"), .showsCancelButton(true),
      .confirmsOnCancel(true),
    ]),
    sections: [
      .init(id: "fruit", title: "Fruit", items: ["Apple", "Banana", "Cherry"]),
      .init(
        id: "bakery", title: "Bakery",
        items: ["Bread", "Croissant", Item(id: "Pretzel", title: "Pretzel", enabled: false)]),
    ],
    app: "example-picker")
}
