/// A system color name that some compilers archive under another name, or as a pattern.
struct SystemColorRenaming: Sendable {
  /// The name in the document.
  var name: String
  /// The eras in which the row holds.
  var eras: ClosedRange<OutputProfile>
  /// The name in the archive.
  var archived: String
  /// Whether the color is a pattern: a selector instead of components.
  var isPattern = false

  // Seen: every row but the last three, whose patterns are Documented (UIColor.h) and of which no sample is known.
  static let rows: [SystemColorRenaming] = [
    .init(
      name: "groupTableViewBackgroundColor", eras: .xcode3point1 ... .xcode10point2,
      archived: "groupTableViewBackgroundColor",
      isPattern: true),
    .init(
      name: "groupTableViewBackgroundColor", eras: .xcode11 ... .xcode11point4, archived: "systemGroupedBackgroundColor"
    ),
    pattern("viewFlipsideBackgroundColor"),
    pattern("scrollViewTexturedBackgroundColor"),
    pattern("underPageBackgroundColor"),
  ]

  private static func pattern(_ name: String) -> SystemColorRenaming {
    .init(name: name, eras: .xcode3point1 ... .newest, archived: name, isPattern: true)
  }

  /// The row for a name, if one holds.
  static func row(for name: String, profile: OutputProfile) -> SystemColorRenaming? {
    rows.first { $0.name == name && $0.eras.contains(profile) }
  }
}
