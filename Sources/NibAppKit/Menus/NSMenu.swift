import NibRuntime
import NibSchema
import NibStandIns

/// A menu and its items. Stands in for NSMenu.
open class NSMenu: NSResponder {
  /// The title.
  public final var title = ""
  /// The system's name for it, as `_NSMainMenu`.
  public final var name: String?
  /// Whether there is room for ticks.
  public final var showsStateColumn = true
  /// Whether items without taker are disabled.
  public final var autoenablesItems = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.menuTable.read(self, from: coder)
    for item in items { item.menu = self }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [menuTable] }

  private static let menuTable = PropertyTable(
    NSMenu.self, kind: AppKitElements.menu, fresh: { NSMenu() },
    [
      Property("title", \.title),
      Property("showsStateColumn", \.showsStateColumn),
      Property("items", objects: \.items),
      Property("name", \.name),
      Property("autoenablesItems", \.autoenablesItems),
    ])

  /// Whether it is the menu of a pop-up button, which sends the actions of items without one.
  final var isOfPopUpButton = false
  /// Whether the application of a storyboard has it.
  final var isOfStoryboard = false
  /// The items from the top.
  public private(set) final var items: [NSMenuItem] = []
  /// The item that this menu opens from.
  public internal(set) final weak var parentItem: NSMenuItem?

  /// Gives the menu to the application where the system's name says what for.
  open override func awakeFromNib() {
    super.awakeFromNib()
    takePlace()
  }

  /// Enables each item whose action somebody takes and allows, and disables the others; does nothing where
  /// `autoenablesItems` is false.
  ///
  /// Items with a submenu, lines, and items that bindings enable are left alone, and so are those of a pop-up button
  /// that have no action of their own.
  open func update() {
    guard autoenablesItems else { return }
    for item in items { item.validate() }
  }

  /// Adds an item at the end.
  public func addItem(_ item: NSMenuItem) {
    items.append(item)
    item.menu = self
  }

  /// Adds an item at a place, counted from 0; beyond the ends at the nearest.
  public func insertItem(_ item: NSMenuItem, at index: Int) {
    items.insert(item, at: max(0, min(index, items.count)))
    item.menu = self
  }

  /// Removes an item; one of another menu is left alone.
  public func removeItem(_ item: NSMenuItem) {
    guard item.menu === self else { return }
    items.removeAll { $0 === item }
    item.menu = nil
  }

  /// Removes all items.
  public func removeAllItems() {
    for item in items { item.menu = nil }
    items = []
  }

  /// The first item of a title, in submenus too.
  public func find(title: String) -> NSMenuItem? { allItems.first { $0.title == title } }

  /// The item at the end of a path of titles: `["File", "Open…"]`.
  public func find(path: [String]) -> NSMenuItem? {
    var menu: NSMenu? = self
    var found: NSMenuItem?
    for title in path {
      found = menu?.items.first { $0.title == title }
      menu = found?.submenu
    }
    return found
  }

  /// Chooses the first item with a key and its modifiers that is enabled and seen; its menu is updated first.
  /// - Returns: the item; nil if none has the key.
  /// - Throws: as `NSMenuItem.choose`.
  @discardableResult
  public func performKeyEquivalent(
    _ key: String, modifiers: NSEvent.ModifierFlags = .command
  ) throws(RuntimeError) -> NSMenuItem? {
    guard !key.isEmpty else { return nil }
    for item in allItems where item.keyEquivalent == key && item.keyEquivalentModifiers == modifiers {
      if let menu = item.menu {
        menu.delegate?.menuNeedsUpdate(menu)
        menu.update()
      }
      guard item.canBeChosen else { continue }
      try item.perform()
      return item
    }
    return nil
  }

  /// The item that it opens from, then the nib's owner.
  override var naturalNextResponder: AnyObject? { parentItem ?? nextResponderFallback }
}

extension UserOperable where Self: NSMenu {
  /// All items, those of submenus after their own, from the top. Deeper than 250 menus nobody looks.
  public var allItems: [NSMenuItem] {
    var found: [NSMenuItem] = []
    var open = items.reversed().map { ($0, 0) }
    while let (item, depth) = open.popLast() {
      found.append(item)
      guard depth < 250, let submenu = item.submenu else { continue }
      open.append(contentsOf: submenu.items.reversed().map { ($0, depth + 1) })
    }
    return found
  }
}
