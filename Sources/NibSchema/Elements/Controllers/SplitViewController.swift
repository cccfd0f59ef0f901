extension ElementSchema {
  /// Documented: UIKit, UISplitViewController. Seen: 2 goldens.
  static let splitViewController = ElementSchema(
    "splitViewController", class: "UISplitViewController", inherits: "viewController", role: .object,
    silent: ["masterViewController", "detailViewController"],
    rows: [
      .bool("presentsWithGesture", nib: "UIPresentsWithGesture", default: true, omit: true)
    ])
}
