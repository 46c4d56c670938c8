import PickerSession

/// What can be chosen, and by which rules.
enum Groceries {
  static let opening = Opening(
    config: .init([
      .mode(.multiple), .max(3), .title("Groceries"), .showsCancelButton(true),
      .confirmsOnCancel(true), .search(.enabled(true)), .scan(.enabled(true)),
      .scan(.action(.select)),
    ]),
    sections: [
      .init(
        id: "fruit", title: "Fruit",
        items: ["Apple", Item(id: "Banana", title: "Banana", codes: ["4011"]), "Cherry"]),
      .init(
        id: "bakery", title: "Bakery",
        items: [
          Item(id: "Bread", title: "Bread", codes: ["4012345678901"]), "Croissant",
          Item(id: "Pretzel", title: "Pretzel", enabled: false),
        ]),
    ],
    app: "example-picker")
}
