extension ElementSchema {
  /// Documented: UIKit, UILabel. Seen: Archives/Elements/label, 835 goldens.
  static let label = ElementSchema(
    "label", class: "UILabel", inherits: "view",
    silent: [
      "useAutomaticPreferredMaxLayoutWidth", "usesAttributedText", "minimumFontSize", "minimumScaleFactor",
      "adjustsFontSizeToFit",
    ],
    rows: [
      .special(.tableBackground, nib: "UIBackgroundColor"),
      .special(.traitOverrides).since(.nib10),
      .special(.styledText),
      .string("text", nib: "UIText"),
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: "UIFont", default: .system(17)),
      .color("textColor", nib: "UITextColor", default: .labelText),
      .color("highlightedColor", nib: "UIHighlightedColor"),
      .color("shadowColor", nib: "UIShadowColor"),
      .geometry("shadowOffset", .size, nib: "UIShadowOffset", default: [0, -1]),
      .int("numberOfLines", nib: "UINumberOfLines", omit: 1),
      .choice("baselineAdjustment", .baselineAdjustment, nib: "UIBaselineAdjustment", default: 1, omit: 0),
      .special(.labelShrinking),
      .choice("lineBreakMode", .lineBreakMode, nib: "UILineBreakMode", default: 4, omit: 4),
      .choice("textAlignment", .textAlignment, nib: "UITextAlignment", default: 0).since(.nib9c),
      .choice("textAlignment", .textAlignment, nib: "UITextAlignment", omit: 0).through(.nib9b),
      .bool("enabled", nib: "UIEnabled", default: true, omit: true),
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .special(.labelScale),
      .bool("adjustsLetterSpacingToFitWidth", nib: "UIAdjustsLetterSpacingToFit", default: false, omit: false),
      .float("preferredMaxLayoutWidth", nib: "UIPreferredMaxLayoutWidth", omit: 0),
      .attributedString("attributedText", nib: "UIAttributedText"),
      .constant(nib: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(false)).since(.nib9e)
        .whenNil("textColor"),
      .constant(nib: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(true)).since(.nib9e)
        .unlessNil("textColor"),
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.nib10),
    ])
}
