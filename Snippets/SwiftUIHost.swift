// A picker in SwiftUI. Documentation/Embedding.md quotes this file.

#if canImport(SwiftUI)
import PickerSession
import SwiftUI

/// Where the items come from.
protocol ItemSource: Sendable {
  func find(_ query: String) async throws -> [Item]
  func all() async throws -> [Item]
  /// The source knows how far it has come; items that were there before are harmless.
  func nextPage() async throws -> (items: [Item], hasMore: Bool)
}

/// Holds a session and performs what it says; all of it on the main actor.
@MainActor @Observable
final class PickerModel {
  private let store: EventStore
  private let source: any ItemSource
  private(set) var session: PickerSession
  /// Whether the picker has been dismissed, or somebody else ended it.
  private(set) var isOver = false
  /// What to tell the person when an event could not be stored.
  var failure: String?
  @ObservationIgnored private var onScreen: Set<Int> = []
  /// How many rows the screen takes; a guess until it has shown some.
  @ObservationIgnored private var capacity = 10
  @ObservationIgnored private var settling: Task<Void, any Error>?

  /// Goes on with a session that was left by a crash, or opens a new one.
  init(
    _ opening: Opening, of source: any ItemSource, in store: EventStore, left: SessionID? = nil,
  ) throws {
    self.store = store
    self.source = source
    session =
      if let left { try .resume(left, in: store) } else { try PickerSession(opening, in: store) }
  }

  func send(_ event: PickerEvent) {
    do throws(PickerSessionError) {
      for effect in try session.send(event).effects { perform(effect) }
    } catch {
      if error.code == .conflict { resume() } else { failure = error.message }
    }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .committed(let commit): print("chosen:", commit.values)
    case .dismissed: isOver = true
    case .searchRequested(let query): load { try await self.answer(query) }
    case .pageRequested: load { try await self.nextPage() }
    default: break
    }
  }

  private func load(_ event: @escaping @MainActor () async throws -> PickerEvent) {
    Task {
      do { send(try await event()) } catch { send(.loadFailed(message: ExactText("\(error)"))) }
    }
  }

  /// An answer names its query: where another one is applied by then, it is refused.
  private func answer(_ query: ExactText) async throws -> PickerEvent {
    let found = try await source.find(query.string)
    return .searchResultsArrived(SearchAnswer(query: query, rows: .catalog(.items(found))))
  }

  private func nextPage() async throws -> PickerEvent {
    let page = try await source.nextPage()
    return .pageLoaded(Page(rows: .items(page.items), hasMore: page.hasMore))
  }

  /// Loads the whole catalog anew; the picks stay.
  func reload() async {
    send(.loadStarted)
    do {
      let items = try await source.all()
      send(.catalogReloaded(Reload(sections: [.init(items: items)])))
    } catch {
      send(.loadFailed(message: ExactText("\(error)")))
    }
  }

  /// Notes that a row came on the screen, or went.
  func shows(_ place: Int, _ isShown: Bool) {
    if isShown { onScreen.insert(place) } else { onScreen.remove(place) }
    settle()
  }

  /// Says which rows are on the screen, also where there are none: only then does an empty list ask
  /// for its first page.
  func settle() {
    settling?.cancel()
    // A scroll is one event, when it comes to rest.
    settling = Task {
      try await Task.sleep(for: .milliseconds(100))
      guard !isOver else { return }
      let first = onScreen.min() ?? 0
      if let last = onScreen.max() { capacity = last - first + 1 }
      send(.viewportChanged(first: first, capacity: capacity))
    }
  }

  /// Goes on from what somebody else made of the session, if they left anything to choose.
  private func resume() {
    do throws(PickerSessionError) {
      session = try .resume(session.id, in: store)
    } catch {
      if error.code == .ended { isOver = true } else { failure = error.message }
    }
  }
}

/// The screen: it reads slices of the session, and is drawn anew when one of those changes.
struct PickerScreen: View {
  @Bindable var model: PickerModel
  @Environment(\.dismiss) private var dismiss

  private var session: PickerSession { model.session }

  var body: some View {
    NavigationStack {
      List {
        // `Section` alone could be the catalog's or SwiftUI's.
        ForEach(session.visibleSections, id: \.id) { section in
          SwiftUI.Section(section.title?.string ?? "") {
            ForEach(section.rows, id: \.self) { place in
              if let item = session.visibleItem(at: place), let row = session.row(item) {
                RowView(row: row) { model.send(.tapped(row.item)) }
                  .onAppear { model.shows(place, true) }
                  .onDisappear { model.shows(place, false) }
              }
            }
          }
        }
      }
      .onAppear { model.settle() }
      .overlay { placeholder }
      .refreshable { await model.reload() }
      .searchable(text: searchText, isPresented: isSearching)
      .navigationTitle(session.header.title?.string ?? "")
      .toolbar { buttons }
      .safeAreaInset(edge: .bottom) { Text("\(session.pickCount) picked") }
      .alert(
        session.question?.title?.string ?? "", isPresented: .constant(session.question != nil),
        presenting: session.question
      ) { question in
        ForEach(question.answers, id: \.self) { answer in
          Button(answer.title.string, role: answer.isDestructive ? .destructive : nil) {
            model.send(answer.event)
          }
        }
      } message: { question in
        Text(question.message.string)
      }
    }
    // A view has one alert of its own, so this one stands a level higher.
    .alert(
      "Not saved", isPresented: .constant(model.failure != nil), presenting: model.failure
    ) { _ in
      Button("OK") { model.failure = nil }
    } message: { failure in
      Text(failure)
    }
    .interactiveDismissDisabled()
    .onChange(of: model.isOver) { dismiss() }
  }

  /// The field shows what the session says, and says what is typed; SwiftUI says it more than once.
  private var searchText: Binding<String> {
    Binding {
      session.search.text?.string ?? ""
    } set: { text in
      guard ExactText(text) != session.search.text else { return }
      model.send(.searchChanged(.typed(ExactText(text))))
    }
  }

  private var isSearching: Binding<Bool> {
    Binding {
      session.search.isActive
    } set: { isActive in
      guard isActive != session.search.isActive else { return }
      model.send(isActive ? .searchBegan : .searchCancelled)
    }
  }

  /// What lies over the list.
  @ViewBuilder
  private var placeholder: some View {
    switch session.emptyState {
    case .none: EmptyView()
    case .loading: ProgressView()
    case .noItems: ContentUnavailableView("No items", systemImage: "tray")
    case .noResults:
      if session.search.isAwaitingAnswer { ProgressView() } else { ContentUnavailableView.search }
    case .error:
      ContentUnavailableView(
        "Not loaded", systemImage: "exclamationmark.triangle",
        description: Text(session.loadMessage?.string ?? ""))
    }
  }

  @ToolbarContentBuilder
  private var buttons: some ToolbarContent {
    if session.buttons.isCancelShown {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { model.send(.cancelTapped) }
      }
    }
    if session.buttons.isDoneShown {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { model.send(.doneTapped) }.disabled(!session.buttons.isDoneEnabled)
      }
    }
  }
}

/// One row: it reads its own slice only, so a tap elsewhere does not draw it anew.
struct RowView: View {
  let row: PickerRow
  let tap: @MainActor () -> Void

  var body: some View {
    Button(action: tap) {
      HStack {
        Text(row.title.string)
        Spacer()
        if row.isPicked { Image(systemName: "checkmark") }
      }
    }
    // A tap on a disabled row is sent, too: that somebody tried is a fact.
    .foregroundStyle(row.isEnabled ? .primary : .secondary)
  }
}
#endif
