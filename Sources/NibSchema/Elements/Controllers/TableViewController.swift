extension ElementSchema {
  /// Documented: UIKit, UITableViewController. Seen: 133 goldens.
  static let tableViewController = ElementSchema(
    "tableViewController", class: "UITableViewController", inherits: "viewController", role: .object,
    silent: ["clearsSelectionOnViewWillAppear"],
    rows: [
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true, omit: false)
        .through(.nib9d)
    ])
}
