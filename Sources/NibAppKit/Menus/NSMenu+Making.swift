import NibStandIns

extension NSMenu {
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
