extension ElementSchema {
  /// Documented: UIKit, UICollectionReusableView. Seen: 12 goldens.
  static let collectionReusableView = ElementSchema(
    "collectionReusableView", class: "UICollectionReusableView", inherits: "view",
    rows: [
      .nonemptyString("reuseIdentifier", nib: "UIReuseIdentifier")
    ])
}
