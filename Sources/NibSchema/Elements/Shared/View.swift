extension ElementSchema {
  /// Margins by the direction of writing: the key of other margins, and a flag. Inferred: from other readers of archives.
  static let directionalMargins: [Row] = [
    .geometry("directionalLayoutMargins", .directionalInsets, nib: "UIViewLayoutMargins")
      .unless("directionalLayoutMargins", in: [nil]),
    .constant(nib: "UIViewLayoutMarginsAreDirectional", .bool(true)).unless("directionalLayoutMargins", in: [nil]),
  ]

  /// Documented: UIKit, UIView. Seen: every golden. Inherited by all views.
  static let view = ElementSchema(
    "view", class: "UIView",
    rows: [
      .special(.frame),
      .special(.subviews),
      .color("backgroundColor", nib: "UIBackgroundColor"),
      .constant(nib: "UIDeepDrawRect", .bool(true)).since(.nib9e),
      .bool("opaque", nib: "UIOpaque", default: true, omit: false),
      .bool("hidden", nib: "UIHidden", default: false, omit: false),
      .int("tag", nib: "UITag", omit: 0),
      .bool("userInteractionEnabled", nib: "UIUserInteractionDisabled", default: true, inverted: true, omit: false),
      .bool("multipleTouchEnabled", nib: "UIMultipleTouchEnabled", default: false, omit: false),
      .bool("autoresizesSubviews", nib: "UIAutoresizeSubviews", default: true, omit: false),
    ] + autoresizingMask + [
      .bool("clearsContextBeforeDrawing", nib: "UIClearsContextBeforeDrawing", default: true, omit: true),
      .geometry("contentStretch", .rect, nib: "UIContentStretch"),
      .float("alpha", nib: "UIAlpha", omit: 1),
      .choice("contentMode", .contentMode, nib: "UIContentMode", omit: 0),
      .bool("clipsSubviews", nib: "UIClipsToBounds", default: false, omit: false),
      .color("tintColor", nib: "UITintColor"),
      .special(.translatesMask),
      .special(.constraints),
      .special(.layoutGuides),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250),
      .priorities(
        "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        nib: "UIViewContentCompressionResistancePriority", default: 750
      ).when("contentCompressionResistancePriority", in: [nil]),
      .geometryText(
        "contentCompressionResistancePriority", .offset, nib: "UIViewContentCompressionResistancePriority"
      ).unless("contentCompressionResistancePriority", in: [nil]),
      .geometry("layoutMargins", .insets, nib: "UIViewLayoutMargins").when("directionalLayoutMargins", in: [nil]),
    ] + directionalMargins + [
      .bool("preservesSuperviewLayoutMargins", nib: "UIViewPreservesSuperviewMargins", default: false, omit: false),
      .constant(nib: "UIViewPreservesSpecificSuperviewMargins", .int(15)).since(.nib9f)
        .when("preservesSuperviewLayoutMargins", in: ["YES"]),
      .bool(
        "layoutMarginsFollowReadableWidth", nib: "UIViewLayoutMarginsFollowReadableWidth", default: false,
        omit: false),
      .boolAsInt(
        "insetsLayoutMarginsFromSafeArea", nib: "UIViewInsetsLayoutMarginsFromSafeArea", default: true, omit: true),
      .choice(
        "semanticContentAttribute", .semanticContentAttribute, nib: "UIViewSemanticContentAttribute", default: 0
      ).since(.nib9c),
      .constant(nib: "UIViewLargeContentStoredProperties", .null).since(.nib9g),
      .nonemptyString("restorationIdentifier", nib: "UIRestorationIdentifier"),
    ])
}
