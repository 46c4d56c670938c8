internal import EventStore

extension StoreError {
  /// What is wrong with the log, as an app tells it, and the remedy; nil where there is no better
  /// word than the store's own.
  ///
  /// The store's message speaks to whoever appends batches; what it advises is not always what a
  /// session's host can do.
  var trouble: (what: String, remedy: String)? {
    switch code {
    case .notFound: ("it is not where it was opened", "Open it again where it is now.")
    case .isDirectory, .unreadable:
      ("it may not be opened", "Check the permissions of the file and its folder.")
    case .notALog, .empty, .damaged:
      ("it is damaged", "Keep the file as it is, and begin a new log.")
    case .newerFormat:
      ("a newer version of the program wrote it", "Use that version.")
    case .busy: ("another program holds it", "Try again when that is done.")
    case .full: ("the disk is full", "Free some space and try again.")
    case .cannotWrite:
      ("it may not be written", "Check its permissions, and what it was opened for.")
    case .ioError: ("the disk failed", "Check the disk and try again.")
    case .tooLarge: ("a text is too large for it", "Use a shorter text.")
    default: nil
    }
  }
}
