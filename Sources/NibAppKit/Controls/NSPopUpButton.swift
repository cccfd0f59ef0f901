import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A button that opens a menu of choices. Stands in for NSPopUpButton.
open class NSPopUpButton: NSButton {

  /// The items.
  open override var menu: NSMenu? {
    get { popUpCell?.menu }
    set {
      popUpCell?.menu = newValue
      if !pullsDown, newValue?.items.contains(where: { $0 === selectedItem }) != true { selectItem(at: 0) }
    }
  }

  /// Whether the first item is a title that is never chosen.
  open var pullsDown: Bool {
    get { popUpCell?.pullsDown ?? false }
    set { popUpCell?.pullsDown = newValue }
  }

  /// Titles of the items.
  open var itemTitles: [String] { items.map(\.title) }

  /// The item chosen.
  open var selectedItem: NSMenuItem? { popUpCell?.selectedItem }

  /// Title of the item chosen.
  open var titleOfSelectedItem: String? { selectedItem?.title }

  /// Index of the item chosen; -1 for none.
  open var indexOfSelectedItem: Int { items.firstIndex { $0 === selectedItem } ?? -1 }

  /// Makes an item the chosen one without sending an action; an index outside chooses none.
  open func selectItem(at index: Int) {
    for item in items { item.state = .off }
    popUpCell?.selectedItem = items.indices.contains(index) ? items[index] : nil
    selectedItem?.state = .on
  }

  /// Makes the item of a title the chosen one, or none.
  open func selectItem(titled title: String) { selectItem(at: itemTitles.firstIndex(of: title) ?? -1) }

  /// Makes the item of a tag the chosen one.
  /// - Returns: whether there is one.
  @discardableResult
  open func selectItem(tagged tag: Int) -> Bool {
    guard let index = items.firstIndex(where: { $0.tag == tag }) else { return false }
    selectItem(at: index)
    return true
  }

  /// Does what choosing an item does: the menu opens, which validates the items that have actions of their own; then
  /// the item's action is sent, or the button's.
  /// - Returns: the object that performed the action; nil for an item that is not there or does not react.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ title: String) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    NotificationCenter.default.post(name: Self.willPopUpNotification, object: self)
    menu?.open()
    menu?.close()
    return try take(title)
  }

  /// Does what choosing an item of the menu does once that is closed.
  final func take(_ title: String) throws(RuntimeError) -> AnyObject? {
    guard let index = itemTitles.firstIndex(of: title), items[index].isEnabled else { return nil }
    if !pullsDown { selectItem(at: index) }
    if items[index].action != nil {
      try commitBindings()
      return try items[index].sendAction()
    }
    return try sendAction()
  }

  /// A cell for a button that is made in code.
  open override class func makeCell() -> NSCell { NSPopUpButtonCell() }

  /// The title of the item chosen.
  open override var shownTexts: [String] { [titleOfSelectedItem].compactMap { $0 } }

  /// The menu.
  open override var attachments: [NSResponder] { menu.map { [$0] } ?? [] }

  /// Makes an item the chosen one; one of another menu chooses none.
  open func select(_ item: NSMenuItem?) { selectItem(at: items.firstIndex { $0 === item } ?? -1) }

  /// Adds items at the end, in order.
  open func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }
}

extension NSPopUpButton {
  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// The last item's title; nil without items.
  public var lastItem: NSMenuItem? { items.last }

  /// Adds an item at the end; an item of that title is moved there. The first item of an empty button is selected.
  public func addItem(withTitle title: String) {
    guard let menu = menu ?? makeMenu() else { return }
    if let old = menu.item(withTitle: title) { menu.removeItem(old) }
    let item = NSMenuItem()
    item.title = title
    menu.addItem(item)
    if selectedItem == nil, !pullsDown { selectItem(at: 0) }
  }

  /// Takes all items away; nothing is selected.
  public func removeAllItems() {
    menu?.removeAllItems()
    selectItem(at: -1)
  }

  /// The item at a place, counted from 0; nil beyond the ends.
  public func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }

  /// The item of a title; nil for none.
  public func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }

  /// Selects the item of a title; nothing where there is none.
  public func selectItem(withTitle title: String) { selectItem(titled: title) }

  /// Selects the first item of a tag.
  /// - Returns: whether there is one.
  @discardableResult
  public func selectItem(withTag tag: Int) -> Bool { selectItem(tagged: tag) }

  private func makeMenu() -> NSMenu? {
    let menu = NSMenu()
    popUpCell?.menu = menu
    return popUpCell?.menu
  }
}

extension UserOperable where Self: NSPopUpButton {
  /// The items that can be chosen.
  public var items: [NSMenuItem] { menu?.items ?? [] }

  /// The cell as a pop-up button's.
  public var popUpCell: NSPopUpButtonCell? { cell as? NSPopUpButtonCell }
}
