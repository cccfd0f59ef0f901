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
  public final var message: String! = ""
  /// The title of the button that chooses.
  public final var prompt: String! = "Save"
  /// What stands before the name.
  public final var nameFieldLabel: String! = "Save As:"
  /// The name.
  public final var nameFieldStringValue = ""
  /// The folder that is shown.
  public final var directoryURL: URL?
  /// Extensions of files that can be chosen; nil for all.
  public final var allowedFileTypes: [String]?
  /// Whether others can be chosen, too.
  public final var allowsOtherFileTypes = false
  /// Whether a user can make folders.
  public final var canCreateDirectories = true
  /// Whether the extension can be hidden.
  public final var canSelectHiddenExtension = false
  /// Whether the extension is hidden.
  public final var isExtensionHidden = false
  /// Whether files are shown whose names begin with a dot.
  public final var showsHiddenFiles = false
  /// Whether folders that are shown as files can be looked into.
  public final var treatsFilePackagesAsDirectories = false
  /// What else it shows.
  public final var accessoryView: NSView?
  private var answered: ((NSApplication.ModalResponse) -> Void)?
  final var chosen: [URL] = []

  /// Makes a panel that asks where to save.
  public static func savePanel() -> NSSavePanel { NSSavePanel() }

  /// What was chosen; before that the name in the folder that is shown, if both are there.
  public final var url: URL? {
    chosen.first ?? (nameFieldStringValue.isEmpty ? nil : directoryURL?.appendingPathComponent(nameFieldStringValue))
  }

  /// Whether a file can be chosen: by its extension, where extensions are told.
  open func allows(_ url: URL) -> Bool {
    guard let allowedFileTypes, !allowsOtherFileTypes else { return true }
    return allowedFileTypes.contains { $0.lowercased() == url.pathExtension.lowercased() }
  }

  /// Does what choosing files and a click on the button do; those that cannot be chosen are left out, and without any
  /// nothing happens.
  /// - Returns: whether the panel ended.
  @discardableResult
  open func choose(_ urls: [URL]) -> Bool {
    guard let url = urls.first(where: allows) else { return false }
    chosen = [url]
    directoryURL = url.deletingLastPathComponent()
    nameFieldStringValue = url.lastPathComponent
    finish(.OK)
    return true
  }

  /// Does what a click on the button does: saves under the name that is there; nothing without a name.
  open func ok(_ sender: Any?) { if url != nil { finish(.OK) } }

  /// Does what a click on Cancel does.
  open func cancel(_ sender: Any?) {
    chosen = []
    finish(.cancel)
  }

  final func finish(_ answer: NSApplication.ModalResponse) {
    if let sheetParent { return sheetParent.endSheet(self, returnCode: answer) }
    NSApplication.shared.stopModal(withCode: answer)
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
  public final func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    answered = handler
    makeKeyAndOrderFront(nil)
  }

  /// Asks in a sheet, and gives the answer to a handler.
  public final func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { window.beginSheet(self, completionHandler: handler) }
}

/// A panel that asks what to open. Stands in for NSOpenPanel, likewise.
open class NSOpenPanel: NSSavePanel {
  /// Whether files can be chosen.
  public final var canChooseFiles = true
  /// Whether folders can be chosen.
  public final var canChooseDirectories = false
  /// Whether several can be chosen.
  public final var allowsMultipleSelection = false
  /// Whether a link stands for what it leads to.
  public final var resolvesAliases = true

  /// Makes one with the framework's defaults.
  public required init() {
    super.init()
    prompt = "Open"
  }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }

  /// Makes a panel that asks what to open.
  public static func openPanel() -> NSOpenPanel { NSOpenPanel() }

  /// What was chosen.
  public final var urls: [URL] { chosen }

  /// Whether it can be chosen: a folder, whose path ends in a slash, or a file of an extension that is told.
  open override func allows(_ url: URL) -> Bool {
    url.hasDirectoryPath ? canChooseDirectories : canChooseFiles && super.allows(url)
  }

  /// Does what choosing does; several where there may be several.
  @discardableResult
  open override func choose(_ urls: [URL]) -> Bool {
    let good = urls.filter(allows)
    guard !good.isEmpty else { return false }
    chosen = allowsMultipleSelection ? good : Array(good.prefix(1))
    finish(.OK)
    return true
  }

  /// Does what a click on the button does; nothing before something is chosen.
  open override func ok(_ sender: Any?) { if !chosen.isEmpty { finish(.OK) } }
}
