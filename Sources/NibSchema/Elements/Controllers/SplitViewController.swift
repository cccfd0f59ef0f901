extension ElementSchema {
  /// Documented: UIKit, UISplitViewController. Seen: 2 goldens, and the key of the edge in 1.
  static let splitViewController = ElementSchema(
    "splitViewController", class: "UISplitViewController", inherits: "viewController", role: .object,
    silent: ["masterViewController", "detailViewController"],
    rows: [
      .choice("primaryEdge", .primaryEdge, nib: "UISplitViewControllerPrimaryEdge", omit: 0),
      .bool("presentsWithGesture", nib: "UIPresentsWithGesture", default: true, omit: true),
    ])
}
