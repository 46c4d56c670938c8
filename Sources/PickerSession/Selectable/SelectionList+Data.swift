public import PickerEvents
public import PickerProjection

/// Values that come after the opening.
extension SelectionList {
  /// Puts other values in place of all that are listed.
  ///
  /// - Parameters:
  ///   - values: The values, in display order.
  ///   - hasMore: Whether there are more pages.
  /// - Returns: What came of it; where it is refused the values stay those before.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: O(values).
  @discardableResult
  public func reload(
    _ values: [Value], hasMore: Bool = false,
  ) throws(PickerSessionError) -> Outcome {
    try reload(sections: [SelectionSection(values)], hasMore: hasMore)
  }

  /// Puts other sections in place of all that are listed.
  ///
  /// - Parameters:
  ///   - sections: The sections, in display order.
  ///   - hasMore: Whether there are more pages.
  /// - Returns: What came of it; where it is refused the values stay those before.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: O(values + sections).
  @discardableResult
  public func reload(
    sections: [SelectionSection<Value>], hasMore: Bool = false,
  ) throws(PickerSessionError) -> Outcome {
    let event = PickerEvent.catalogReloaded(
      Reload(sections: sections.map { book.section($0) }, hasMore: hasMore))
    return try send(event, bringing: sections.flatMap(\.values), from: 0)
  }

  /// Adds the next page to the last section.
  ///
  /// - Parameters:
  ///   - values: The values; one whose name is listed already takes the other's place.
  ///   - hasMore: Whether there are more pages.
  ///   - query: The query whose answer it goes on; nil for the list's own next page.
  /// - Returns: What came of it; where it is refused the values stay those before.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: As `PickerSession.send` for the page.
  @discardableResult
  public func append(
    _ values: [Value], hasMore: Bool = false, query: ExactText? = nil,
  ) throws(PickerSessionError) -> Outcome {
    let page = Page(
      rows: .items(values.map { book.item($0) }), hasMore: hasMore, query: query)
    return try send(.pageLoaded(page), bringing: values, from: session.rowCount)
  }

  /// Adds the next page to the sections that it names.
  ///
  /// - Parameters:
  ///   - sections: The sections; one that is not there yet comes last.
  ///   - hasMore: Whether there are more pages.
  ///   - query: The query whose answer it goes on; nil for the list's own next page.
  /// - Returns: What came of it; where it is refused the values stay those before.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: As `PickerSession.send` for the page.
  @discardableResult
  public func append(
    sections: [SelectionSection<Value>], hasMore: Bool = false, query: ExactText? = nil,
  ) throws(PickerSessionError) -> Outcome {
    let page = Page(
      rows: .sections(sections.map { book.section($0) }), hasMore: hasMore, query: query)
    return try send(
      .pageLoaded(page), bringing: sections.flatMap(\.values), from: session.rowCount)
  }

  /// Answers a query, where the host searches.
  ///
  /// - Parameters:
  ///   - query: The query that is answered.
  ///   - values: What was found, in the order in which it is shown. Where positions name the rows,
  ///     what is not listed is left out.
  ///   - hasMore: Whether the answer has more than these.
  /// - Returns: What came of it; `staleAnswer` for another query than the one that waits.
  /// - Throws: What `PickerSession.send` throws; the list is as it was then.
  /// - Complexity: As `PickerSession.send` for the answer; O(values) of the list where positions
  ///   name them.
  @discardableResult
  public func answer(
    _ query: ExactText, with values: [Value], hasMore: Bool = false,
  ) throws(PickerSessionError) -> Outcome {
    guard book.isByIndex else {
      let rows = SearchAnswer.Rows.catalog(.items(values.map { book.item($0) }))
      return try send(
        .searchResultsArrived(SearchAnswer(query: query, rows: rows, hasMore: hasMore)),
        bringing: values, from: 0)
    }
    let places = book.places(rows: session.rowCount)
    let ids = values.compactMap { places[$0.selectionID] }
    return try send(
      .searchResultsArrived(SearchAnswer(query: query, rows: .ids(ids), hasMore: hasMore)))
  }

  /// Sends data; the values are there before anybody is told of them, and gone where the session
  /// refuses them.
  private func send(
    _ event: PickerEvent, bringing values: [Value], from first: Int,
  ) throws(PickerSessionError) -> Outcome {
    let before = book.take(values, as: book.ids(of: values, from: first))
    let outcome: Outcome
    do {
      outcome = try send(event)
    } catch {
      book.putBack(before)
      throw error
    }
    if outcome.verdict != .accepted { book.putBack(before) }
    return outcome
  }
}
