// A picker in UIKit. Documentation/Embedding.md quotes this file.

#if canImport(UIKit)
import PickerSession
import UIKit

/// A table of a session's list.
final class PickerController: UITableViewController {
  private let store: EventStore
  private var session: PickerSession
  /// Finds the items of a query, where the host does that.
  private let find: (ExactText) async throws -> [Item]
  /// Loads the catalog's next page.
  private let nextPage: () async throws -> Page
  private let done: (Commit?) -> Void
  private var sections: [SectionRows]
  /// The version of the list that the table shows.
  private var version: Int
  private let search = UISearchController(searchResultsController: nil)

  init(
    _ session: PickerSession, in store: EventStore,
    find: @escaping (ExactText) async throws -> [Item],
    nextPage: @escaping () async throws -> Page, done: @escaping (Commit?) -> Void,
  ) {
    self.session = session
    self.store = store
    self.find = find
    self.nextPage = nextPage
    self.done = done
    sections = session.visibleSections
    version = session.listVersion
    super.init(style: .insetGrouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in send(.cancelTapped) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in send(.doneTapped) })
    search.searchResultsUpdater = self
    search.delegate = self
    if session.configuration.search.enabled { navigationItem.searchController = search }
    showBars()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // A swipe is not obeyed but sent: the machine knows whether it asks, reverts or commits.
    isModalInPresentation = true
    navigationController?.presentationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sendViewport()
  }

  private func item(at path: IndexPath) -> ItemID? {
    session.visibleItem(at: sections[path.section].rows.lowerBound + path.row)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int,
  ) -> String? { sections[section].title?.string }

  override func tableView(
    _ tableView: UITableView, cellForRowAt path: IndexPath,
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
    show(path, in: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    tableView.deselectRow(at: path, animated: true)
    if let item = item(at: path) { send(.tapped(item)) }
  }

  private func show(_ path: IndexPath, in cell: UITableViewCell) {
    guard let item = item(at: path), let row = session.row(item) else { return }
    var content = cell.defaultContentConfiguration()
    content.text = row.title.string
    content.textProperties.color = row.isEnabled ? .label : .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = row.isPicked ? .checkmark : .none
  }

  /// Sends an event, draws what it changed, and performs what it says.
  private func send(_ event: PickerEvent) {
    do throws(PickerSessionError) {
      let wasEmpty = sections.isEmpty
      let outcome = try session.send(event)
      showChanges()
      for effect in outcome.effects { perform(effect) }
      // Rows that go or come without a scroll.
      if sections.isEmpty != wasEmpty, session.ending == nil { sendViewport() }
    } catch {
      fail(error)
    }
  }

  private func showChanges() {
    if session.listVersion != version {
      version = session.listVersion
      sections = session.visibleSections
      tableView.reloadData()
    } else {
      // The same rows: those on the screen are drawn anew, the others when they come up.
      for path in tableView.indexPathsForVisibleRows ?? [] {
        if let cell = tableView.cellForRow(at: path) { show(path, in: cell) }
      }
    }
    showBars()
    if let question = session.question, presentedViewController == nil { ask(question) }
  }

  private func showBars() {
    title = session.header.title?.string
    navigationItem.prompt = "\(session.pickCount) picked"
    navigationItem.rightBarButtonItem?.isEnabled = session.buttons.isDoneEnabled
    navigationItem.leftBarButtonItem?.isHidden = !session.buttons.isCancelShown
    contentUnavailableConfiguration = placeholder
    // A tap or a scan may have changed the search, too.
    if search.isActive != session.search.isActive { search.isActive = session.search.isActive }
    let text = session.search.text?.string ?? ""
    if search.searchBar.text ?? "" != text { search.searchBar.text = text }
  }

  /// What lies over the list.
  private var placeholder: UIContentUnavailableConfiguration? {
    switch session.emptyState {
    case .none: return nil
    case .loading: return .loading()
    case .noResults: return session.search.isAwaitingAnswer ? .loading() : .search()
    case .noItems, .error:
      var content = UIContentUnavailableConfiguration.empty()
      content.text = session.emptyState == .error ? "Not loaded" : "No items"
      content.secondaryText = session.loadMessage?.string
      return content
    }
  }

  private func ask(_ question: PickerQuestion) {
    let alert = UIAlertController(
      title: question.title?.string, message: question.message.string, preferredStyle: .alert)
    for answer in question.answers {
      alert.addAction(
        UIAlertAction(
          title: answer.title.string, style: answer.isDestructive ? .destructive : .default
        ) { [unowned self] _ in send(answer.event) })
    }
    present(alert, animated: true)
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .dismissed: close()
    case .searchRequested(let query):
      // It names its query: where another one is applied by then, it is refused.
      load { [find] in
        .searchResultsArrived(
          SearchAnswer(query: query, rows: .catalog(.items(try await find(query)))))
      }
    case .pageRequested: load { [nextPage] in .pageLoaded(try await nextPage()) }
    case .scrollToTop:
      tableView.setContentOffset(
        CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
    default: break
    }
  }

  private func load(_ event: @escaping @MainActor () async throws -> PickerEvent) {
    Task { [weak self] in
      do {
        let event = try await event()
        self?.send(event)
      } catch {
        self?.send(.loadFailed(message: ExactText("\(error)")))
      }
    }
  }

  private func fail(_ error: PickerSessionError) {
    switch error.code {
    case .conflict: resume()
    case .ended: close()
    default: tell(error)
    }
  }

  /// Goes on from what somebody else made of the session.
  private func resume() {
    do throws(PickerSessionError) {
      session = try PickerSession.resume(session.id, in: store)
      version = session.listVersion
      sections = session.visibleSections
      tableView.reloadData()
      showBars()
      if let question = session.question { ask(question) }
    } catch {
      fail(error)
    }
  }

  private func close() {
    done(session.commit)
    dismiss(animated: true)
  }

  private func tell(_ error: PickerSessionError) {
    let alert = UIAlertController(
      title: nil, message: error.message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// Scrolling: a scroll is one event, when it comes to rest.
extension PickerController {
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { sendViewport() }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool,
  ) {
    if !decelerate { sendViewport() }
  }

  private func sendViewport() {
    let paths = tableView.indexPathsForVisibleRows ?? []
    guard let first = paths.first else {
      // An empty list asks for its first page only when it is known to be on the screen.
      let room = Int(tableView.bounds.height / 44)
      return send(.viewportChanged(first: 0, capacity: max(room, 1)))
    }
    let place = sections[first.section].rows.lowerBound + first.row
    send(.viewportChanged(first: place, capacity: paths.count))
  }
}

extension PickerController: UISearchResultsUpdating, UISearchControllerDelegate {
  /// UIKit calls it for more than what is typed.
  func updateSearchResults(for controller: UISearchController) {
    let text = ExactText(controller.searchBar.text ?? "")
    guard controller.isActive, text != session.search.text else { return }
    send(.searchChanged(.typed(text)))
  }

  func willPresentSearchController(_ controller: UISearchController) {
    if !session.search.isActive { send(.searchBegan) }
  }

  func didDismissSearchController(_ controller: UISearchController) {
    if session.search.isActive { send(.searchCancelled) }
  }
}

extension PickerController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    send(.dismissAttempted)
  }
}
#endif
