extension ElementSchema {
  /// Documented: UIKit, UIStackView. Seen: Archives/Elements/stackView, 82 goldens.
  ///
  /// Documented: the standard distance. Inferred: how it is archived.
  ///
  /// A stack view draws nothing and so has no background of its own until systems that draw one.
  static let stackView = ElementSchema(
    "stackView", class: "UIStackView", inherits: "view",
    silent: ["backgroundColor", "opaque", "spacingType"],
    rows: [
      .color("backgroundColor", nib: "UIBackgroundColor").since(.nib10),
      .constant(nib: "UIOpaque", .bool(true)).through(.nib9f),
      .bool("opaque", nib: "UIOpaque", default: true, omit: false).since(.nib9g),
      .geometry("layoutMargins", .insets, nib: "UIViewLayoutMargins", default: [0, 0, 0, 0])
        .when("directionalLayoutMargins", in: [nil]),
      directionalMargins[0],
      .list("subviews", nib: "UIStackViewArrangedSubviews", .array, always: true),
      .choice("axis", .axis, nib: "UIStackViewAxis", default: 0),
      .choice("distribution", .distribution, nib: "UIStackViewDistribution", default: 0),
      .choice("alignment", .stackAlignment, nib: "UIStackViewAlignment", default: 0),
      .double("spacing", nib: "UIStackViewSpacing", default: 0).unless("spacingType", in: ["standard"]),
      // The system's distance is said by the smallest normal number of 32 bits.
      .constant(nib: "UIStackViewSpacing", .double(0x1p-126)).when("spacingType", in: ["standard"]),
      .bool("baselineRelativeArrangement", nib: "UIStackViewBaselineRelative", default: false),
      .bool("layoutMarginsRelativeArrangement", nib: "UIStackViewLayoutMarginsRelative", default: false),
    ])
}
