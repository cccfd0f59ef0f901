import NibStandIns

extension NSMenuItem {
  /// Makes a line between items.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparator = true
    return item
  }
}
