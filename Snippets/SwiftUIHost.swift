// A picker in SwiftUI. Documentation/Embedding.md quotes this file.

#if canImport(SwiftUI)
import PickerSession
import SwiftUI

/// Holds a session and performs what it says; all of it on the main actor.
@MainActor @Observable
final class PickerModel {
  private let store: EventStore
  private(set) var session: PickerSession
  /// Whether the picker has been dismissed, or somebody else ended it.
  private(set) var isOver = false
  /// What to tell the person when an event could not be stored.
  var failure: String?

  /// Goes on with a session that was left by a crash, or opens a new one.
  init(_ opening: Opening, in store: EventStore, left: SessionID? = nil) throws {
    self.store = store
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
    default: break
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
        ForEach(session.sections, id: \.id) { section in
          SwiftUI.Section(section.title?.string ?? "") {
            ForEach(section.rows, id: \.self) { place in
              if let row = session.row(session.item(at: place)) {
                RowView(row: row) { model.send(.tapped(row.item)) }
              }
            }
          }
        }
      }
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
