extension ElementSchema {
  /// Documented: UIKit, UITextView. Seen: Archives/Elements/textView, 7 goldens.
  static let textView = ElementSchema(
    "textView", class: "UITextView", inherits: "scrollView", silent: ["usesAttributedText"],
    rows: [
      .special(.styledText),
      .string("text", nib: "UIText"),
      .attributedString("attributedText", nib: "UIAttributedText"),
      .bool(
        "adjustsFontForContentSizeCategory", nib: "UIAdjustsFontForContentSizeCategory", default: false, omit: false),
      .font("fontDescription", nib: "UIFont", default: .system(14)),
      .color("textColor", nib: "UITextColor"),
      .choice("textAlignment", .textAlignment, nib: "UITextAlignment", default: 0),
      .bool("editable", nib: "UIEditable", default: true, omit: true),
      .bool("selectable", nib: "UISelectable", default: true, omit: true),
      .bits("dataDetectorTypes", .dataDetectors, nib: "UIDataDetectorTypes", omit: 0),
      .bool("allowsEditingTextAttributes", nib: "UIAllowsEditingTextAttributes", default: false, omit: false),
      // A text view begins sentences with capitals of itself. Seen: 5 text views that say so and lack the key.
      .choice(
        "textInputTraits.autocapitalizationType", .autocapitalizationType, nib: "UIAutocapitalizationType", omit: 2),
    ] + textInput.filter { $0.key != "UIAutocapitalizationType" } + [
      .constant(nib: "UILetterformAwareSizingRule", .int(0)).since(.nib10)
    ])
}
