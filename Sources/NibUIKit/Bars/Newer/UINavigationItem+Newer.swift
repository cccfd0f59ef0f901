import NibRuntime
import NibStandIns

// What navigation items have from iOS 16 on; bars show titles and items as before, and keep the rest.
extension UINavigationItem {
  /// The title with attributes; nil for none. Its characters are the title.
  public var attributedTitle: AttributedString? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { title = String(newValue.characters) }
    }
  }

  /// The line below with attributes; nil for none. Its characters are the line below.
  public var attributedSubtitle: AttributedString? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { subtitle = String(newValue.characters) }
    }
  }

  /// The title where it is large; nil for the same.
  public var largeTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The large title with attributes; nil for none. Its characters are the large title.
  public var largeAttributedTitle: AttributedString? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { largeTitle = String(newValue.characters) }
    }
  }

  /// The line below a large title; nil for that of others.
  public var largeSubtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// That line with attributes; nil for none. Its characters are that line.
  public var largeAttributedSubtitle: AttributedString? {
    get { kept(nil) }
    set {
      keep(newValue)
      if let newValue { largeSubtitle = String(newValue.characters) }
    }
  }

  /// A view in place of the line below the title.
  public var subtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// A view in place of the line below a large title.
  public var largeSubtitleView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Items in the middle of the bar.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Items at the left. Setting it replaces `leftBarButtonItems`.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(kept([]), of: leftBarButtonItems ?? []) }
    set {
      keep(newValue)
      leftBarButtonItems = newValue.flatMap(\.barButtonItems)
    }
  }

  /// Items at the right, from left to right. Setting it replaces `rightBarButtonItems`, which are outermost first.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(kept([]), of: (rightBarButtonItems ?? []).reversed()) }
    set {
      keep(newValue)
      rightBarButtonItems = newValue.flatMap(\.barButtonItems).reversed()
    }
  }

  /// The groups that were set, unless the items were since.
  private func groups(_ known: [UIBarButtonItemGroup], of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
    if known.flatMap(\.barButtonItems).elementsEqual(items, by: { $0 === $1 }) { return known }
    return items.isEmpty ? [] : [.fixedGroup(items: items)]
  }

  /// Items at the very right.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The name that a user's choice of items is kept by; nil for none.
  public var customizationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What the menu for missing items has besides.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The menu for missing items, made as a tap on its button does; nil without any.
  public func overflowMenu() -> UIMenu? {
    guard let elements = additionalOverflowItems?.elements(), !elements.isEmpty else { return nil }
    return UIMenu(children: elements)
  }

  /// The title's menu, made as a tap on the title does; nil without any.
  public func titleMenu() -> UIMenu? { titleMenuProvider?([]) }

  /// Who renames what is shown; not kept alive. With one a user may.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { (kept(nil) as WeakReference?)?.object as? any UINavigationItemRenameDelegate }
    set { keep(newValue.map { WeakReference($0) }) }
  }

  /// Renames what is shown as a user does: the delegate is asked, and told the new title.
  /// - Returns: false if nothing happens: there is no delegate, or it does not want to.
  @discardableResult
  public func rename(to newTitle: String) -> Bool {
    guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else { return false }
    guard renameDelegate.navigationItem(self, shouldEndRenamingWith: newTitle) else { return false }
    title = newTitle
    renameDelegate.navigationItem(self, didEndRenamingWith: newTitle)
    return true
  }

  /// What is known of the document that is shown.
  public var documentProperties: UIDocumentProperties? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether a search may stand in the toolbar.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether a search may stand in the bar over the controllers of a split.
  public var searchBarPlacementAllowsExternalIntegration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// What stands for the search in a toolbar.
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    keptOnce { UIBarButtonItem(barButtonSystemItem: .search) }
  }

  /// Where the search stands: where code wishes, else below the title.
  public var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
  }
}

/// Who renames what a navigation item shows. Stands for UINavigationItemRenameDelegate.
@MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// The user gave a title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the user may.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The title that the user begins with, and the part of it that is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a title is taken.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Yes.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// As suggested.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Yes.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// What is known of a document. Stands in for UIDocumentProperties.
@MainActor
public final class UIDocumentProperties {
  /// The file; nil for what is in memory.
  public private(set) var url: URL?
  /// Makes what is dragged.
  public var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Makes what is shared.
  public var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Whether the file's icon is shown.
  public var wantsIconRepresentation = true

  /// Makes properties of a file.
  public init(url: URL) { self.url = url }
}
