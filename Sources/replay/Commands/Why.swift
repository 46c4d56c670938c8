import PickerEvents
import PickerProjection

extension Verb {
  /// The life of one item.
  static let why = Verb(
    name: "why", summary: "the life of an item: picked, evicted by whom, refused, ended how",
    operands: "LOG [SESSION] ITEM", count: 2...3, options: [.json],
    details: [
      "ITEM is an id, or a title that only one item has. Where it begins with a dash, put -- before.",
      "Told are also the searches that hid it, the scans that found it, and what pages and reloads",
      "did to it.",
    ],
    examples: [
      ("replay why picker.sqlite @last Belgium", "what became of Belgium in the newest session"),
      ("replay why bug.picker.ndjson -- -1", "the item whose id is -1"),
    ],
    run: why)

  private static func why(_ arguments: Arguments, _ console: Console) throws(ToolError) {
    let words = arguments.operands
    let input = try Input.open(words[0], console)
    let entry = try session(words, input)
    let word = words[words.count - 1]
    let playback = try Playback.start(input, entry)
    let query = ItemQuery(word)
    var life: ItemLife
    switch query.look(playback.opening, playback.replay.state) {
    case .known(let id): life = try Self.life(of: id, input, playback)
    case .unknown(let id):
      life = try Self.life(of: id, input, playback)
      // It may be the title of what came with a page, an answer or a reload.
      if !life.isMet {
        let late = try query.lookFurther(playback)
        guard late.count < 2 else { throw ambiguous(word, late, input) }
        if let id = late.first { life = try Self.life(of: id, input, playback) }
      }
    case .ambiguous(let ids): throw ambiguous(word, ids, input)
    }
    guard life.isMet else {
      let near = query.nearest(playback.opening)
      throw ToolError(
        .notFound,
        "\(input.name), session \(Printable.quoted(entry.id.string)): there is no item"
          + " \(Printable.quoted(word))"
          + (near.isEmpty ? "; give an id or a title" : "; the nearest are \(Words.list(near))"))
    }
    if let divergence = life.divergence {
      console.answerNo()
      console.remark(
        "\(input.name), event \(divergence.sequence) differs from the record:"
          + " \(DivergenceWords.line(divergence)); what follows is what was computed")
    }
    if arguments.has(.json) {
      return try console.write(
        StoryJSON.line(life.teller.story, title: life.title, session: entry.id))
    }
    try tell(life, console)
  }

  private static func life(
    of item: ItemID, _ input: Input, _ playback: Playback,
  ) throws(ToolError) -> ItemLife {
    if let kept = try ItemLife.kept(item, input, playback) { return kept }
    return try ItemLife.played(item, playback)
  }

  private static func ambiguous(_ word: String, _ ids: [ItemID], _ input: Input) -> ToolError {
    let list = Words.list(ids.map { Printable.quoted($0.string) })
    return ToolError(
      .notFound,
      "\(input.name): \(Words.count(ids.count, "item")) have the title \(Printable.quoted(word)):"
        + " \(list); give the id")
  }

  /// The session that the words name; where they name an item there, the order is said.
  private static func session(_ words: [String], _ input: Input) throws(ToolError) -> SessionEntry {
    guard words.count == 3 else { return try input.session(nil) }
    do throws(ToolError) {
      return try input.session(words[1])
    } catch {
      guard error.status == .notFound, words[2] == "@last" else { throw error }
      let right = ["replay why", words[0], words[2], words[1]].map(Printable.text)
      throw .usage(
        "replay why: found \(Printable.quoted(words[1])) where the session stands; the session comes"
          + " before the item: \(right.joined(separator: " "))")
    }
  }

  private static func tell(_ life: ItemLife, _ console: Console) throws(ToolError) {
    let story = life.teller.story
    let title = Printable.quoted(life.title.string)
    let id = Printable.quoted(story.item.string)
    try console.line(console.paint(.strong, title) + (id == title ? "" : " (id \(id))"))
    for sentence in life.teller.sentences { try console.line("  \(sentence)") }
    if !life.teller.sentences.contains(where: { $0.hasPrefix("picked") }) {
      try console.line("  never picked")
    } else if life.isOpen, story.isPicked {
      try console.line("  still a pick; the session has not ended")
    }
  }
}
