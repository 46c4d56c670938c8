/// Titles like those of products, always the same ones.
struct Titles {
  /// What the titles are written in.
  enum Script: String, CaseIterable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case korean = "Korean"
  }

  private let words: [[String]]
  private var state: UInt64 = 0x5EED

  init(_ script: Script) {
    words =
      switch script {
      case .latin:
        Self.lists(
          "Alnatura Bergland Casa Dolomiti Elmhurst Fjällgård Granarolo Hofgut Îsle Jolly Koops Lindahl",
          "Organic Fresh Smoked Salted Roasted Whole Dark Crunchy Vegan Dried Sliced Mild",
          "Oat Almond Goat Buttermilk Strawberries Tomato Zucchini Bread Pasta Rice Mustard Marmalade",
          "Milk Drink Cheese Spread Soup Sauce Flakes Chips Loaf Salad Cookies Yoghurt Quiche")
      case .greek:
        Self.lists(
          "Όλυμπος Δωδώνη Κρήτη Ήπειρος Αττική Μεσογείου",
          "Φρέσκο Βιολογικό Καπνιστό Ψητό Παραδοσιακό Ελαφρύ",
          "Αγελαδινό Κατσικίσιο Αμύγδαλο Ντομάτα Φράουλα Μέλι",
          "Γάλα Τυρί Γιαούρτι Ψωμί Σάλτσα Μαρμελάδα")
      case .cyrillic:
        Self.lists(
          "Простоквашино Алтай Волга Байкал Ёлочка Заря",
          "Свежий Копчёный Жареный Солёный Сладкий Домашний",
          "Овсяный Миндальный Томатный Клубничный Ржаной Козий",
          "Йогурт Хлеб Сыр Соус Напиток Суп Салат")
      case .korean:
        Self.lists(
          "서울우유 한라 백두 남양 학교 부산", "신선한 훈제 볶은 달콤한 유기농 매운",
          "귀리 아몬드 토마토 딸기 메밀 염소", "우유 치즈 빵 소스 음료 국수 요구르트")
      }
  }

  private static func lists(_ words: String...) -> [[String]] {
    words.map { $0.split(separator: " ").map(String.init) }
  }

  /// The next title: one word of each list, and a size.
  mutating func next() -> String {
    var title = ""
    for list in words { title += "\(list[below(list.count)]) " }
    return title + "\(below(900) + 100) g"
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
