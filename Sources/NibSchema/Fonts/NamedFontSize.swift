/// Sizes and system fonts that documents call by a name instead of a number.
public enum NamedFontSize {
  /// The size in points of a `size` of a `<fontDescription>`; nil for a name that is not known.
  ///
  /// - Documented: `UIFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize` and `buttonFontSize`.
  public static func points(_ name: String) -> Double? {
    switch name {
    case "system": 14
    case "smallSystem": 12
    case "label": 17
    case "button": 18
    default: nil
    }
  }

  /// The type and the size in points of a `metaFont` of a `<font>`; nil for a name that is not known.
  ///
  /// - Seen: the sizes, in archives of the desktop. Inferred: that they hold where a `<font>` is in attributed text.
  public static func metaFont(_ name: String) -> (type: String, pointSize: Double)? {
    switch name {
    case "system", "menu", "message": ("system", 13)
    case "smallSystem", "palette", "toolTip": ("system", 11)
    case "miniSystem": ("system", 9)
    case "cellTitle", "controlContent": ("system", 12)
    case "label": ("system", 10)
    case "menuBar": ("system", 14)
    case "systemBold", "titleBar": ("boldSystem", 13)
    case "smallSystemBold": ("boldSystem", 11)
    case "miniSystemBold": ("boldSystem", 9)
    default: nil
    }
  }
}
