extension ElementSchema {
  /// Documented: UIKit, UIButton. Seen: Archives/Elements/button, 400 goldens.
  ///
  /// Documented: the role and its values. Inferred: its key.
  ///
  /// `UIRoundedRectButton` for systems before 7: the compiler sets it with the look of its states.
  static let button = ElementSchema(
    "button", class: "UIButton", inherits: "control",
    silent: ["state", "fontDescription", "hasAttributedTitle"],
    rows: [
      .special(.buttonStates),
      .bool(
        "reversesTitleShadowWhenHighlighted", nib: "UIReversesTitleShadowWhenHighlighted", default: false, omit: false),
      .bool("showsTouchWhenHighlighted", nib: "UIShowsTouchWhenHighlighted", default: false, omit: false),
      .bool("adjustsImageWhenHighlighted", nib: "UIAdjustsImageWhenHighlighted", default: true, omit: false),
      .bool("adjustsImageWhenDisabled", nib: "UIAdjustsImageWhenDisabled", default: true, omit: false),
      .choice("buttonType", .buttonType, nib: "UIButtonType", omit: 0),
      .font("fontDescription", nib: "UIFont", default: .systemButton)
        .when("buttonType", in: ["roundedRect", "system"]),
      .font("fontDescription", nib: "UIFont").unless("buttonType", in: ["roundedRect", "system"]),
      // Seen: 215 buttons with the middle truncated and without the key. Inferred: the key, by its name in labels.
      .choice("lineBreakMode", .lineBreakMode, nib: "UILineBreakMode", omit: 5),
      .choice("role", .buttonRole, nib: "UIButtonRole", omit: 0).since(.nib9g),
      .bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        nib: "UIAdjustsImageSizeForAccessibilityContentSizeCategory", default: false, omit: false
      ).since(.nib9f),
      .geometry("contentEdgeInsets", .insets, nib: "UIContentEdgeInsets"),
      .geometry("titleEdgeInsets", .insets, nib: "UITitleEdgeInsets"),
      .geometry("imageEdgeInsets", .insets, nib: "UIImageEdgeInsets"),
      .geometry("titleShadowOffset", .size, nib: "UITitleShadowOffset"),
      // Seen: nil in all 11 buttons of its compilers.
      .constant(nib: "UIButtonConfiguration", .null).since(.nib10),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
    ])
}
