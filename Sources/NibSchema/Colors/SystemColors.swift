/// The colors that UIKit knows by name and the components their light appearance has in an archive.
public enum SystemColors {
  /// One color: its selector name and its light components, full numbers over 255.
  struct Row: Sendable {
    /// The name in documents and archives: the selector of `UIColor`.
    var name: String
    /// What it is made of.
    var components: ArchivedColor.Components
    /// The era in which these components begin.
    var since: OutputProfile
  }

  private static func rgb(
    _ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1,
    since: OutputProfile = .xcode3point1
  ) -> Row {
    Row(name: name, components: .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha), since: since)
  }

  private static func white(_ name: String, _ white: Double, _ alpha: Double = 1, since: OutputProfile = .xcode3point1)
    -> Row
  {
    Row(name: name, components: .white(white, alpha: alpha), since: since)
  }

  // Later rows of a name take over from earlier ones when their era has come.
  // Seen: blackColor, whiteColor, clearColor, darkTextColor, labelColor, systemBackgroundColor,
  // groupTableViewBackgroundColor, systemGroupedBackgroundColor, secondarySystemBackgroundColor and the table colors.
  // Documented: all others, from the Human Interface Guidelines and UIColor.h.
  static let rows: [Row] = [
    white("blackColor", 0), white("darkGrayColor", 1.0 / 3), white("lightGrayColor", 2.0 / 3), white("whiteColor", 1),
    white("grayColor", 0.5), white("clearColor", 0, 0),
    rgb("redColor", 255, 0, 0), rgb("greenColor", 0, 255, 0), rgb("blueColor", 0, 0, 255),
    rgb("cyanColor", 0, 255, 255), rgb("yellowColor", 255, 255, 0), rgb("magentaColor", 255, 0, 255),
    rgb("orangeColor", 255, 127.5, 0), rgb("purpleColor", 127.5, 0, 127.5), rgb("brownColor", 153, 102, 51),

    white("darkTextColor", 0), white("lightTextColor", 1, 0.6),
    white("labelColor", 0), rgb("labelColor", 0, 0, 0, since: .xcode14),
    white("labelColor", 0, since: .xcode15point1),
    rgb("secondaryLabelColor", 60, 60, 67, 0.6), rgb("tertiaryLabelColor", 60, 60, 67, 76.0 / 255),
    rgb("quaternaryLabelColor", 60, 60, 67, 0.18), rgb("placeholderTextColor", 60, 60, 67, 76.0 / 255),
    rgb("linkColor", 0, 122, 255), rgb("tintColor", 0, 122, 255),
    rgb("separatorColor", 60, 60, 67, 0.29), rgb("separatorColor", 60, 60, 67, 0.12, since: .xcode26),
    rgb("opaqueSeparatorColor", 198, 198, 200),

    rgb("systemFillColor", 120, 120, 128, 0.2), rgb("secondarySystemFillColor", 120, 120, 128, 0.16),
    rgb("tertiarySystemFillColor", 118, 118, 128, 0.12), rgb("quaternarySystemFillColor", 116, 116, 128, 0.08),
    white("systemBackgroundColor", 1), rgb("secondarySystemBackgroundColor", 242, 242, 247),
    white("tertiarySystemBackgroundColor", 1), rgb("systemGroupedBackgroundColor", 242, 242, 247),
    white("secondarySystemGroupedBackgroundColor", 1), rgb("tertiarySystemGroupedBackgroundColor", 242, 242, 247),
    rgb("groupTableViewBackgroundColor", 242, 242, 247), rgb("tableBackgroundColor", 255, 255, 255),
    white("tableBackgroundColor", 1, since: .xcode11),
    rgb("tableCellBackgroundColor", 255, 255, 255), white("tableCellPlainBackgroundColor", 1),
    rgb("tableCellGroupedBackgroundColor", 255, 255, 255),
    white("tableCellGroupedBackgroundColor", 1, since: .xcode11),

    rgb("systemRedColor", 255, 59, 48), rgb("systemOrangeColor", 255, 149, 0), rgb("systemYellowColor", 255, 204, 0),
    rgb("systemGreenColor", 52, 199, 89), rgb("systemMintColor", 0, 199, 190), rgb("systemTealColor", 90, 200, 250),
    rgb("systemTealColor", 48, 176, 199, since: .xcode13), rgb("systemCyanColor", 50, 173, 230),
    rgb("systemBlueColor", 0, 122, 255), rgb("systemBlueColor", 0, 136, 255, since: .xcode26),
    rgb("systemIndigoColor", 88, 86, 214), rgb("systemPurpleColor", 175, 82, 222),
    rgb("systemPinkColor", 255, 45, 85), rgb("systemBrownColor", 162, 132, 94),
    rgb("systemGrayColor", 142, 142, 147), rgb("systemGray2Color", 174, 174, 178),
    rgb("systemGray3Color", 199, 199, 204), rgb("systemGray4Color", 209, 209, 214),
    rgb("systemGray5Color", 229, 229, 234), rgb("systemGray6Color", 242, 242, 247),

    // A desktop color that reached documents for iOS.
    white("controlBackgroundColor", 1),
  ]

  /// Whether a color of that name adapts to dark appearance and so came with iOS 13.
  ///
  /// - Documented: UIColor.h; the older names are those of fixed colors.
  /// - Seen: the background of the system keeps its name for older systems, too.
  public static func isDynamic(_ name: String) -> Bool {
    // Prefixes and suffixes only: the first search inside a string costs a run more than all of its colors.
    name.hasPrefix("system") && name != "systemBackgroundColor" || name.hasSuffix("LabelColor")
      || name.hasSuffix("SystemFillColor")
      || name.hasSuffix("SystemBackgroundColor") || name.hasSuffix("SystemGroupedBackgroundColor")
      || ["labelColor", "linkColor", "separatorColor", "opaqueSeparatorColor", "placeholderTextColor"].contains(name)
  }

  /// Whether the system has a color of that name for greater contrast, too.
  ///
  /// - Seen: 10 of these names in 20 backgrounds, whose own colors are plain, and 164 colors of archives without sources.
  ///   Documented: the Human Interface Guidelines list these with their other contrast.
  static func hasContrasts(_ name: String) -> Bool {
    guard name.hasPrefix("system"), name.hasSuffix("Color") else { return false }
    return contrasting.contains(String(name.dropFirst(6).dropLast(5)))
  }

  private static let contrasting = [
    "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple", "Pink", "Brown", "Gray",
    "Gray2", "Gray3", "Gray4", "Gray5", "Gray6",
  ]

  /// The light components of a named color in an era; nil when the name is not known.
  public static func components(of name: String, in profile: OutputProfile) -> ArchivedColor.Components? {
    rows.last { $0.name == name && $0.since <= profile }?.components
  }
}
