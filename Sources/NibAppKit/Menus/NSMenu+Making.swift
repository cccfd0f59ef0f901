import NibStandIns

extension NSMenu {
  /// Makes a menu with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// The item at a place, counted from 0; nil beyond the ends.
  public func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }

  /// The first item of a title; nil for none.
  public func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }

  /// The first item of a tag; nil for none.
  public func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }

  /// Where an item stands; -1 for one of another menu.
  public func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
}

extension NSMenuItem {
  /// Makes a line between items.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparator = true
    return item
  }

  /// Whether the item is a line between others.
  public var isSeparatorItem: Bool { isSeparator }

  /// Whether a menu opens from the item.
  public var hasSubmenu: Bool { submenu != nil }

  /// The keys that are held with the key equivalent.
  public var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { keyEquivalentModifiers }
    set { keyEquivalentModifiers = newValue }
  }
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

  /// Adds items at the end, in order.
  public func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }

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

extension NSSegmentedControl {
  /// The number of segments.
  public var segmentCount: Int { segments.count }

  /// Sets a segment's text; beyond the ends nothing.
  public func setLabel(_ label: String, forSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].label = label }
  }

  /// A segment's text; nil beyond the ends.
  public func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }

  /// Lets a segment react or not.
  public func setEnabled(_ isEnabled: Bool, forSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = isEnabled }
  }

  /// Whether a segment is selected.
  public func isSelected(forSegment segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isSelected
  }
}
