extension ElementSchema {
  /// Documented: UIKit, UITextField. Seen: Archives/Elements/textField, 247 goldens.
  static let textField = ElementSchema(
    "textField", class: "UITextField", inherits: "control", silent: ["textInputTraits", "spellCheckingType"],
    rows: [
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: "UIFont", default: .system(14)),
      .string("placeholder", nib: "UIPlaceholder"),
      .attributedString("attributedPlaceholder", nib: "UIAttributedPlaceholder"),
      .choice("textAlignment", .textAlignment, nib: "UITextAlignment", default: 0),
      .nonemptyString("text", nib: "UIText", mutable: true).through(.nib9b),
      .nonemptyString("text", nib: "UIText").since(.nib9c),
      .color("textColor", nib: "UITextColor", default: .fieldText),
      .choice("borderStyle", .borderStyle, nib: "UIBorderStyle", omit: 0),
      .image("background", nib: "UITextFieldBackground"),
      .image("disabledBackground", nib: "UITextFieldDisabledBackground"),
      .bool("clearsOnBeginEditing", nib: "UIClearsOnBeginEditing", default: false, omit: false),
      .bool("adjustsFontSizeToFit", nib: "UIAdjustsFontSizeToFit", default: true, omit: false),
      .float("minimumFontSize", nib: "UIMinimumFontSize", default: 0),
      .bool("allowsEditingTextAttributes", nib: "UIAllowsEditingTextAttributes", default: false, omit: false),
      .choice("clearButtonMode", .viewMode, nib: "UIClearButtonMode", omit: 0),
      .constant(nib: "UIClearButtonOffset", .reals([3, 1])),
    ] + textInput + [
      .constant(nib: "UIDisableTextColorUpdateOnTraitCollectionChange", .bool(true)).since(.nib9e),
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.nib10),
    ])
}
