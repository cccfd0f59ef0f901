import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A panel that asks what to open. Stands in for NSOpenPanel, likewise.
open class NSOpenPanel: NSSavePanel {
  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether a link stands for what it leads to.
  open var resolvesAliases = true
  /// Whether files of the cloud are fetched.
  open var canDownloadUbiquitousContents = true
  /// Whether files of the cloud can be chosen of which there are several versions.
  open var canResolveUbiquitousConflicts = true
  /// Whether what else it shows is seen.
  open var isAccessoryViewDisclosed = false

  /// Makes one whose content has a rectangle on the screen.
  public override init(
    contentRect: NSRect, styleMask style: StyleMask, backing: BackingStoreType, defer flag: Bool
  ) {
    super.init(contentRect: contentRect, styleMask: style, backing: backing, defer: flag)
    prompt = "Open"
  }

  /// Makes a panel that asks what to open.
  public static func openPanel() -> NSOpenPanel { NSOpenPanel() }

  /// What was chosen.
  open var urls: [URL] { chosen }

  /// Whether it can be chosen: a folder, whose path ends in a slash, or a file of an extension that is told.
  open override func allows(_ url: URL) -> Bool {
    url.hasDirectoryPath ? canChooseDirectories : canChooseFiles && super.allows(url)
  }

  /// Does what choosing does; several where there may be several.
  @discardableResult
  open override func choose(_ urls: [URL]) -> Bool {
    let good = urls.filter(allows)
    guard !good.isEmpty, accepts(allowsMultipleSelection ? good : Array(good.prefix(1))) else { return false }
    chosen = allowsMultipleSelection ? good : Array(good.prefix(1))
    finish(.OK)
    return true
  }

  /// Does what a click on the button does; nothing before something is chosen.
  open override func ok(_ sender: Any?) { if !chosen.isEmpty { finish(.OK) } }
}
