/// What is said of sessions whose choices could not just be read out of the log.
struct LaggingChoices {
  /// How many cannot be followed to their end.
  let stopped: Int
  /// How many were played.
  let folded: Int

  /// How many sessions may be played before it is said what would be faster.
  private static let few = 10

  /// Says it beside the facts, where there is something to say.
  func remark(_ path: String, _ console: Console) {
    if stopped > 0 {
      console.remark(
        "\(Words.count(stopped, "session")) could not be followed to the end: picks and searches are"
          + " those until there; replay check says why")
    }
    guard folded > Self.few else { return }
    console.remark(
      "the choices of \(Words.count(folded, "session")) are not up to date, so they were played;"
        + " replay rebuild \(Printable.text(path)) --missing makes it faster")
  }
}
