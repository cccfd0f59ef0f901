extension ElementSchema {
  /// Documented: UIKit, UICollectionViewController. Seen: 2 goldens.
  static let collectionViewController = ElementSchema(
    "collectionViewController", class: "UICollectionViewController", inherits: "viewController", role: .object,
    silent: ["clearsSelectionOnViewWillAppear"],
    rows: [
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true, omit: false)
        .through(.nib9d)
    ])
}
