import NibBytes
import NibSchema

/// What is wrong with constraints, and with styles that systems gave up.
extension DocumentCheck {
  static let layouts = [
    // Seen: Xcode 7 to 11, without a number.
    DocumentCheck(
      .constraintOfExcludedView, .warning, at: .element(.constraints), in: .uiKit, since: .xcode6,
      meaning:
        "A constraint is installed for size classes for which one of its views is not; it is dropped at run time.",
      remedy: "Turn the constraint off for these size classes too.", Layouts.excludedView),
    // Seen: Xcode 4.6.
    DocumentCheck(
      .deprecatedSegmentStyle, .warning, at: .element(.segmentedCell), in: .macOS, through: .xcode4point5,
      meaning: "A segmented control has a style that OS X 10.7 replaced.", remedy: "Choose another style.",
      Layouts.segmentStyle),
    // Seen: Xcode 10 to 26.
    DocumentCheck(
      elsewhere: .fixedFont, kind: 9,
      meaning: "A text is to follow the text size of the system, and its font has no text style; it keeps its size.",
      remedy: "Choose a text style for the font, or do not let it be adjusted."),
  ]
}

private enum Layouts {
  /// Asked of the constraints of a view: one of them refers to a subview that a variation excludes, and neither that
  /// variation nor the one of all size classes excludes the constraint.
  static func excludedView(_ constraints: Int, _ document: CheckedDocument) -> Finding? {
    let owner = document.parent(constraints)
    var alwaysOff = NumberSet()
    var count = 0
    for variation in document.children(owner) where document.tag(variation) == .variation && count < mostVariations {
      count += 1
      let off = excluded("constraints", by: variation, document)
      if document.has(.key, "default", variation) { alwaysOff = off }
      let views = excluded("subviews", by: variation, document)
      guard !views.isEmpty else { continue }
      for constraint in document.children(constraints)
      where !off.contains(constraint) && !alwaysOff.contains(constraint) {
        let items = [document.target(of: .firstItem, constraint), document.target(of: .secondItem, constraint)]
        guard items.contains(where: { $0.map { views.contains($0) } ?? false }) else { continue }
        return .said(
          "a constraint is installed where one of its views is not",
          interfaceBuilder: "Constraint referencing items turned off in current configuration. Turn off this "
            + "constraint in the current configuration.", at: constraint)
      }
    }
    return nil
  }

  /// Each looks at all constraints; a view has nine variations by its two size classes.
  private static let mostVariations = 16

  /// The elements that a variation turns off.
  private static func excluded(_ key: String, by variation: Int, _ document: CheckedDocument) -> NumberSet {
    var found = NumberSet()
    for mask in document.children(variation) where document.tag(mask) == .mask && document.has(.key, key, mask) {
      for entry in document.children(mask) where document.tag(entry) != .include {
        if let element = document.target(of: .reference, entry) { found.insert(element) }
      }
    }
    return found
  }

  static func segmentStyle(_ cell: Int, _ document: CheckedDocument) -> Finding? {
    guard document.has(.style, "texturedRounded", cell), document.isFor(atLeast: 10, 7) else { return nil }
    return .said(
      "the rounded textured style of segmented controls is deprecated since OS X 10.7",
      interfaceBuilder: "Rounded Textured Segmented Control style on OS X versions 10.7 and later")
  }
}
