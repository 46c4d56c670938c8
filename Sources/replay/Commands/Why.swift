import PickerEvents
import PickerProjection

extension Verb {
  /// The life of one item.
  static let why = Verb(
    name: "why", summary: "the life of an item: picked, evicted by whom, refused, ended how",
    operands: "LOG [SESSION] ITEM", count: 2...3, options: [.json],
    details: [
      "ITEM is an id, or a title that only one item has. Where it begins with a dash, put -- before."
    ],
    examples: [
      ("replay why picker.sqlite @last Belgium", "what became of Belgium in the newest session"),
      ("replay why bug.picker.ndjson -- -1", "the item whose id is -1"),
    ],
    run: why)

  private static func why(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let words = arguments.operands
    let input = try Input.open(words[0], console)
    let entry = try input.session(words.count == 3 ? words[1] : nil)
    let word = words[words.count - 1]
    var playback = try Playback.start(input, entry)
    let query = ItemQuery(word)
    let item: ItemID
    switch query.look(playback.opening, playback.replay.state) {
    case .known(let id), .unknown(let id): item = id
    case .ambiguous(let ids):
      let list = Words.list(ids.map { Printable.quoted($0.string) })
      throw ToolError(
        .notFound,
        "\(input.name): \(Words.count(ids.count, "item")) have the title \(Printable.quoted(word)):"
          + " \(list); give the id")
    }
    var teller = StoryTeller(of: item, playback)
    var isMet = playback.replay.state.title(of: item) != nil
    var firstDivergence = playback.divergence
    while try playback.next() {
      teller.take(playback)
      isMet = isMet || playback.replay.state.title(of: item) != nil
      firstDivergence = firstDivergence ?? playback.divergence
    }
    guard isMet || !teller.story.moments.isEmpty else {
      let near = query.nearest(playback.opening)
      throw ToolError(
        .notFound,
        "\(input.name), session \(Printable.quoted(entry.id.string)): there is no item"
          + " \(Printable.quoted(word))"
          + (near.isEmpty ? "; give an id or a title" : "; the nearest are \(Words.list(near))"))
    }
    if let firstDivergence {
      console.answerNo()
      console.remark(
        "\(input.name), event \(firstDivergence.sequence) differs from the record:"
          + " \(DivergenceWords.line(firstDivergence)); what follows is what was computed")
    }
    if arguments.has(.json) { return try console.write(StoryJSON.line(teller.story, playback)) }
    let title = Words.title(item, playback.replay.state)
    let id = Printable.quoted(item.string)
    try console.line(console.paint(.strong, title) + (id == title ? "" : " (id \(id))"))
    for sentence in teller.sentences { try console.line("  \(sentence)") }
    if !teller.sentences.contains(where: { $0.hasPrefix("picked") }) {
      try console.line("  never picked")
    } else if playback.replay.state.ending == nil, playback.replay.state.isPicked(item) {
      try console.line("  still a pick; the session has not ended")
    }
  }
}
