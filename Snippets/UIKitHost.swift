// A picker in UIKit. Documentation/Embedding.md quotes this file.

#if canImport(UIKit)
import PickerSession
import UIKit

/// A table of a session's catalog.
final class PickerController: UITableViewController {
  private let store: EventStore
  private var session: PickerSession
  private let done: (Commit?) -> Void
  private var sections: [SectionRows]

  init(_ session: PickerSession, in store: EventStore, done: @escaping (Commit?) -> Void) {
    self.session = session
    self.store = store
    self.done = done
    sections = session.sections
    super.init(style: .insetGrouped)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in send(.cancelTapped) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [unowned self] _ in send(.doneTapped) })
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

  private func item(at path: IndexPath) -> ItemID {
    session.item(at: sections[path.section].rows.lowerBound + path.row)
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
    show(item(at: path), in: cell)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    tableView.deselectRow(at: path, animated: true)
    send(.tapped(item(at: path)))
  }

  private func show(_ item: ItemID, in cell: UITableViewCell) {
    guard let row = session.row(item) else { return }
    var content = cell.defaultContentConfiguration()
    content.text = row.title.string
    content.textProperties.color = row.isEnabled ? .label : .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = row.isPicked ? .checkmark : .none
  }

  /// Sends an event, draws what it changed, and performs what it says.
  private func send(_ event: PickerEvent) {
    do throws(PickerSessionError) {
      let outcome = try session.send(event)
      showChanges(outcome)
      for effect in outcome.effects { perform(effect) }
    } catch {
      fail(error)
    }
  }

  /// Draws the rows on the screen anew that came or went; the others are drawn when they come up.
  private func showChanges(_ outcome: Outcome) {
    let changed = Set(outcome.added + outcome.removed + outcome.evicted.map(\.item))
    for path in tableView.indexPathsForVisibleRows ?? [] where changed.contains(item(at: path)) {
      if let cell = tableView.cellForRow(at: path) { show(item(at: path), in: cell) }
    }
    showBars()
    if let question = session.question { ask(question) }
  }

  private func showBars() {
    title = session.header.title?.string
    navigationItem.prompt = "\(session.pickCount) picked"
    navigationItem.rightBarButtonItem?.isEnabled = session.buttons.isDoneEnabled
    navigationItem.leftBarButtonItem?.isHidden = !session.buttons.isCancelShown
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
    default: break
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

extension PickerController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    send(.dismissAttempted)
  }
}
#endif
