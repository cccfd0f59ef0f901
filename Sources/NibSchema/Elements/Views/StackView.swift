extension ElementSchema {
  /// Documented: UIKit, UIStackView. Seen: Archives/Elements/stackView, 82 goldens.
  static let stackView = ElementSchema(
    "stackView", class: "UIStackView", inherits: "view",
    silent: ["opaque"],
    rows: [
      .constant(nib: "UIOpaque", .bool(true)),
      .geometry("layoutMargins", .insets, nib: "UIViewLayoutMargins", default: [0, 0, 0, 0]),
      .special(.arrangedSubviews),
      .choice("axis", .axis, nib: "UIStackViewAxis", default: 0),
      .choice("distribution", .distribution, nib: "UIStackViewDistribution", default: 0),
      .choice("alignment", .stackAlignment, nib: "UIStackViewAlignment", default: 0),
      .double("spacing", nib: "UIStackViewSpacing", default: 0),
      .bool("baselineRelativeArrangement", nib: "UIStackViewBaselineRelative", default: false),
      .bool("layoutMarginsRelativeArrangement", nib: "UIStackViewLayoutMarginsRelative", default: false),
    ])
}
