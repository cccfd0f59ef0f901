import NibSchema

/// Values of attributes that the oldest system does not know, where they do nothing or their default shows.
extension DocumentCheck {
  private static let attributeRemedy = "Raise the deployment target, or choose another value."

  static let unavailableAttributes = [
    // Seen: Xcode 6 and later.
    attribute(
      .unavailableAutomaticWidth, at: .element(.label), before: .iOS(8),
      "A label of several lines computes the width at which it wraps, which iOS before 8 does not.",
      UnavailableAttributes.automaticWidth),
    // Seen: Xcode 9 to 11.
    attribute(
      .unavailableHorizontalAlignment, at: .attribute(.contentHorizontalAlignment), before: .iOS(11),
      "Content is aligned to the leading or trailing side, which iOS before 11 does not know."
    ) { element, document in
      isOneOf(["leading", "trailing"], .contentHorizontalAlignment, element, document)
        ? .lacking("Leading or Trailing horizontal alignment") : nil
    },
    // Seen: Xcode 11.
    attribute(
      .unavailableSymbol, at: .attribute(.catalog), before: .iOS(13),
      "An image is a symbol of the system, and iOS before 13 has none.", UnavailableAttributes.symbol),
    // Seen: Xcode 10 and 11.
    attribute(
      .unavailableTextStyle, at: .element(.fontDescription), before: .iOS(11),
      "A font is of the style for large titles, which iOS before 11 does not know."
    ) { font, document in
      document.has(.style, "UICTFontTextStyleTitle0", font) ? .lacking("Large Title font text style") : nil
    },
    // Seen: Xcode 13, of the filled style; the plain one has words that nobody quotes.
    attribute(
      .unavailableButtonStyle, at: .element(.buttonConfiguration), before: .iOS(15),
      "A button has a configuration, which iOS before 15 does not know."
    ) { configuration, document in
      document.has(.style, "filled", configuration)
        ? .lacking("Filled Button Style") : .lacking("A button configuration", areKnown: false)
    },
    // Seen: one log, with the number 9.
    attribute(
      .unavailableIndicatorStyle, kind: 9, at: .element(.activityIndicatorView), before: .iOS(13),
      "An activity indicator is of the large style, which iOS before 13 does not know."
    ) { indicator, document in document.has(.style, "large", indicator) ? .lacking("Large Style") : nil },
    attribute(
      .unavailableTextAlignment, at: .attribute(.textAlignment), before: .iOS(7),
      "A text is aligned naturally or justified, which iOS before 7 does not know."
    ) { element, document in
      isOneOf(["natural", "justified"], .textAlignment, element, document)
        ? .lacking("Justified or Natural text alignment") : nil
    },
    // Seen: Xcode 6. The words of later ones are not known.
    attribute(
      .unavailableMarginAttribute, at: .element(.constraint), before: .iOS(8),
      "A constraint is relative to a layout margin, which iOS before 8 does not know.",
      UnavailableAttributes.margin),
    // Seen: Xcode 6 and 7.
    attribute(
      .unavailableBaseline, at: .element(.constraint), before: .iOS(8),
      "A constraint is of the first baseline, which iOS before 8 does not know."
    ) { constraint, document in
      document.has(.firstAttribute, "firstBaseline", constraint)
        || document.has(.secondAttribute, "firstBaseline", constraint)
        ? .lacking("First baseline layout attribute") : nil
    },
    // Seen: Xcode 9, in words that nobody quotes.
    attribute(
      .unavailableFontAdjustment, at: .attribute(.adjustsFontForContentSizeCategory), before: .iOS(10),
      "A text follows the text size of the system while it is shown, which iOS before 10 does not."
    ) { element, document in
      document.has(.adjustsFontForContentSizeCategory, "YES", element)
        ? .lacking("Automatic adjustment of fonts", areKnown: false) : nil
    },
    // Seen: Xcode 16.
    attribute(
      .unavailableColorWellStyle, at: .element(.colorWell), before: .macOS(13, 0),
      "A color well is of the minimal style, which macOS before 13 does not know."
    ) { well, document in
      document.document.attribute("colorWellStyle", of: .init(well)) == "minimal"
        ? .lacking("Minimal well style") : nil
    },
    // Seen: Xcode 10.2.
    attribute(
      .unavailableImagePosition, at: .attribute(.imagePosition), before: .macOS(10, 12),
      "An image is at the leading or trailing side, which macOS before 10.12 does not know."
    ) { element, document in
      isOneOf(["leading", "trailing"], .imagePosition, element, document)
        ? .lacking("Leading or Trailing image position") : nil
    },
    // Seen: Xcode 10.
    attribute(
      .unavailableDistribution, at: .attribute(.distribution), before: .macOS(10, 11),
      "A stack view has a distribution, which OS X before 10.11 does not know."
    ) { element, document in document.tag(element) == .stackView ? .lacking("Distribution") : nil },
    // Seen: Xcode 10.
    attribute(
      .unavailableDetaching, at: .attribute(.detachesHiddenViews), before: .macOS(10, 11),
      "A stack view detaches views that are hidden, which OS X before 10.11 does not."
    ) { element, document in
      document.has(.detachesHiddenViews, "YES", element) ? .lacking("Detaches Hidden Views") : nil
    },
    // Seen: Xcode 5.0.2, in other words.
    attribute(
      .unavailableMirroring, at: .attribute(.allowsLogicalLayoutDirection), before: .macOS(10, 8),
      "A view is mirrored where text runs from right to left, which OS X before 10.8 does not."
    ) { element, document in
      document.has(.allowsLogicalLayoutDirection, "YES", element)
        ? .lacking("Mirroring by the direction of text", areKnown: false) : nil
    },
  ]

  private static func attribute(
    _ issue: DocumentIssue, kind: Int = 5, at trigger: Trigger, before versions: Versions, _ meaning: String,
    _ condition: @escaping @Sendable (Int, CheckedDocument) -> Finding?
  ) -> DocumentCheck {
    DocumentCheck(
      issue, .warning, kind: kind, at: trigger, in: versions.scope, before: versions,
      meaning: meaning, remedy: attributeRemedy, condition)
  }

  private static func isOneOf(
    _ values: [String], _ name: WellKnownName, _ element: Int, _ document: CheckedDocument
  ) -> Bool {
    values.contains { document.has(name, $0, element) }
  }
}

private enum UnavailableAttributes {
  static func automaticWidth(_ label: Int, _ document: CheckedDocument) -> Finding? {
    let lines = document.document.attribute("numberOfLines", of: .init(label)) ?? "1"
    guard lines != "1", document.document.attribute("preferredMaxLayoutWidth", of: .init(label)) == nil,
      document.isOn("useAutolayout")
    else { return nil }
    guard document.profile < .xcode7 else { return .lacking("Automatic Preferred Max Layout Width") }
    return .said(
      "a label of several lines computes the width at which it wraps, which iOS before 8.0 does not",
      interfaceBuilder: "Automatic Preferred Max Layout Width is not available on iOS versions prior to 8.0")
  }

  static func symbol(_ element: Int, _ document: CheckedDocument) -> Finding? {
    // What lists the document's resources has a name and no image.
    guard document.has(.catalog, "system", element), let name = document.text(.image, of: element) else { return nil }
    return .said(
      "the symbol '\(name)' is not available before iOS 13.0",
      interfaceBuilder: "SF Symbol '\(name)' is unavailable prior to iOS 13.0.")
  }

  static func margin(_ constraint: Int, _ document: CheckedDocument) -> Finding? {
    let names = [document.text(.firstAttribute, of: constraint), document.text(.secondAttribute, of: constraint)]
    guard names.contains(where: { $0.map { $0.hasSuffix("Margin") || $0.hasSuffix("WithinMargins") } ?? false }) else {
      return nil
    }
    return .lacking("Layout attributes relative to the layout margin", areKnown: document.profile < .xcode7)
  }
}
