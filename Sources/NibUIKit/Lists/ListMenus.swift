import NibRuntime
import NibStandIns

/// The menu of a row or an item that is open.
@MainActor
struct OpenedListMenu {
  let configuration: UIContextMenuConfiguration
  let path: IndexPath
  let preview: UIViewController?

  /// Calls a delegate with an animator that ends after it.
  func animating(_ tell: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void) {
    let animator = ContextMenuAnimator(preview)
    tell(configuration, animator)
    animator.end()
  }
}

extension UITableView {
  private var openedMenu: OpenedListMenu? {
    get { kept(nil, "openedMenu") }
    set { keep(newValue, "openedMenu") }
  }

  /// Opens the menu of a row as a long press does: the delegate is asked for it and for how the row is shown, and hears
  /// that the menu comes. `choose` of the menu closes it, as `closeMenu()` does.
  /// - Returns: the menu; nil for none, or where no touch reaches the row.
  /// - Throws: `StandInError` with code `outOfRange`; as `layoutIfNeeded`.
  public func openMenu(at path: IndexPath) throws -> UIMenu? {
    guard let cell = try liveCell(at: path) else { throw outOfRange(path) }
    guard cell.receivesTouches, let delegate = tableDelegate,
      let configuration = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: cell.center)
    else { return nil }
    closeMenu()
    let menu = configuration.menu()
    let opened = OpenedListMenu(configuration: configuration, path: path, preview: configuration.previewController())
    guard menu != nil || opened.preview != nil else { return nil }
    _ = delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
    openedMenu = opened
    menu?.closing = { [weak self] in self?.closeMenu() }
    opened.animating { delegate.tableView(self, willDisplayContextMenu: $0, animator: $1) }
    return menu
  }

  /// Closes the menu of a row as a touch beside it does. Nothing happens if none is open.
  public func closeMenu() {
    guard let opened = openedMenu else { return }
    openedMenu = nil
    guard let delegate = tableDelegate else { return }
    _ = delegate.tableView(self, previewForDismissingContextMenuWithConfiguration: opened.configuration)
    opened.animating { delegate.tableView(self, willEndContextMenuInteraction: $0, animator: $1) }
  }

  /// Taps the picture beside the open menu as a user does: the delegate hears, and the menu closes.
  /// - Returns: false if no menu is open.
  @discardableResult
  public func tapMenuPreview() -> Bool {
    guard let opened = openedMenu, let delegate = tableDelegate else { return false }
    opened.animating { delegate.tableView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) }
    closeMenu()
    return true
  }
}

extension UICollectionView {
  private var openedMenu: OpenedListMenu? {
    get { kept(nil, "openedMenu") }
    set { keep(newValue, "openedMenu") }
  }

  /// Opens the menu of an item as a long press does: the delegate is asked for it and for how the item is shown, and hears
  /// that the menu comes. `choose` of the menu closes it, as `closeMenu()` does.
  /// - Returns: the menu; nil for none, or where no touch reaches the item.
  public func openMenu(at path: IndexPath) -> UIMenu? {
    guard let cell = cellForItem(at: path), cell.receivesTouches, let delegate = collectionDelegate,
      let configuration = delegate.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: cell.center)
    else { return nil }
    closeMenu()
    let menu = configuration.menu()
    let opened = OpenedListMenu(configuration: configuration, path: path, preview: configuration.previewController())
    guard menu != nil || opened.preview != nil else { return nil }
    _ = delegate.collectionView(self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    openedMenu = opened
    menu?.closing = { [weak self] in self?.closeMenu() }
    opened.animating { delegate.collectionView(self, willDisplayContextMenu: $0, animator: $1) }
    return menu
  }

  /// Closes the menu of an item as a touch beside it does. Nothing happens if none is open.
  public func closeMenu() {
    guard let opened = openedMenu else { return }
    openedMenu = nil
    guard let delegate = collectionDelegate else { return }
    _ = delegate.collectionView(
      self, contextMenuConfiguration: opened.configuration, dismissalPreviewForItemAt: opened.path)
    opened.animating { delegate.collectionView(self, willEndContextMenuInteraction: $0, animator: $1) }
  }

  /// Taps the picture beside the open menu as a user does: the delegate hears, and the menu closes.
  /// - Returns: false if no menu is open.
  @discardableResult
  public func tapMenuPreview() -> Bool {
    guard let opened = openedMenu, let delegate = collectionDelegate else { return false }
    opened.animating { delegate.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1) }
    closeMenu()
    return true
  }
}
