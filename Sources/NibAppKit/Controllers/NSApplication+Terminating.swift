import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSApplication {
  /// What a delegate answers that is asked whether the application ends. Documented: the numbers, by AppKit.
  public enum TerminateReply: UInt, Sendable {
    /// It goes on; it ends; the answer comes later, by `reply(toApplicationShouldTerminate:)`.
    case terminateCancel, terminateNow, terminateLater
  }

  /// What a delegate answers that was handed files. Documented: the numbers, by AppKit.
  public enum DelegateReply: UInt, Sendable {
    /// They are open; a user gave it up; they could not be opened.
    case success, cancel, failure
  }

  /// Whether the delegate has said that it answers later whether the application ends.
  public var isTerminationPending: Bool { state.isTerminationPending }

  /// Says what became of files that the delegate was handed; `openReply` has it.
  public func reply(toOpenOrPrint reply: DelegateReply) { state.openReply = reply }

  /// What the delegate said last of files that it was handed; nil for nothing.
  public var openReply: DelegateReply? { state.openReply }

  /// Asks the documents, then the delegate.
  final func requestTermination() {
    if let modalWindow, modalWindow.preventsApplicationTerminationWhenModal { return }
    guard !state.isTerminationPending else { return }
    review((NSDocumentController.ofProgram?.documents ?? []).filter(\.isDocumentEdited)[...]) { [self] mayEnd in
      guard mayEnd else { return }
      switch delegate?.applicationShouldTerminate(self) ?? .terminateNow {
      case .terminateNow: end()
      case .terminateLater: state.isTerminationPending = true
      case .terminateCancel: break
      }
    }
  }

  /// Asks documents what to do with their changes, until one stays open.
  private func review(_ documents: ArraySlice<NSDocument>, _ answered: @escaping @MainActor (Bool) -> Void) {
    guard let document = documents.first else { return answered(true) }
    let answer = DocumentAnswer { [self] mayClose in
      if mayClose { review(documents.dropFirst(), answered) } else { answered(false) }
    }
    document.canClose(withDelegate: answer, shouldClose: nil, contextInfo: nil)
  }

  final func end() {
    tell(Self.willTerminateNotification) { $0.applicationWillTerminate($1) }
    state.isRunning = false
    isTerminated = true
  }

  /// Ends with the last window that is no panel, where the delegate likes that.
  final func windowDidClose(_ window: NSWindow) {
    guard !(window is NSPanel), window.canBecomeMain, !isTerminated,
      !WindowOrder.all.contains(where: { $0 !== window && $0.isVisible && !($0 is NSPanel) }),
      delegate?.applicationShouldTerminateAfterLastWindowClosed(self) == true
    else { return }
    terminate(nil)
  }
}

extension UserOperable where Self: NSApplication {
  /// Opens addresses and files with the application, as a user does in the Finder: the delegate is handed them, and what
  /// it does not take the controller of documents opens.
  public func open(urls: [URL]) {
    if let delegate { return delegate.application(self, open: urls) }
    for url in urls where url.isFileURL { _ = FilesOfFinder.open(url.path) }
  }

  /// Clicks the icon in the Dock: the application is active and seen. Where the delegate allows it, a window comes back
  /// from the Dock if none is on the screen, or a new document is made.
  public func clickDockIcon() {
    unhide(nil)
    activate()
    let hasWindows = windows.contains { $0.isVisible && !$0.isMiniaturized && !($0 is NSPanel) }
    guard delegate?.applicationShouldHandleReopen(self, hasVisibleWindows: hasWindows) ?? true, !hasWindows else {
      return
    }
    if let window = windows.first(where: \.isMiniaturized) { return window.deminiaturize(nil) }
    guard delegate?.applicationShouldOpenUntitledFile(self) ?? true else { return }
    if let delegate { _ = delegate.applicationOpenUntitledFile(self) } else { _ = FilesOfFinder.openUntitled() }
  }
}

/// What becomes of files that no delegate takes.
@MainActor
enum FilesOfFinder {
  /// Opens a document; false where the program has none of the kind.
  static func open(_ path: String) -> Bool {
    var isOpen = false
    NSDocumentController.ofProgram?.openDocument(withContentsOf: URL(fileURLWithPath: path), display: true) {
      document, _, _ in isOpen = document != nil
    }
    return isOpen
  }

  /// Makes a new document; false where the program has none.
  static func openUntitled() -> Bool {
    (try? NSDocumentController.ofProgram?.openUntitledDocumentAndDisplay(true)) != nil
  }
}
