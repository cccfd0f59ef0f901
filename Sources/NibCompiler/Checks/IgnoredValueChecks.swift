import NibSchema

/// Values that nothing is archived of: they contradict what is archived, or no compiler reads them.
///
/// Attributes that repeat what the document says elsewhere are archived as nothing themselves, so a wrong one would go
/// unnoticed. All rows have one id. The counts are those of 1 190 documents of other people; each says how many hold to
/// the rule.
extension DocumentCheck {
  static let ignoredValues = [
    // Seen: 43 of 43 that say YES have one, none without the attribute does.
    ignored(at: .attribute(.usesAttributedText), IgnoredValues.attributedText),
    // Seen: 3 of 3.
    ignored(at: .attribute(.hasAttributedTitle), IgnoredValues.attributedTitle),
    // Seen: 6 of 6 that say YES have no width.
    ignored(at: .attribute(.useAutomaticPreferredMaxLayoutWidth), IgnoredValues.automaticWidth),
    // Seen: 56 of 56 collections with prototypes and 15 of 15 without have cells or none; no other value.
    ignored(at: .attribute(.dataMode), IgnoredValues.dataMode),
    // Documented: UISegmentedControl.Style, without effect since iOS 7. Seen: 10 of 43 controls have another style.
    ignored(at: .attribute(.segmentControlStyle), since: .xcode8, IgnoredValues.segmentStyle),
    // Documented: UIPickerView, the indicator is always shown since iOS 7.
    ignored(at: .attribute(.showsSelectionIndicator), since: .xcode9, IgnoredValues.selectionIndicator),
    // Seen: 255 of 258 cells are as high as they say, or less than a point higher or lower.
    ignored(at: .attribute(.rowHeight), IgnoredValues.rowHeight),
    // Seen: 752 of 752.
    ignored(at: .attribute(.tableViewCell), IgnoredValues.ownCell),
    // Seen: 80 of 80 content views have the same attributes and color.
    ignored(at: .element(.collectionViewCell), IgnoredValues.plainContent),
    // Seen: 16 of 16 bars of controllers that say it are not opaque; 111 of 111 names.
    ignored(at: .element(.navigationController), IgnoredValues.navigationController),
    // Seen: 12 of 12.
    ignored(at: .attribute(.metaFont), IgnoredValues.metaFont),
    // Seen: 489 of 489.
    ignored(at: .attribute(.family), IgnoredValues.family),
    // Seen: 62 of 62 white backgrounds, 1 of 1 dark label.
    ignored(at: .attribute(.cocoaTouchSystemColor), since: .xcode11, IgnoredValues.olderColor),
    // Seen: 11 of 11 say YES, 3 of them beside other flags.
    ignored(at: .attribute(.noneFlag), IgnoredValues.noFlag),
    // Seen: 736 of 736.
    ignored(at: .element(.scroller), IgnoredValues.scroller),
    // Seen: 42 of 42 cells of steppers say YES.
    ignored(at: .attribute(.continuous), IgnoredValues.stepper),
    // Seen: 3 of 33 applications have a class, and no archive has it.
    ignored(at: .element(.application), IgnoredValues.application),
    // Seen: 115 of 115 documents that say it.
    ignored(at: .document, in: .macOS, IgnoredValues.instantiation),
    // Seen: 6 of 6.
    ignored(at: .attribute(.className), IgnoredValues.firstResponder),
    // Interface Builder alone reads these. Seen: 17, 3 and 1, of which the last has one of seven colors.
    ignored(at: .attribute(.affinity), IgnoredValues.guide),
    // Seen: 268 guides of these keys.
    ignored(at: .element(.viewLayoutGuide), IgnoredValues.layoutGuide),
    ignored(at: .attribute(.simulatedAppContext), IgnoredValues.appContext),
    ignored(at: .attribute(.colorLabel), IgnoredValues.colorLabel),
  ]

  private static func ignored(
    at trigger: Trigger, in scope: Scope = .all, since: OutputProfile = .xcode3point1,
    _ condition: @escaping @Sendable (Int, CheckedDocument) -> Finding?
  ) -> DocumentCheck {
    DocumentCheck(
      .ignoredValue, .warning, at: trigger, in: scope, since: since,
      meaning: "An attribute has a value that is not archived: it contradicts the archived values, or only "
        + "Interface Builder reads it and never writes such a value.",
      remedy: "Correct the value, or delete the attribute.", condition)
  }
}
