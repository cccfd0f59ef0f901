import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let textKinds: [Catalog.Kind] = [
    Catalog.Kind("label") { label },
    Catalog.Kind("textField") { textField },
    Catalog.Kind("textView") { textView },
  ]

  /// Traits of text input, the attributes of `<textInputTraits key="textInputTraits">`; rows for every kind that has them.
  ///
  /// Documented: UIKit, UITextInputTraits. Seen: goldens with text fields.
  static let textInput: [Row] = [
    .choice(
      "textInputTraits.autocapitalizationType", .autocapitalizationType, nib: "UIAutocapitalizationType", omit: 0),
    .choice("textInputTraits.autocorrectionType", .defaultNoYes, nib: "UIAutocorrectionType", omit: 0),
    // Seen: left out by the compilers of Xcode 8.3 to 10, written by those before.
    .choice("textInputTraits.spellCheckingType", .defaultNoYes, nib: "UISpellCheckingType", omit: 0)
      .through(.xcode8beta),
    .choice("textInputTraits.spellCheckingType", .defaultNoYes, nib: "UISpellCheckingType", omit: 0).since(.xcode11),
    // What is hidden is not spell-checked. Seen: 8 fields of those compilers, all that hide their text.
    .boolAsInt("textInputTraits.secureTextEntry", nib: "UISpellCheckingType", default: false, omit: false)
      .through(.xcode8beta).whenAbsent("textInputTraits.spellCheckingType"),
    .choice("textInputTraits.keyboardAppearance", .keyboardAppearance, nib: "UIKeyboardAppearance", omit: 0),
    .choice("textInputTraits.keyboardType", .keyboardType, nib: "UIKeyboardType", omit: 0),
    .choice("textInputTraits.returnKeyType", .returnKeyType, nib: "UIReturnKeyType", omit: 0),
    .bool(
      "textInputTraits.enablesReturnKeyAutomatically", nib: "UIEnablesReturnKeyAutomatically", default: false,
      omit: false),
    .bool("textInputTraits.secureTextEntry", nib: "UISecureTextEntry", default: false, omit: false),
    // Seen: 70 dashes, 69 insertions and 67 quotes of fields without sources.
    .choice("textInputTraits.smartDashesType", .defaultNoYes, nib: "UITextSmartDashesType", omit: 0),
    .choice("textInputTraits.smartInsertDeleteType", .defaultNoYes, nib: "UITextSmartInsertDeleteType", omit: 0),
    .choice("textInputTraits.smartQuotesType", .defaultNoYes, nib: "UITextSmartQuotesType", omit: 0),
    .nonemptyString("textInputTraits.textContentType", nib: "UITextContentType"),
    // Seen: 18 fields without sources. Inferred: the attribute, by the property's name.
    .choice("textInputTraits.inlinePredictionType", .defaultNoYes, nib: "UITextInlinePredictionType", omit: 0)
      .since(.xcode15),
  ]

  /// Documented: UIKit, UILabel. Seen: Archives/Elements/label, 835 goldens.
  public static let label = ElementSchema(
    "label", class: .class(.label), inherits: UIKitElements.view,
    ignored: ["useAutomaticPreferredMaxLayoutWidth", "usesAttributedText"],
    unarchived: [
      "enablesMarqueeWhenAncestorFocused": "the text does not run with the focus"
    ],
    rows: [
      .custom(.labelBackground, nib: .key(.uiBackgroundColor)),
      .custom(.labelTraitOverrides).since(.xcode15).through(.xcode15),
      .custom(.labelStyledText),
      // Seen: 7 of 7 labels of Xcode 4.5, 1 of 4.3 and all later ones with an immutable text.
      .string("text", nib: .key(.text), mutable: true).localizable().since(.xcode4point5).through(.xcode4point5),
      .string("text", nib: .key(.text)).localizable().through(.xcode4point3),
      .string("text", nib: .key(.text)).localizable().since(.xcode5),
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: .key(.font), default: .system(17)),
      .color("textColor", nib: .key(.textColor), default: .labelText),
      .color("highlightedColor", nib: "UIHighlightedColor"),
      .color("shadowColor", nib: .key(.shadowColor)),
      .geometry("shadowOffset", .size, nib: .key(.shadowOffset), default: [0, -1]),
      .int("numberOfLines", nib: "UINumberOfLines", omit: 1),
      .choice("baselineAdjustment", .baselineAdjustment, nib: "UIBaselineAdjustment", default: 1, omit: 0),
      .custom(.labelShrinking),
      .choice("lineBreakMode", .lineBreakMode, nib: "UILineBreakMode", default: 4, omit: 4),
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), default: 0).since(.xcode7),
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), omit: 0).through(.xcode6),
      .bool("enabled", nib: "UIEnabled", default: true, omit: true),
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .custom(.labelScale).since(.xcode4point5),
      // Seen: 8 labels of Xcode 8 and 9 with the first key, 56 without sources with the second. Inferred: when it changed.
      .bool("adjustsLetterSpacingToFitWidth", nib: "UIAdjustsLetterSpacingToFit", default: false, omit: false)
        .through(.xcode10point2),
      .bool(
        "adjustsLetterSpacingToFitWidth", nib: "UIAllowsDefaultTighteningForTruncation", default: false, omit: false
      ).since(.xcode11),
      .float("preferredMaxLayoutWidth", nib: "UIPreferredMaxLayoutWidth", omit: 0),
      .attributedString("attributedText", nib: .key(.uiAttributedText)),
      .constant(nib: .key(.disableUpdateTextColorOnTraitCollectionChange), .bool(false)).since(.xcode8)
        .whenNil("textColor"),
      .constant(nib: .key(.disableUpdateTextColorOnTraitCollectionChange), .bool(true)).since(.xcode8)
        .unlessNil("textColor"),
      // Seen: 8 labels without sources. Documented: a property since iOS 15.
      .bool(
        "showsExpansionTextWhenTruncated", nib: "UIShowsExpansionTextWhenTruncated", default: false, omit: false
      ).since(.xcode13),
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.xcode15).through(.xcode15),
    ])

  /// Documented: UIKit, UITextField. Seen: Archives/Elements/textField, 247 goldens.
  public static let textField = ElementSchema(
    "textField", class: "UITextField", inherits: UIKitElements.control, ignored: ["spellCheckingType"],
    segueEvents: .editingDidEndOnExit,
    rows: [
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: .key(.font), default: .system(14)),
      // Seen: 1 field of Xcode 4.6.
      .string("placeholder", nib: "UIPlaceholder", mutable: true).localizable().since(.xcode4point5)
        .through(.xcode4point5),
      .string("placeholder", nib: "UIPlaceholder").localizable().through(.xcode4point3),
      .string("placeholder", nib: "UIPlaceholder").localizable().since(.xcode5),
      .attributedString("attributedPlaceholder", nib: "UIAttributedPlaceholder"),
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), omit: 0).through(.xcode4point5),
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), default: 0).since(.xcode5),
      // Seen: 3 text fields that say that they are empty.
      .string("text", nib: .key(.text)).localizable().through(.xcode4point5),
      // Seen: 1 field of Xcode 4.6.
      .constant(nib: .key(.text), .string("")).since(.xcode4point5).through(.xcode4point5).whenAbsent("text"),
      .nonemptyString("text", nib: .key(.text), mutable: true).localizable().since(.xcode5),
      .color("textColor", nib: .key(.textColor), default: .fieldText).since(.xcode6),
      .color("textColor", nib: .key(.textColor), default: .fieldText).through(.xcode5).unlessNil("textColor"),
      .color("textColor", nib: .key(.textColor), default: .labelText).through(.xcode5).whenNil("textColor"),
      .choice("borderStyle", .borderStyle, nib: "UIBorderStyle", omit: 0),
      .image("background", nib: "UITextFieldBackground"),
      .image("disabledBackground", nib: "UITextFieldDisabledBackground"),
      .bool("clearsOnBeginEditing", nib: "UIClearsOnBeginEditing", default: false, omit: false),
      .bool("adjustsFontSizeToFit", nib: .key(.adjustsFontSizeToFit), default: true, omit: false),
      .float("minimumFontSize", nib: .key(.minimumFontSize), default: 0),
      .bool("allowsEditingTextAttributes", nib: "UIAllowsEditingTextAttributes", default: false, omit: false),
      .choice("clearButtonMode", .viewMode, nib: "UIClearButtonMode", omit: 0),
      .constant(nib: .key(.clearButtonOffset), .reals([3, 1])),
    ] + textInput + [
      // Seen: false in 10 of 10 text fields of 2 apps, true in 123 that say a color or nothing.
      .constant(nib: "UIDisableTextColorUpdateOnTraitCollectionChange", .bool(true)).since(.xcode8)
        .unlessNil("textColor"),
      .constant(nib: "UIDisableTextColorUpdateOnTraitCollectionChange", .bool(false)).since(.xcode8)
        .whenNil("textColor"),
      .constant(nib: "UIRoundedRectBackgroundCornerRadius", .double(0)).since(.xcode26),
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.xcode15).through(.xcode15),
    ])

  /// Documented: UIKit, UITextView. Seen: Archives/Elements/textView, 7 goldens.
  public static let textView = ElementSchema(
    "textView", class: "UITextView", inherits: UIKitElements.scrollView,
    ignored: ["usesAttributedText"],
    rows: [
      // Seen: 1 text view of Xcode 15.0, and 10 of other Xcodes without.
      .custom(.textSubviews, nib: .key(.subviews)).since(.xcode15).through(.xcode15).whenPresent("attributedText"),
      .custom(.textContentSize, nib: .key(.contentSize)),
      .custom(.styledText).since(.xcode4point3),
      // Seen: 1 text view of Xcode 3.2.
      .string("text", nib: .key(.text), mutable: true).localizable().through(.xcode4),
      .string("text", nib: .key(.text)).localizable().since(.xcode4point3),
      .attributedString("attributedText", nib: .key(.uiAttributedText)),
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: .key(.font), default: .system(14)),
      // Seen: 1 text view of Xcode 3.2, and 12 of later eras without.
      .color("textColor", nib: .key(.textColor), default: .labelText).through(.xcode4),
      .color("textColor", nib: .key(.textColor)).since(.xcode4point3),
      // Seen: 2 text views of Xcode 8 with, 1 of Xcode 11.4 without. Inferred: until when.
      .constant(nib: .key(.disableUpdateTextColorOnTraitCollectionChange), .bool(true)).since(.xcode8)
        .through(.xcode10point2).whenPresent("textColor"),
      // Seen: 2 text views of Xcode 3.1 that say nothing, and 4 of 3.2 that say another, of 5 apps.
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), omit: 0).through(.xcode4point5),
      .choice("textAlignment", .textAlignment, nib: .key(.textAlignment), default: 0).since(.xcode5),
      .bool("editable", nib: "UIEditable", default: true, omit: true),
      .bool("selectable", nib: "UISelectable", default: true, omit: true),
      .bits("dataDetectorTypes", .dataDetectors, nib: "UIDataDetectorTypes", omit: 0),
      .bool("allowsEditingTextAttributes", nib: "UIAllowsEditingTextAttributes", default: false, omit: false),
      // A text view begins sentences with capitals of itself. Seen: 5 text views that say so and lack the key, 2 that
      // have other traits and say nothing of capitals.
      .choice(
        "textInputTraits.autocapitalizationType", .autocapitalizationType, nib: "UIAutocapitalizationType", default: 0,
        omit: 2
      ).whenPresent("textInputTraits"),
      // Seen: 1 text view.
      .constant(nib: "UITextAllowsNumberPadPopover", .bool(true)).since(.xcode26),
      .custom(.textHighlight, nib: .key(.textHighlightAttributes)).since(.xcode16),
    ] + textInput.without("UIAutocapitalizationType") + [
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.xcode15).through(.xcode15)
    ])
}

extension CustomLowering {
  package enum UIKitLabels: Sendable { case labelShrinking, labelScale }
  package enum UIKitStyledTexts: Sendable { case styledText, labelStyledText, textHighlight }
  package enum UIKitTextSizes: Sendable { case textContentSize, textSubviews }

  /// A text view's text with attributes: other keys say what its first run says, and plain text has such a form too.
  public static var styledText: Self {
    Self(
      .uiKit(.styledTexts(.styledText)),
      reads: [
        "attributedText", "text", "fontDescription", "textColor", "textAlignment", "lineBreakMode",
        "adjustsFontForContentSizeCategory",
      ],
      writes: [.key(.text), .key(.uiAttributedText), .key(.font), .key(.textColor), .key(.textAlignment)])
  }

  /// The same of a label; in a cell of one era plain text has such a form.
  public static var labelStyledText: Self {
    Self(
      .uiKit(.styledTexts(.labelStyledText)),
      reads: [
        "attributedText", "text", "fontDescription", "textColor", "textAlignment", "lineBreakMode",
        "adjustsFontForContentSizeCategory",
      ],
      writes: [.key(.text), .key(.uiAttributedText), .key(.font), .key(.textColor), .key(.textAlignment)])
  }

  /// A label's shrinking: two keys derived from each other and from the font's size.
  public static var labelShrinking: Self {
    Self(
      .uiKit(.labels(.labelShrinking)),
      reads: ["adjustsFontSizeToFit", "fontDescription", "minimumScaleFactor", "minimumFontSize"],
      writes: [.key(.adjustsFontSizeToFit), .key(.minimumFontSize)])
  }

  /// A label's minimum scale: after the alignment keys, derived as the shrinking keys are.
  public static var labelScale: Self {
    Self(
      .uiKit(.labels(.labelScale)),
      reads: ["adjustsFontSizeToFit", "fontDescription", "minimumScaleFactor", "minimumFontSize"],
      writes: [.key(.minimumScaleFactor)])
  }

  /// `UIContentSize` of a text view: as high as its text, or its own size.
  public static var textContentSize: Self {
    Self(
      .uiKit(.textSizes(.textContentSize)),
      reads: ["frame", "scrollEnabled", "text", "attributedText", "fontDescription"],
      writes: [.key(.contentSize)])
  }

  /// `UISubviews` of a text view of text with attributes: a view that no element is.
  public static var textSubviews: Self {
    Self(.uiKit(.textSizes(.textSubviews)), reads: ["subviews"], writes: [.key(.subviews)])
  }

  /// `UITextHighlightAttributes` of a text view: a dictionary of two colors of the system.
  public static var textHighlight: Self {
    Self(.uiKit(.styledTexts(.textHighlight)), writes: [.key(.textHighlightAttributes)])
  }

  /// The background of a label: that of its cell where it is a cell's own.
  public static var labelBackground: Self {
    Self(
      .uiKit(.cellBackgrounds(.labelBackground)), reads: ["backgroundColor", "opaque"],
      writes: [.key(.uiBackgroundColor), .key(.opaque)])
  }

  /// `UIViewTraitOverrides` of the second label of a cell.
  public static var labelTraitOverrides: Self {
    Self(
      .uiKit(.traits(.labelTraitOverrides)),
      writes: [.key(.viewTraitOverrides), .key(.viewLocalOverrideTraitCollection)])
  }
}
