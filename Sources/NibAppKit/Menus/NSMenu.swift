import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A menu and its items. Stands in for NSMenu.
open class NSMenu: NSResponder {
  /// The title.
  open var title = ""
  /// The system's name for it, as `_NSMainMenu`.
  open var name: String?
  /// Whether there is room for ticks.
  open var showsStateColumn = true
  /// Whether items without taker are disabled.
  open var autoenablesItems = true

  /// Makes a menu with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Makes a menu without a title.
  public override convenience init() { self.init(title: "") }

  /// Reads the archived values.
  public required init(coder: NSCoder) {
    super.init()
    _ = unarchive(coder)
  }

  /// Makes one by `init(coder:)`.
  public final override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.menuTable.read(self, from: coder)
    for item in items {
      item.menu = self
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [menuTable] }

  private static let menuTable = PropertyTable(
    NSMenu.self, kind: AppKitElements.menu, fresh: { NSMenu() },
    [
      Property("title", \.title),
      Property("showsStateColumn", \.showsStateColumn),
      Property("items", objects: \.ownItems),
      Property("name", \.name),
      Property("autoenablesItems", \.autoenablesItems),
    ])

  /// Whether it is the menu of a pop-up button, which sends the actions of items without one.
  final var isOfPopUpButton = false
  /// Whether the application of a storyboard has it.
  final var isOfStoryboard = false
  /// The items from the top. Setting them takes the ones before away.
  open var items: [NSMenuItem] {
    get { ownItems }
    set {
      for item in ownItems where !newValue.contains(where: { $0 === item }) { removeItem(item) }
      ownItems = newValue
      for item in newValue { item.menu = self }
    }
  }
  final var ownItems: [NSMenuItem] = []
  /// What few menus have.
  final var extras = MenuExtras()
  /// The item that this menu opens from.
  open internal(set) weak var parentItem: NSMenuItem?

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
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }

  /// Adds an item at a place, counted from 0; beyond the ends at the nearest.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    guard mayTake(newItem) else { return }
    let place = max(0, min(index, ownItems.count))
    ownItems.insert(newItem, at: place)
    newItem.menu = self
    tell(Self.didAddItemNotification, place)
  }

  /// Removes an item; one of another menu is left alone.
  open func removeItem(_ item: NSMenuItem) {
    guard item.menu === self, let index = ownItems.firstIndex(where: { $0 === item }) else { return }
    ownItems.remove(at: index)
    item.menu = nil
    tell(Self.didRemoveItemNotification, index)
  }

  /// Removes all items.
  open func removeAllItems() {
    for item in ownItems { item.menu = nil }
    ownItems = []
  }

  /// Called when an item changes; posts the notification of it.
  open func itemChanged(_ item: NSMenuItem) {
    if let index = ownItems.firstIndex(where: { $0 === item }) { tell(Self.didChangeItemNotification, index) }
  }

  /// Chooses the item of the key that is pressed, in submenus too.
  /// - Returns: whether there is one that can be chosen.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    NSApplication.shared.attempt(event) { try Keyboard.take(event, in: self) }
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
    for item in allItems where item.takes(key, modifiers) {
      if let menu = item.menu {
        menu.askDelegate()
        menu.update()
      }
      guard item.canBeChosenByKey else { continue }
      try item.perform()
      return item
    }
    return nil
  }

  /// Chooses what `palette(colors:titles:selectionHandler:)` made: the tick is set before.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    try selector == "choosePaletteItem:" || super.perform(selector, sender: sender, event: event)
  }

  /// Whether it is that action.
  open override func responds(to selector: String) -> Bool {
    selector == "choosePaletteItem:" || super.responds(to: selector)
  }

  /// The item that it opens from, then the nib's owner.
  override var naturalNextResponder: AnyObject? { parentItem ?? nextResponderFallback }

  /// Does what choosing the item of a place does; nothing beyond the ends. Raises what the target throws.
  open func performActionForItem(at index: Int) {
    guard let item = item(at: index) else { return }
    InterfaceFaults.raising { _ = try item.choose() }
  }

  /// Removes the item at a place; nothing beyond the ends.
  open func removeItem(at index: Int) { if let item = item(at: index) { removeItem(item) } }

  /// Opens the menu at a place of a view and waits until an item is chosen or the menu is closed. A test chooses while
  /// `NSApplication.modalAnswer` is asked with the menu.
  /// - Returns: whether an item was chosen: the answer is `.OK`.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
    open()
    defer { close() }
    return NSApplication.shared.modalAnswer?(self) == .OK
  }

  /// The menu that this one opens from; nil at the top. Setting is done by `submenu` of an item.
  open var supermenu: NSMenu? { parentItem?.menu }

  /// The item below the pointer; nil for none, and while the menu is closed. `highlight(_:)` sets it.
  open var highlightedItem: NSMenuItem? { extras.highlighted }

  /// Closes the menu without choosing.
  open func cancelTracking() { if extras.isTracking { close() } }

  /// Closes the menu at once without choosing.
  open func cancelTrackingWithoutAnimation() { cancelTracking() }

  /// Size, in points, by a guess: nothing is measured. 22 points an item, 11 a line between items.
  open var size: NSSize {
    let seen = items.filter { !$0.isHidden }
    let width = seen.map { CGFloat($0.title.count * 8 + 60) }.max() ?? 0
    return NSSize(width: max(minimumWidth, width), height: seen.reduce(10) { $0 + ($1.isSeparatorItem ? 11 : 22) })
  }

  /// Makes an item at the end.
  @discardableResult
  open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
    insertItem(withTitle: title, action: action, keyEquivalent: keyEquivalent, at: items.count)
  }

  /// Makes an item at a place.
  @discardableResult
  open func insertItem(
    withTitle title: String, action: Selector?, keyEquivalent: String, at index: Int
  ) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
    insertItem(item, at: index)
    return item
  }

  /// Where the first item of a value stands; -1 for none.
  open func indexOfItem(withRepresentedObject object: Any?) -> Int {
    items.firstIndex { item in
      switch (item.representedObject, object) {
      case (nil, nil): true
      case (let left?, let right?): left as AnyObject === right as AnyObject || Self.isEqual(left, right)
      default: false
      }
    } ?? -1
  }

  /// Where the first item of a title stands; -1 for none.
  open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }

  /// Where the first item of a tag stands; -1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }

  /// Where the item of a submenu stands; -1 for none.
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int {
    items.firstIndex { $0.submenu === submenu } ?? -1
  }

  /// Where the first item of a target and an action stands; -1 for none.
  open func indexOfItem(withTarget target: Any?, andAction action: Selector?) -> Int {
    items.firstIndex { $0.target === target as AnyObject? && (action == nil || $0.action == action) } ?? -1
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The item at a place, counted from 0; nil beyond the ends.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }

  /// The first item of a title; nil for none.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }

  /// The first item of a tag; nil for none.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }

  /// Where an item stands; -1 for one of another menu.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }

  /// Makes a menu the one that opens from an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }

  /// What is told of the menu, if it is of the protocol.
  open var delegate: (any NSMenuDelegate)? {
    get { outlet("delegate") as? any NSMenuDelegate }
    set { connect("delegate", to: newValue) }
  }
}

extension UserOperable where Self: NSMenu {
  /// All items, those of submenus after their own, from the top. Deeper than 250 menus nobody looks.
  public var allItems: [NSMenuItem] {
    var found: [NSMenuItem] = []
    // A menu of an archive may be below itself.
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var open = Array(items.reversed())
    while let item = open.popLast() {
      found.append(item)
      guard let submenu = item.submenu, seen.insert(ObjectIdentifier(submenu)).inserted else { continue }
      open.append(contentsOf: submenu.items.reversed())
    }
    return found
  }
}
