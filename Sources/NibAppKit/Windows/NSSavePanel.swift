import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A panel that asks where to save. Stands in for NSSavePanel; no folder is read.
///
/// A test answers by `choose` and `cancel`. Where the program waits, it does so in `NSApplication.modalAnswer`, which is
/// asked with the panel; without an answer the panel is cancelled.
open class NSSavePanel: NSPanel {
  /// What is asked.
  open var message: String! = ""
  /// The title of the button that chooses.
  open var prompt: String! = "Save"
  /// What stands before the name.
  open var nameFieldLabel: String! = "Save As:"
  /// The name.
  open var nameFieldStringValue = ""
  /// The folder that is shown.
  open var directoryURL: URL? {
    didSet { if directoryURL != oldValue { delegate?.panel(self, didChangeToDirectoryURL: directoryURL) } }
  }
  /// Extensions of files that can be chosen; nil for all.
  open var allowedFileTypes: [String]?
  /// Kinds of files that can be chosen; none for all. Setting them takes the extensions away.
  open var allowedContentTypes: [UTType] = [] {
    didSet {
      allowedFileTypes = nil
      if let chosenContentType, !allowedContentTypes.contains(chosenContentType) { self.chosenContentType = nil }
    }
  }
  /// The kind of the file that is saved; the first that is allowed where code says no other.
  open var currentContentType: UTType? {
    get { chosenContentType ?? allowedContentTypes.first }
    set { chosenContentType = newValue }
  }
  private final var chosenContentType: UTType?
  /// Whether others can be chosen, too.
  open var allowsOtherFileTypes = false
  /// Whether a user can make folders.
  open var canCreateDirectories = true
  /// Whether the extension can be hidden.
  open var canSelectHiddenExtension = false
  /// Whether the extension is hidden.
  open var isExtensionHidden = false
  /// Whether files are shown whose names begin with a dot.
  open var showsHiddenFiles = false
  /// Whether folders that are shown as files can be looked into.
  open var treatsFilePackagesAsDirectories = false
  /// What else it shows.
  open var accessoryView: NSView?
  /// Whether tags can be given.
  open var showsTagField = true
  /// The tags that were given; nil for none.
  open var tagNames: [String]?
  /// Whether folders are shown, too.
  open private(set) var isExpanded = true
  /// What a delegate would not have, with the last choice; nil for none.
  open private(set) var validationError: (any Error)?
  /// Whether a user can choose among the kinds of files.
  open var showsContentTypes = false
  private var answered: ((NSApplication.ModalResponse) -> Void)?
  final var chosen: [URL] = []

  /// Makes a panel that asks where to save.
  public static func savePanel() -> NSSavePanel { NSSavePanel() }

  /// What was chosen; before that the name in the folder that is shown, if both are there.
  open var url: URL? {
    chosen.first ?? (nameFieldStringValue.isEmpty ? nil : directoryURL?.appendingPathComponent(nameFieldStringValue))
  }

  /// Whether a file can be chosen: by its extension, where extensions or kinds are told, and as the delegate says.
  open func allows(_ url: URL) -> Bool {
    guard delegate?.panel(self, shouldEnable: url) ?? true else { return false }
    if !allowedContentTypes.isEmpty, !allowsOtherFileTypes {
      guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
      return allowedContentTypes.contains { type.conforms(to: $0) }
    }
    guard let allowedFileTypes, !allowsOtherFileTypes else { return true }
    return allowedFileTypes.contains { $0.lowercased() == url.pathExtension.lowercased() }
  }

  /// Does what choosing files and a click on the button do; those that cannot be chosen are left out, and without any
  /// nothing happens.
  /// - Returns: whether the panel ended.
  @discardableResult
  open func choose(_ urls: [URL]) -> Bool {
    guard let url = urls.first(where: allows) else { return false }
    directoryURL = url.deletingLastPathComponent()
    nameFieldStringValue = url.lastPathComponent
    return confirm()
  }

  /// Asks the delegate for another name, then whether the file may be saved.
  private final func confirm() -> Bool {
    if let delegate {
      guard let name = delegate.panel(self, userEnteredFilename: nameFieldStringValue, confirmed: true) else {
        return false
      }
      nameFieldStringValue = name
    }
    chosen = []
    guard let url, accepts([url]) else { return false }
    chosen = [url]
    finish(.OK)
    return true
  }

  /// Asks the delegate whether files may be chosen; `validationError` says why not.
  final func accepts(_ urls: [URL]) -> Bool {
    delegate?.panelSelectionDidChange(self)
    validationError = nil
    do { for url in urls { try delegate?.panel(self, validate: url) } } catch { validationError = error }
    return validationError == nil
  }

  /// What is asked of files, if it is of the protocol.
  open var delegate: (any NSOpenSavePanelDelegate)? {
    get { outlet("delegate") as? any NSOpenSavePanelDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Shows folders, or hides them.
  open func toggleExpanded() {
    delegate?.panel(self, willExpand: !isExpanded)
    isExpanded.toggle()
  }

  /// Has what is seen of files follow the delegate; it is asked with each choice here.
  open func validateVisibleColumns() {}

  /// Does what a click on the button does: saves under the name that is there; nothing without a name.
  open func ok(_ sender: Any?) { if url != nil { _ = confirm() } }

  /// Does what a click on Cancel does.
  open func cancel(_ sender: Any?) {
    chosen = []
    finish(.cancel)
  }

  /// Takes the panel off the screen; one that was shown by `begin` is answered as if it were cancelled.
  open override func close() {
    super.close()
    if answered != nil { cancel(nil) }
  }

  final func finish(_ answer: NSApplication.ModalResponse) {
    if let sheetParent { return sheetParent.endSheet(self, returnCode: answer) }
    // A panel that was shown by `begin` does not end a wait for another window.
    if isModal { NSApplication.shared.stopModal(withCode: answer) }
    orderOut(nil)
    let answered = answered
    self.answered = nil
    answered?(answer)
  }

  /// Asks, and waits for the answer; without one it is cancelled.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    let answer = NSApplication.shared.runModal(for: self)
    orderOut(nil)
    return answer == .abort ? .cancel : answer
  }

  /// Asks in a window, and gives the answer to a handler.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    if answered != nil { finish(.cancel) }
    answered = handler
    makeKeyAndOrderFront(nil)
  }

  /// Asks in a window, and waits for the answer.
  /// - Returns: the answer.
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
  }

  /// Asks in a sheet, and waits for the answer.
  /// - Returns: the answer.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: window) { continuation.resume(returning: $0) }
    }
  }

  /// Asks in a sheet, and gives the answer to a handler.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { window.beginSheet(self, completionHandler: handler) }
}

/// What is asked of files while a panel is shown. Stands in for NSOpenSavePanelDelegate.
@MainActor
public protocol NSOpenSavePanelDelegate: AnyObject {
  /// Whether a file can be chosen.
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  /// Throws for a file that may not be opened or saved; the panel stays then.
  func panel(_ sender: Any, validate url: URL) throws
  /// Another folder is shown.
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  /// The name in place of one that was typed; nil has the panel stay.
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  /// Folders are about to be shown or hidden.
  func panel(_ sender: Any, willExpand expanding: Bool)
  /// Something else is chosen.
  func panelSelectionDidChange(_ sender: Any?)
}

extension NSOpenSavePanelDelegate {
  /// Says yes.
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
  /// Takes every file.
  public func panel(_ sender: Any, validate url: URL) throws {}
  /// Does nothing.
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
  /// Takes the name.
  public func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String? {
    filename
  }
  /// Does nothing.
  public func panel(_ sender: Any, willExpand expanding: Bool) {}
  /// Does nothing.
  public func panelSelectionDidChange(_ sender: Any?) {}
}
