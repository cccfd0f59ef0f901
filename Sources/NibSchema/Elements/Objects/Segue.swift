extension ElementSchema {
  /// A segue that becomes a template; its class and the keys of its kind are `SegueKind`'s. Seen: 63 goldens.
  static let segue = ElementSchema(
    "segue", class: "UIStoryboardSegueTemplate", role: .object,
    silent: [
      "destination", "kind", "trigger", "unwindAction", "splitViewControllerTargetIndex", "relationship",
      "action",
    ],
    rows: [
      .nonemptyString("identifier", nib: "UIIdentifier").unless("kind", in: ["unwind"]),
      .string("identifier", nib: "UIIdentifier").when("kind", in: ["unwind"]),
      .special(.segue),
      // Inferred: the names, by other readers of archives.
      .reference("popoverAnchorBarButtonItem", nib: "UIAnchorBarButtonItem"),
      .bits("popoverArrowDirection", .arrowDirections, nib: "UIPermittedArrowDirections"),
      .choice("modalPresentationStyle", .modalPresentationStyle, nib: "UIModalPresentationStyle"),
      .choice("modalTransitionStyle", .modalTransitionStyle, nib: "UIModalTransitionStyle"),
      .bool("animates", nib: "UIAnimates", default: true, omit: true),
    ])
}
