import NibBytes
import NibGraph
import NibSchema

/// The appearance of a view or a window that has one of its own.
enum AppKitAppearances {
  /// The names in documents; in archives they have a prefix, and `Accessibility` for `accessibilityHighContrast`.
  ///
  /// Documented: AppKit, NSAppearance.Name, and the values of its constants.
  private static let names = [
    "aqua", "darkAqua", "vibrantLight", "vibrantDark", "accessibilityHighContrastAqua",
    "accessibilityHighContrastDarkAqua", "accessibilityHighContrastVibrantLight",
    "accessibilityHighContrastVibrantDark",
  ]

  /// What documents say of a view that shows its effects in the appearance around it: it has none of its own.
  ///
  /// Seen: 2 views of documents, of 2 apps, none with its archive. Inferred: the words say that nothing is archived here;
  /// the editor's own key has them.
  private static let inherited = ["inherited", "inheritedVibrantLight", "inheritedVibrantDark"]

  /// `NSAppearance`, with the name of one of the system's.
  ///
  /// Seen: 1 view of Xcode 8 with the name alone, and 4 of documents of Xcode 5. Inferred: the same of a window.
  static func lower(_ element: Int, _ lowering: inout Lowering) {
    guard let span = lowering.reader.attribute(.appearanceType) else { return }
    let said = lowering.reader.text(span)
    if inherited.contains(said) { return }
    guard let name = names.first(where: { $0 == said }), let first = name.first else {
      return lowering.reader.warn(
        .unknownValue, "unknown appearanceType '\(said)'; attribute ignored", at: element)
    }
    let plain = (first.uppercased() + name.dropFirst()).replacing("AccessibilityHighContrast", with: "Accessibility")
    let text = lowering.writer.string("NSAppearanceName" + plain)
    lowering.writer.add(
      .reference(
        .nsAppearance, lowering.writer.object(AppKitClass.nsAppearance.id, .reference(.nsAppearanceName, text))))
  }
}
