import NibFoundation
import NibRuntime

/// What asks whether its action makes sense now: an item of a menu or a toolbar. Stands in for
/// NSValidatedUserInterfaceItem.
@MainActor
public protocol NSValidatedUserInterfaceItem: AnyObject {
  /// The action; nil while nothing is connected.
  var action: Selector? { get }
  /// A number of one's own.
  var tag: Int { get }
}

/// Says whether items of menus that would send it their actions can be chosen. Stands in for NSMenuItemValidation.
@MainActor
public protocol NSMenuItemValidation: AnyObject {
  /// Whether the item can be chosen; the place to set its title and state, too.
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// Says whether items of toolbars that would send it their actions react. Stands in for NSToolbarItemValidation.
@MainActor
public protocol NSToolbarItemValidation: AnyObject {
  /// Whether the item reacts.
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}

/// Says the same of items of any kind; asked where the protocol of the kind is not implemented. Stands in for
/// NSUserInterfaceValidations.
@MainActor
public protocol NSUserInterfaceValidations: AnyObject {
  /// Whether the item's action makes sense now.
  func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

/// What is told of a menu: the object in its outlet `delegate`. Stands in for NSMenuDelegate.
@MainActor
public protocol NSMenuDelegate: AnyObject {
  /// The menu is about to be seen or searched for a key: the place to change its items.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// The menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// The menu closes.
  func menuDidClose(_ menu: NSMenu)
  /// The pointer goes over an item, or off all of them.
  func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
  /// How many items the menu has; -1 for those that it has. Others are made or taken away, and filled by
  /// `menu(_:update:at:shouldCancel:)`.
  func numberOfItems(in menu: NSMenu) -> Int
  /// Fills an item.
  /// - Returns: false if the rest of the items are left as they are.
  func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
}

extension NSMenuDelegate {
  /// Does nothing.
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuWillOpen(_ menu: NSMenu) {}
  /// Does nothing.
  public func menuDidClose(_ menu: NSMenu) {}
  /// Does nothing.
  public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
  /// As many as it has.
  public func numberOfItems(in menu: NSMenu) -> Int { -1 }
  /// Leaves it as it is.
  public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { false }
}

extension NSMenu {
  /// Does what opening the menu does: those that it opens from are opened, the delegate may change the items, then they
  /// are validated.
  public func open() {
    var path: [NSMenu] = []
    var next: NSMenu? = self
    while let menu = next, path.count < 250, !path.contains(where: { $0 === menu }) {
      path.append(menu)
      next = menu.parentItem?.menu
    }
    for menu in path.reversed() { menu.begin() }
  }

  /// Does what opening the menu itself does.
  final func begin() {
    askDelegate()
    update()
    delegate?.menuWillOpen(self)
    track(true)
  }

  /// Does what closing the menu itself does.
  final func end() {
    track(false)
    delegate?.menuDidClose(self)
  }

  /// Has the delegate change or fill the items.
  final func askDelegate() {
    guard let delegate else { return }
    delegate.menuNeedsUpdate(self)
    let count = delegate.numberOfItems(in: self)
    guard count >= 0 else { return }
    while items.count > count, let last = items.last { removeItem(last) }
    while items.count < count { addItem(NSMenuItem()) }
    for (index, item) in items.enumerated() {
      guard delegate.menu(self, update: item, at: index, shouldCancel: false) else { return }
    }
  }

  /// Tells the delegates that the menu is no longer seen, the innermost first.
  func close() {
    var next: NSMenu? = self
    for _ in 0..<250 {
      guard let menu = next else { return }
      menu.end()
      next = menu.parentItem?.menu
    }
  }
}

extension NSMenuItem: NSValidatedUserInterfaceItem {
  /// Enables the item if somebody takes its action and allows it, and disables it otherwise.
  func validate() {
    let isOwn = liveBindings.values.contains { ["enabled", "value", "target"].contains($0.base) }
    guard !isSeparator, submenu == nil, !isOwn else { return }
    guard let action = actionBinding else {
      if menu?.isOfPopUpButton != true { isEnabled = false }
      return
    }
    guard let target = NSApplication.target(of: action, from: self) else {
      isEnabled = false
      return
    }
    switch target {
    case let target as any NSMenuItemValidation: isEnabled = target.validateMenuItem(self)
    case let target as any NSUserInterfaceValidations: isEnabled = target.validateUserInterfaceItem(self)
    default: isEnabled = true
    }
  }
}

extension NSToolbarItem: NSValidatedUserInterfaceItem {
  /// Whether the item is the system's: a space, colors, fonts, printing.
  private var isSystemItem: Bool {
    archivedClassName != "NSToolbarItem" && archivedClassName.hasPrefix("NSToolbar")
      || identifier?.rawValue.hasPrefix("NSToolbar") == true
  }

  func validateAction() {
    guard view == nil else { return }
    guard let action = actionBinding else {
      if !isSystemItem { isEnabled = false }
      return
    }
    switch NSApplication.target(of: action, from: self) {
    case nil: isEnabled = isSystemItem
    case let target as any NSToolbarItemValidation: isEnabled = target.validateToolbarItem(self)
    case let target as any NSUserInterfaceValidations: isEnabled = target.validateUserInterfaceItem(self)
    default: isEnabled = true
    }
  }
}
