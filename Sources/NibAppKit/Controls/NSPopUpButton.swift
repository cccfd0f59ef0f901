import NibRuntime
import NibStandIns

/// A button that opens a menu of choices. Stands in for NSPopUpButton.
open class NSPopUpButton: NSButton {

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
  }

  /// The cell as a pop-up button's.
  public var popUpCell: NSPopUpButtonCell? { cell as? NSPopUpButtonCell }

  /// The items.
  public var menu: NSMenu? { popUpCell?.menu }

  /// The items that can be chosen.
  public var items: [NSMenuItem] { menu?.items ?? [] }

  /// Whether the first item is a title that is never chosen.
  public var pullsDown: Bool { popUpCell?.pullsDown ?? false }

  /// Titles of the items.
  public var itemTitles: [String] { items.map(\.title) }

  /// The item chosen.
  public var selectedItem: NSMenuItem? { popUpCell?.selectedItem }

  /// Title of the item chosen.
  public var titleOfSelectedItem: String? { selectedItem?.title }

  /// Index of the item chosen; -1 for none.
  public var indexOfSelectedItem: Int { items.firstIndex { $0 === selectedItem } ?? -1 }

  /// Makes an item the chosen one without sending an action; an index outside chooses none.
  public func selectItem(at index: Int) {
    for item in items { item.state = .off }
    popUpCell?.selectedItem = items.indices.contains(index) ? items[index] : nil
    selectedItem?.state = .on
  }

  /// Makes the item of a title the chosen one, or none.
  public func selectItem(titled title: String) { selectItem(at: itemTitles.firstIndex(of: title) ?? -1) }

  /// Makes the item of a tag the chosen one.
  /// - Returns: whether there is one.
  @discardableResult
  public func selectItem(tagged tag: Int) -> Bool {
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
    menu?.open()
    defer { menu?.close() }
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
}
