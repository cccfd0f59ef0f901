extension ElementSchema {
  /// Documented: UIKit, UISplitViewController. Seen: 2 goldens, and the key of the edge in 1.
  static let splitViewController = ElementSchema(
    "splitViewController", class: "UISplitViewController", inherits: "viewController", role: .object,
    silent: ["masterViewController", "detailViewController"],
    rows: [
      .choice("primaryEdge", .primaryEdge, nib: "UISplitViewControllerPrimaryEdge", omit: 0).through(.nib9h),
      // Seen: the leading edge is said in the one archive of this version.
      .choice("primaryEdge", .primaryEdge, nib: "UISplitViewControllerPrimaryEdge", default: 0).since(.nib10),
      .bool("presentsWithGesture", nib: "UIPresentsWithGesture", default: true, omit: true),
    ])
}
