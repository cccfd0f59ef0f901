import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Items by place, title, tag and more.
extension NSPopUpButtonCell {
  /// The menu is about to open.
  public static let willPopUpNotification = Notification.Name("NSPopUpButtonCellWillPopUpNotification")

  /// The items that can be chosen.
  final var items: [NSMenuItem] { menu?.items ?? [] }

  private var ownMenu: NSMenu {
    if let menu { return menu }
    let made = NSMenu()
    menu = made
    return made
  }

  /// The items.
  public final var itemArray: [NSMenuItem] { items }
  /// How many items there are.
  public final var numberOfItems: Int { items.count }
  /// The last item; nil without items.
  public final var lastItem: NSMenuItem? { items.last }
  /// Titles of the items.
  public final var itemTitles: [String] { items.map(\.title) }
  /// Where the item stands that is chosen; -1 for none.
  public final var indexOfSelectedItem: Int { items.firstIndex { $0 === selectedItem } ?? -1 }
  /// The title of the item that is chosen; nil for none.
  public final var titleOfSelectedItem: String? { selectedItem?.title }
  /// Whether items that nobody takes are disabled when the menu opens.
  public final var autoenablesItems: Bool {
    get { menu?.autoenablesItems ?? true }
    set { ownMenu.autoenablesItems = newValue }
  }

  /// Adds an item at the end; an item of that title is moved there. The first item of an empty button is chosen.
  public final func addItem(withTitle title: String) { insertItem(withTitle: title, at: -1) }
  /// Adds items at the end, in order.
  public final func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
  /// Puts an item at a place, at the end for one beyond; an item of that title leaves.
  public final func insertItem(withTitle title: String, at index: Int) {
    removeItem(withTitle: title)
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    ownMenu.insertItem(item, at: (0...items.count).contains(index) ? index : items.count)
    synchronizeTitleAndSelectedItem()
  }
  /// Takes the item of a title away.
  public final func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
  /// Takes the item of a place away; nothing beyond the ends.
  public final func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    let isChosen = items[index] === selectedItem
    menu?.removeItem(at: index)
    if isChosen { selectItem(at: pullsDown ? -1 : 0) }
  }
  /// Takes all items away; nothing is chosen.
  public final func removeAllItems() {
    menu?.removeAllItems()
    selectItem(at: -1)
  }

  /// The item of a place; nil beyond the ends.
  public final func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The item of a title; nil for none.
  public final func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The title of the item of a place; empty beyond the ends.
  public final func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// Where an item stands; -1 for one of another menu.
  public final func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  /// Where the item of a title stands; -1 for none.
  public final func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
  /// Where the first item of a tag stands; -1 for none.
  public final func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
  /// Where the first item of an object stands; -1 for none.
  public final func indexOfItem(withRepresentedObject obj: Any?) -> Int {
    let wanted = ModelBox.boxed(obj)
    return items.firstIndex { ModelBox.areSame(ModelBox.boxed($0.representedObject), wanted) } ?? -1
  }
  /// Where the first item of a target and an action stands; -1 for none. No action means any.
  public final func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
    let wanted = target as AnyObject?
    return items.firstIndex { $0.target === wanted && (actionSelector == nil || $0.action == actionSelector) } ?? -1
  }

  /// Chooses an item; one of another menu chooses none. No action is sent.
  public final func select(_ item: NSMenuItem?) { selectItem(at: items.firstIndex { $0 === item } ?? -1) }
  /// Chooses the item of a place; one beyond the ends chooses none.
  public final func selectItem(at index: Int) {
    if altersStateOfSelectedItem { selectedItem?.state = .off }
    selectedItem = item(at: index)
    if altersStateOfSelectedItem { selectedItem?.state = .on }
  }
  /// Chooses the item of a title, or none.
  public final func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
  /// Chooses the first item of a tag.
  /// - Returns: whether there is one.
  @discardableResult
  public final func selectItem(withTag tag: Int) -> Bool {
    let index = indexOfItem(withTag: tag)
    if index >= 0 { selectItem(at: index) }
    return index >= 0
  }
  /// Chooses the item of a title, adding it where there is none; of a button that pulls down, sets its title.
  public final func setTitle(_ string: String?) {
    guard let string else { return }
    if pullsDown, let first = items.first {
      first.title = string
    } else {
      if item(withTitle: string) == nil { addItem(withTitle: string) }
      if !pullsDown { selectItem(withTitle: string) }
    }
  }
  /// Chooses the first item where none of the menu is chosen.
  public final func synchronizeTitleAndSelectedItem() { if !pullsDown, indexOfSelectedItem < 0 { selectItem(at: 0) } }

  /// Opens the menu at a frame, and tells of it: nobody chooses anything here, so it closes again.
  public final func performClick(withFrame frame: NSRect, in controlView: NSView) {
    attachPopUp(withFrame: frame, in: controlView)
    dismissPopUp()
  }
  /// Opens the menu at a frame, and tells of it.
  public final func attachPopUp(withFrame cellFrame: NSRect, in controlView: NSView) {
    NotificationCenter.default.post(name: Self.willPopUpNotification, object: self)
    if let button = controlView as? NSPopUpButton, button.cell === self {
      NotificationCenter.default.post(name: NSPopUpButton.willPopUpNotification, object: button)
    }
    menu?.open()
  }
  /// Closes the menu.
  public final func dismissPopUp() { menu?.close() }
}
